import Synchronization

/// Records who did what in which order, and draws it.
///
/// Every lane (a person, a task, a server) is a row, every event a column of its own, and the time
/// between ``beginWait(_:_:)`` and ``endWait(_:_:)`` is drawn as dots. Checks pass it as the comment
/// of `#expect`, so that a failed check shows the interleaving that led to it:
///
/// ```text
/// Time runs from left to right; dots are time spent waiting.
/// person | tap                                look
/// model  |      isLoading = true
/// server |                        called ............ answers
/// ```
///
/// The order is the order of the calls. For work on several threads that is the order in which they
/// reached the recorder, no more.
public final class Timeline: Sendable, CustomStringConvertible {
  private enum Kind {
    case moment
    case waitBegins
    case waitEnds
  }

  private struct Event {
    let lane: Int
    let text: String
    let kind: Kind
    /// What to say of the lane if this begins a wait that never ends.
    var endless = ""
  }

  private struct State {
    var lanes: [String] = []
    var events: [Event] = []
    var unrecorded = 0
  }

  /// No line of the picture is longer.
  public static let columns = 96

  /// The recorder stops here. A longer picture is no help, and an endless loop would make one.
  public static let eventLimit = 100

  private static let laneLimit = 20
  private static let textLimit = 60

  private let state = Mutex(State())

  /// Creates an empty timeline.
  public init() {}

  /// Adds an event to a lane; the first event of a lane adds its row.
  public func record(_ lane: String, _ event: String) {
    add(lane, event, .moment)
  }

  /// Adds an event after which the lane waits.
  ///
  /// - Parameter endless: What the picture says of the lane below its rows if the wait never ends.
  public func beginWait(
    _ lane: String, _ event: String = "await", endless: String = "is still waiting"
  ) {
    add(lane, event, .waitBegins, endless: endless)
  }

  /// Adds the event that ends the lane's wait.
  public func endWait(_ lane: String, _ event: String = "goes on") {
    add(lane, event, .waitEnds)
  }

  /// The picture, as lines of plain text of at most ``columns`` characters.
  public var description: String {
    let state = state.withLock { $0 }
    if state.events.isEmpty { return "(nothing happened)" }
    var lines = ["Time runs from left to right; dots are time spent waiting."]
    let laneWidth = state.lanes.map(\.count).max() ?? 0
    let room = Self.columns - laneWidth - 3
    var waiting: [Int: String] = [:]
    var rows = Array(repeating: "", count: state.lanes.count)
    var used = 0

    func finishBlock() {
      if lines.count > 1 { lines.append("") }
      for (lane, row) in zip(state.lanes, rows) where row.contains(where: { $0 != " " }) {
        lines.append(Self.trimmed(Self.padded(lane, to: laneWidth) + " | " + row))
      }
      rows = rows.map { _ in "" }
      used = 0
    }

    for event in state.events {
      let text = waiting[event.lane] != nil ? " " + event.text : event.text
      // The last column of a block needs no space after it.
      if used > 0, used + text.count > room { finishBlock() }
      let width = min(text.count + 2, room - used)
      if event.kind == .waitEnds { waiting[event.lane] = nil }
      for lane in rows.indices {
        if lane == event.lane {
          let gap = event.kind == .waitBegins ? " ." : "  "
          rows[lane] += Self.padded(text + gap, to: width)
        } else {
          rows[lane] += String(repeating: waiting[lane] != nil ? "." : " ", count: width)
        }
      }
      if event.kind == .waitBegins { waiting[event.lane] = event.endless }
      used += width
    }
    finishBlock()
    for endless in Set(waiting.values).sorted() {
      let lanes = state.lanes.enumerated().filter { waiting[$0.offset] == endless }.map(\.element)
      lines.append("(\(Self.listed(lanes)) \(endless))")
    }
    if state.unrecorded > 0 { lines.append("(\(state.unrecorded) more events are not drawn)") }
    return lines.joined(separator: "\n")
  }

  /// Names of lanes in a row, the first ones where there are many.
  private static func listed(_ names: [String]) -> String {
    names.count <= 3
      ? names.joined(separator: ", ")
      : "\(names.prefix(2).joined(separator: ", ")) and \(names.count - 2) more"
  }

  private func add(_ lane: String, _ event: String, _ kind: Kind, endless: String = "") {
    let lane = Self.oneLine(lane, limit: Self.laneLimit)
    let text = Self.oneLine(event, limit: Self.textLimit)
    let endless = Self.oneLine(endless, limit: Self.textLimit)
    state.withLock { state in
      guard state.events.count < Self.eventLimit else {
        state.unrecorded += 1
        return
      }
      let row = state.lanes.firstIndex(of: lane) ?? state.lanes.endIndex
      if row == state.lanes.endIndex { state.lanes.append(lane) }
      state.events.append(Event(lane: row, text: text, kind: kind, endless: endless))
    }
  }

  private static func oneLine(_ text: String, limit: Int) -> String {
    let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return line.count > limit ? line.prefix(limit - 3) + "..." : line
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String((text + String(repeating: " ", count: max(0, width - text.count))).prefix(width))
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
