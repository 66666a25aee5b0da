// A trace id
//
// Many requests run at the same time, and each line of the log says to which of them it belongs. So
// the id goes through every call, also through functions that have no use for it. What `read` runs
// has no id at all, and cannot write a line.
//
// Goal: `note(_:)` takes no id, needs no `await`, and its line has the id of the request all the
// same.
//
// - That holds in `page`, in the child tasks that read, in the `Task` that goes on when `page` has
//   returned, and in all that `read` calls.
// - Requests that run at the same time do not mix. A request that is made within another one has
//   its own id. Outside of a request the id is nil, or a word such as “none”.
// - The same lines are written as now, each once. `page` does not write or await the line “seen”
//   itself.
// - Both reads run at the same time. Cancelling the task that calls `page` cancels them.
// - `page` returns what it did, or throws the error of a read that failed: if both fail, either.

// MARK: - Given

nonisolated struct LogLine: Sendable {
  let requestID: String?
  let text: String
}

nonisolated struct Log: Sendable {
  let write: @Sendable (LogLine) -> Void

  // MARK: - Your turn

  // The value belongs to the task that asks, so no two requests share it.
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

// Without `nonisolated` it would belong to the main actor, and `note` could not read it.
nonisolated enum Trace {
  @TaskLocal static var requestID: String?
}
