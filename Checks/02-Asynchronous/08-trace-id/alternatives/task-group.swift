// differs: a task group in place of two `async let`s: its child tasks have the value too

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
      let parts = try await withThrowingTaskGroup(of: (Int, String).self) { group in
        for (place, part) in ["phone", "room"].enumerated() {
          group.addTask { (place, try await self.fetch("\(name)/\(part)")) }
        }
        var parts = ["", ""]
        for try await (place, part) in group { parts[place] = part }
        return parts
      }
      Task { log.note("\(name): seen") }
      return ([name] + parts).joined(separator: ", ")
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
