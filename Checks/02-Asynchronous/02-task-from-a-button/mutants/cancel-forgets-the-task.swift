// refused by: checks — “cancelled is over”: but the load runs until it notices, and a tap starts a second
// whole: `cancelTapped` forgets the task too
// A task from a button
//
// A button calls its handler and cannot wait. The `tapped()` below is `async`, so a button cannot
// call it.
//
// Goal: `tapped()` is synchronous. It sets `isLoading` at once, so that the spinner shows. It starts
// one task and keeps it in `task`, where the Cancel button finds it. A tap during a load starts
// nothing. However the load ends, by an answer, an error or a cancellation, `isLoading` is false
// again. After an error there is a `message`; whether there is one after Cancel is up to you.

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
    task = nil
  }

  // MARK: - Your turn

  func tapped() {
    guard task == nil else { return }
    isLoading = true
    task = Task {
      defer {
        isLoading = false
        task = nil
      }
      do {
        names = try await load()
        message = nil
      } catch {
        message = "The directory could not be loaded."
      }
    }
  }
}
