import Synchronization
import WorkshopSupport

/// Whether `page` waits for the line “seen”, asked about a desk with one request.
final class SeenLine: Sendable {
  private struct State {
    var caller: Int?
    var task: Task<Void, Never>?
    var hasReturned = false
    var waitedFor: Bool?
  }

  private let state = Mutex(State())

  /// Nil until that is known.
  var waitedFor: Bool? { state.withLock { $0.waitedFor } }

  /// After this the caller calls `page`.
  func isAskedFor() {
    let caller = Self.task
    state.withLock { $0.caller = caller }
  }

  /// After this the line is taken for awaited where it is written in a child of the task that called `page`, and not
  /// on the main actor. To find out, the task is cancelled: its children are cancelled with it.
  func looksForChildren(of task: Task<Void, Never>?) {
    state.withLock { $0.task = task }
  }

  func pageReturned() {
    state.withLock { $0.hasReturned = true }
  }

  func isWritten() {
    let writer = Self.task
    let isOnMainActor = MainActorProbe.isOnMainActor
    let (isOpen, task) = state.withLock { state -> (Bool, Task<Void, Never>?) in
      if state.hasReturned {
        state.waitedFor = false
      } else if writer == state.caller {
        state.waitedFor = true
      } else if !isOnMainActor {
        if let task = state.task { return (true, task) }
        // Another thread may well be ahead of a `page` that waits for nothing.
        state.waitedFor = false
      }
      return (state.waitedFor == nil, nil)
    }
    if let task {
      task.cancel()
      // A task ends after its children, so `page` cannot have returned.
      let isChild = withUnsafeCurrentTask { $0?.isCancelled == true }
      return state.withLock { $0.waitedFor = isChild }
    }
    guard isOpen else { return }
    // `page` may be on its way through another thread: then it is now put on the main actor's queue,
    // and returns before the task below runs. If it waits for this line, it returns after that.
    letOtherThreadsWork()
    Task { @MainActor in
      self.state.withLock { $0.waitedFor = !$0.hasReturned }
    }
  }

  /// Tells the tasks apart that exist at the same time.
  private static var task: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}

/// Keeps every line, in the order in which they were written.
final class LogBook: Sendable, CustomStringConvertible {
  private struct Line {
    let id: String?
    let text: String
    /// Whose line it is, if its id says otherwise.
    let correction: String?
    let isOfRequest: Bool
  }

  private struct State {
    /// The ids of the requests for a name.
    var ids: [String: [String]] = [:]
    var lines: [Line] = []
  }

  private let state = Mutex(State())

  /// From now on, lines about this name may have this id.
  func expect(_ name: String, _ id: String) {
    state.withLock { $0.ids[name, default: []].append(id) }
  }

  func add(_ id: String?, _ text: String) {
    state.withLock { state in
      let name = text.firstIndex { ":/".contains($0) }.map { String(text[..<$0]) }
      let right = name.flatMap { state.ids[$0] }
      // Each request writes a text once.
      let isWrong =
        if let right {
          !right.contains { $0 == id }
            || state.lines.contains { $0.id == id && $0.text == text }
        } else {
          state.ids.values.joined().contains { $0 == id }
        }
      let owner = right?.joined(separator: " or ") ?? "no request"
      state.lines.append(
        Line(
          id: id, text: text, correction: isWrong ? owner : nil, isOfRequest: right != nil))
    }
  }

  var count: Int { state.withLock { $0.lines.count } }

  /// How many lines of requests have an id that is not theirs.
  var wrongLinesOfRequests: Int {
    state.withLock { $0.lines.filter { $0.isOfRequest && $0.correction != nil }.count }
  }

  /// Texts of requests that the starter does not write.
  var textsThatWereNotThere: [String] {
    let known: Set = [
      ": begin", ": seen", "/phone: ask", "/phone: sent", "/phone: received", "/room: ask",
      "/room: sent", "/room: received", " is told",
    ]
    return state.withLock { state in
      state.lines.map(\.text).filter { text in
        !state.ids.keys.contains {
          text.hasPrefix($0) && known.contains(String(text.dropFirst($0.count)))
        }
      }
    }
  }

  func hasLine(_ text: String) -> Bool {
    state.withLock { $0.lines.contains { $0.text == text } }
  }

  /// The lines with one of these texts, each behind its id, sorted.
  func lines(_ texts: Set<String>) -> [String] {
    state.withLock {
      $0.lines.filter { texts.contains($0.text) }.map { "\($0.id ?? "nil") \($0.text)" }
    }
    .sorted()
  }

  /// The ids of the lines whose texts fit.
  func ids(_ fits: (String) -> Bool) -> [String?] {
    state.withLock { $0.lines.filter { fits($0.text) }.map(\.id) }
  }

  /// The lines that were written before, with the same id and the same text.
  var linesWrittenAgain: [String] {
    state.withLock { state in
      state.lines.indices.filter { index in
        let line = state.lines[index]
        return state.lines[..<index].contains { $0.id == line.id && $0.text == line.text }
      }
      .map { state.lines[$0].text }
    }
  }

  var description: String {
    let lines = state.withLock { state in
      state.lines.map { line in
        "  \(line.id ?? "nil")  \(line.text)"
          + (line.correction.map { "  <- this is a line of \($0)" } ?? "")
      }
    }
    return lines.isEmpty ? "The log is empty." : "The log:\n" + lines.joined(separator: "\n")
  }
}
