import Foundation
import WorkshopEngine

/// A line on a terminal's standard error that says how far long work has come; silent elsewhere.
package struct ProgressBar {
  private var total: Int
  private let isShown = isatty(2) == 1
  private var done = 0
  private var label = ""

  package init(total: Int) {
    self.total = total
  }

  mutating func show(_ label: String) {
    self.label = label
    draw()
  }

  package mutating func set(_ done: Int, of total: Int, _ label: String) {
    (self.done, self.total, self.label) = (done, total, label)
    draw()
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

  private func write(_ text: String) {
    if isShown { StandardStreams.writeError(text) }
  }
}
