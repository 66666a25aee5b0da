// differs: a task of its own does the read, and a handler passes the cancellation on

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
  func load(_ department: String) async throws {
    names = try await lines(of: "departments/\(department)")
  }

  private func lines(of path: String) async throws -> [String] {
    let reading = Task { try await server.read(path) }
    let text = try await withTaskCancellationHandler {
      try await reading.value
    } onCancel: {
      reading.cancel()
    }
    return text.split(separator: "\n").map { String($0) }
  }
}
