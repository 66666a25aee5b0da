// refused by: checks — a load that comes while another is under way goes home without having asked

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

  private var isLoading = false

  func load(_ department: String) async throws {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    let text = try await server.read("departments/\(department)")
    names = text.split(separator: "\n").map { String($0) }
  }
}
