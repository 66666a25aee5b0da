// A trace id
//
// Many requests run at the same time, and each log line has its request's id. So the id is a
// parameter of every function, even where unused. `read` has no id at all.
//
// Goal: `note(_:)` has no id parameter and no `await`, and writes its request's id.
//
// - That holds in `page` and its child tasks, in its `Task`, and in all that `read` calls.
// - Requests do not mix, also one within another. Outside, the id is nil or “none”.
// - The same lines are written, once each. `page` does not write or await “seen” itself.
// - Both reads run together. Cancelling `page`'s task cancels them.
// - `page` returns what it did, or throws a failed read's error, also when cancelled.

// MARK: - Given

nonisolated struct LogLine: Sendable {
  let requestID: String?
  let text: String
}

nonisolated struct Log: Sendable {
  let write: @Sendable (LogLine) -> Void

  // MARK: - Your turn

  // Reads the current task's value, so no two requests share it.
  func note(_ text: String) {
    write(LogLine(requestID: Trace.requestID, text: text))
  }

  // MARK: - Given
}

final class Directory {
  private let log: Log
  private let read: @Sendable (_ path: String) async throws -> String

  init(log: Log, read: @escaping @Sendable (_ path: String) async throws -> String) {
    self.log = log
    self.read = read
  }

  // MARK: - Your turn

  /// Answers one request.
  func page(of name: String, requestID: String) async throws -> String {
    // Bound until the closure ends. Tasks that are made in it take the value along.
    try await Trace.$requestID.withValue(requestID) {
      log.note("\(name): begin")
      async let phone = fetch("\(name)/phone")
      async let room = fetch("\(name)/room")
      let page = try await "\(name), \(phone), \(room)"
      Task { log.note("\(name): seen") }
      return page
    }
  }

  private func fetch(_ path: String) async throws -> String {
    log.note("\(path): ask")
    return try await read(path)
  }
}

// Without `nonisolated` it would be isolated to the main actor, and `note` could not read it.
nonisolated enum Trace {
  @TaskLocal static var requestID: String?
}
