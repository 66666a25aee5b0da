// refused by: build — `read` is called, but nobody waits: without `await` that does not build

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

  /// Shows the people of a department.
  func load(_ department: String) throws {
    names = try lines(of: "departments/\(department)")
  }

  /// The lines of one of the server's texts.
  private func lines(of path: String) throws -> [String] {
    let text = try server.read(path)
    return text.split(separator: "\n").map { String($0) }
  }
}
