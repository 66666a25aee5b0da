// refused by: checks — the parameter stays, with a default: what `read` runs writes without an id

// MARK: - Given

nonisolated struct LogLine: Sendable {
  let requestID: String?
  let text: String
}

nonisolated struct Log: Sendable {
  let write: @Sendable (LogLine) -> Void

  // MARK: - Your turn

  func note(_ text: String, requestID: String? = nil) {
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
