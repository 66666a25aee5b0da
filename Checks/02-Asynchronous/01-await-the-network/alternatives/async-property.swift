// differs: the lines are a property of an answer, and reading it is what waits

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
    names = try await Answer(path: "departments/\(department)", server: server).lines
  }

  private struct Answer {
    let path: String
    let server: Server

    var lines: [String] {
      get async throws { try await server.read(path).split(separator: "\n").map { String($0) } }
    }
  }
}
