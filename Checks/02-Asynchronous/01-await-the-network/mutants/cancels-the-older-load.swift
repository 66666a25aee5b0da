// refused by: checks — a new load cancels the older one, which then throws, though nobody cancelled its task

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

  private var reading: Task<String, any Error>?

  func load(_ department: String) async throws {
    reading?.cancel()
    let newest = Task { try await server.read("departments/\(department)") }
    reading = newest
    let text = try await withTaskCancellationHandler {
      try await newest.value
    } onCancel: {
      newest.cancel()
    }
    names = text.split(separator: "\n").map { String($0) }
  }
}
