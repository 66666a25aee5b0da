// refused by: checks — two loads of the same department share one read, to spare the server work

// MARK: - Given

/// A slow server, with two ways to ask it.
nonisolated struct Server: Sendable {
  /// Holds the thread that calls it until the answer is there.
  let readBlocking: @Sendable (_ path: String) throws -> String
  /// Suspends the function that calls it until the answer is there. The thread is free meanwhile.
  let read: @Sendable (_ path: String) async throws -> String
}

final class Directory {
  private(set) var names: [String] = []
  private let server: Server

  init(server: Server) {
    self.server = server
  }

  // MARK: - Your turn

  private var reads: [String: Task<String, any Error>] = [:]

  func load(_ department: String) async throws {
    let path = "departments/\(department)"
    let read = reads[path] ?? Task { try await server.read(path) }
    reads[path] = read
    defer { reads[path] = nil }
    let text = try await withTaskCancellationHandler {
      try await read.value
    } onCancel: {
      read.cancel()
    }
    names = text.split(separator: "\n").map { String($0) }
  }
}
