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

  // TODO: Find the id without a parameter.
  func note(_ text: String, requestID: String) {
    write(LogLine(requestID: requestID, text: text))
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
    log.note("\(name): begin", requestID: requestID)
    async let phone = fetch("\(name)/phone", requestID: requestID)
    async let room = fetch("\(name)/room", requestID: requestID)
    let page = try await "\(name), \(phone), \(room)"
    Task { log.note("\(name): seen", requestID: requestID) }
    return page
  }

  private func fetch(_ path: String, requestID: String) async throws -> String {
    log.note("\(path): ask", requestID: requestID)
    return try await read(path)
  }
}
