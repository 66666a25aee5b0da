// refused by: checks — each request gets a log of its own: the log that the server has knows nothing of it

// MARK: - Given

nonisolated struct LogLine: Sendable {
  let requestID: String?
  let text: String
}

nonisolated struct Log: Sendable {
  let write: @Sendable (LogLine) -> Void

  // MARK: - Your turn

  var requestID: String?

  func note(_ text: String) {
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
    var log = log
    log.requestID = requestID
    log.note("\(name): begin")
    async let phone = fetch("\(name)/phone", log)
    async let room = fetch("\(name)/room", log)
    let page = try await "\(name), \(phone), \(room)"
    Task { [log] in log.note("\(name): seen") }
    return page
  }

  private func fetch(_ path: String, _ log: Log) async throws -> String {
    log.note("\(path): ask")
    return try await read(path)
  }
}
