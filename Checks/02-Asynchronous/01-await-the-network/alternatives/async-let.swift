// differs: `async let` starts the read, and `await` waits for it

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

  func load(_ department: String) async throws {
    async let text = server.read("departments/\(department)")
    names = lines(of: try await text)
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { String($0) }
  }
}
