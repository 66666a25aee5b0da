// refused by: checks — the task is awaited, so that it ends while the id is bound: `page` returns later

// MARK: - Given

nonisolated struct LogLine: Sendable {
  let requestID: String?
  let text: String
}

nonisolated struct Log: Sendable {
  let write: @Sendable (LogLine) -> Void

  // MARK: - Your turn

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
    try await Trace.$requestID.withValue(requestID) {
      log.note("\(name): begin")
      async let phone = fetch("\(name)/phone")
      async let room = fetch("\(name)/room")
      let page = try await "\(name), \(phone), \(room)"
      await Task { log.note("\(name): seen") }.value
      return page
    }
  }

  private func fetch(_ path: String) async throws -> String {
    log.note("\(path): ask")
    return try await read(path)
  }
}

nonisolated enum Trace {
  @TaskLocal static var requestID: String?
}
