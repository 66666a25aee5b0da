// refused by: checks — the child tasks are started where no id is bound: they never hear of it

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
    async let phone = fetch("\(name)/phone")
    async let room = fetch("\(name)/room")
    Trace.$requestID.withValue(requestID) { log.note("\(name): begin") }
    let page = try await "\(name), \(phone), \(room)"
    Trace.$requestID.withValue(requestID) {
      _ = Task { log.note("\(name): seen") }
    }
    return page
  }

  private func fetch(_ path: String) async throws -> String {
    log.note("\(path): ask")
    return try await read(path)
  }
}

nonisolated enum Trace {
  @TaskLocal static var requestID: String?
}
