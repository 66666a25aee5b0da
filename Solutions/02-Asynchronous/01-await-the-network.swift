// Await the network
//
// The server takes seconds to answer. `readBlocking` holds its thread for all that time. Here that
// is the main actor, so the whole app stands still: no scrolling, no taps, no drawing.
//
// Goal: `load(_:)` waits without holding any thread. It is `async throws` and asks with `read`, once
// for each load, also when another load is under way; nobody calls `readBlocking`, on the main actor
// or elsewhere. While the server takes its time, `names` holds what it held before, and other code
// uses the main actor. When `load(_:)` returns, `names` holds the lines of the answer; of loads that
// overlap, any may have the last word. An error of the server comes out of `load(_:)` as it is, and
// leaves `names` alone. Whoever cancels the task that loads also ends the read; another load does
// not. The screen goes on to read `names` without waiting.

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
    // `names` changes when the answer is there, and not at all where an error came instead.
    names = try await lines(of: "departments/\(department)")
  }

  /// The lines of one of the server's texts.
  private func lines(of path: String) async throws -> [String] {
    // At this `await` the main actor is free until the server has answered.
    let text = try await server.read(path)
    return text.split(separator: "\n").map { String($0) }
  }
}
