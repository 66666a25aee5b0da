// refused by: gates — an actor holds no main actor, but the screen has to wait for its names
// whole: `Directory` becomes an actor

// MARK: - Given

/// A slow server, with two ways to ask it.
nonisolated struct Server: Sendable {
  /// Holds the thread that calls it until the answer is there.
  let readBlocking: @Sendable (_ path: String) throws -> String
  /// Suspends the function that calls it until the answer is there. The thread is free meanwhile.
  let read: @Sendable (_ path: String) async throws -> String
}

actor Directory {
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
    let text = try server.readBlocking(path)
    return text.split(separator: "\n").map { String($0) }
  }
}
