// A trace id
//
// Many requests run at the same time, and each line of the log says to which of them it belongs. So
// the id goes through every call, also through functions that have no use for it. What `read` runs
// has no id at all, and cannot write a line.
//
// Goal: `note(_:)` takes no id, and needs no `await` wherever it is called. Still each line has the
// id of the request that it is written in: in `page`, in the child tasks that read, in the `Task` that
// goes on when `page` has returned, and in whatever `read` calls. Requests that run at the same time
// do not mix. Outside of a request the id is nil, or a word such as “none”. Only `page` still has a
// `requestID`. The rest stays as it is: which lines are written, what `page` returns or throws, that
// both reads run at the same time, and that `page` does not wait for the line “seen”.

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
