// refused by: checks — the read has a task of its own, which does not hear that its caller was cancelled

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
    names = try await lines(of: "departments/\(department)")
  }

  /// The lines of one of the server's texts.
  private func lines(of path: String) async throws -> [String] {
    let text = try await Task { try await server.read(path) }.value
    return text.split(separator: "\n").map { String($0) }
  }
}
