// A task from a button
//
// A button calls its handler and cannot wait. The `tapped()` below is `async`, so a button cannot
// call it.
//
// Goal: `tapped()` is synchronous, and its load runs in a task.
//
// - It sets `isLoading` at once, so that the spinner shows.
// - It starts one task and keeps it in `task`, where `cancelTapped()` finds it.
// - A tap during a load starts and changes nothing. A cancelled load counts until it ends.
// - When the load ends, by an answer, an error or a cancellation, `isLoading` is false again.
// - `names` and `message` change as they do now, when the load ends. Any error sets `message`.
//
// Up to you: whether a load that ends after Cancel still changes them.

import Observation

// MARK: - Given

@Observable
final class DirectoryModel {
  private(set) var names: [String] = []
  private(set) var isLoading = false
  private(set) var message: String?

  private let load: @Sendable () async throws -> [String]
  private var task: Task<Void, Never>?

  init(load: @escaping @Sendable () async throws -> [String]) {
    self.load = load
  }

  func cancelTapped() {
    task?.cancel()
  }

  // MARK: - Your turn

  // TODO: Make this synchronous, so that a button can call it.
  func tapped() async {
    isLoading = true
    do {
      names = try await load()
      message = nil
    } catch {
      message = "The directory could not be loaded."
    }
    isLoading = false
  }
}
