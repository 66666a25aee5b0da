// Await the network
//
// The server takes seconds. `readBlocking` holds the main actor's thread, so the app stands still.
//
// Goal: `load(_:)` waits for the server without holding any thread.
//
// - It is `async throws` and asks `read` for the same path, and never `readBlocking`.
// - Each load asks the server once, and does not wait for another load.
// - Until the answer comes, `names` stays and the main actor is free.
// - When `load(_:)` returns, `names` holds its answer's lines, or those of one that overlaps.
// - It throws the server's error as it is, cancelled or not, and leaves `names`.
// - Cancelling its task ends its read, and no other.
// - `names` is read without waiting.
//
// Up to you: loads that are cancelled before they ask.

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
    // TODO: Wait for the answer without holding the thread.
    let text = try server.readBlocking(path)
    return text.split(separator: "\n").map { String($0) }
  }
}
