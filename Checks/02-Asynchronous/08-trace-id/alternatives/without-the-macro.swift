// differs: no macro: the `TaskLocal` is an object in a constant of `Log`

// MARK: - Given

nonisolated struct LogLine: Sendable {
  let requestID: String?
  let text: String
}

nonisolated struct Log: Sendable {
  let write: @Sendable (LogLine) -> Void

  // MARK: - Your turn

  static let requestID = TaskLocal<String?>(wrappedValue: nil)

  func note(_ text: String) {
    write(LogLine(requestID: Log.requestID.get(), text: text))
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

  func page(of name: String, requestID: String) async throws -> String {
    try await Log.requestID.withValue(requestID) {
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
