import Foundation
import WorkshopEngine

/// A line on a terminal's standard error that says how far long work has come. Elsewhere it is silent, or says each
/// tenth of long work in a line of its own, for who reads the log of a machine that ended it.
package struct ProgressBar {
  private var total: Int
  private let tenthsFrom: Int?
  private let start = ContinuousClock.now
  private var tenth = 0
  private let isShown = isatty(2) == 1
  private var done = 0
  private var label = ""

  /// - Parameter tenthsFrom: How many things there have to be for a log to be told of tenths; nil for never.
  package init(total: Int, tenthsFrom: Int? = nil) {
    self.total = total
    self.tenthsFrom = tenthsFrom
  }

  mutating func show(_ label: String) {
    self.label = label
    draw()
  }

  package mutating func set(_ done: Int, of total: Int, _ label: String) {
    (self.done, self.total, self.label) = (done, total, label)
    draw()
    sayTenth()
  }

  mutating func advance() {
    done += 1
    draw()
  }

  /// Shows another line in place of the bar.
  package func say(_ line: String) {
    write("\r\u{1B}[K  \(line.prefix(76))")
  }

  package func clear() {
    write("\r\u{1B}[K")
  }

  private func draw() {
    let filled = total == 0 ? 0 : 24 * done / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    write("\r\u{1B}[K  \(bar) \(done)/\(total) \(label.prefix(40))")
  }

  private mutating func sayTenth() {
    guard let tenthsFrom, !isShown, total >= tenthsFrom, 10 * done / total != tenth else { return }
    tenth = 10 * done / total
    let minutes = start.duration(to: .now).components.seconds / 60
    StandardStreams.writeError("  \(done) of \(total) after \(minutes) min\n")
  }

  private func write(_ text: String) {
    if isShown { StandardStreams.writeError(text) }
  }
}
