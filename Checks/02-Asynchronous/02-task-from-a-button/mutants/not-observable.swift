// refused by: checks — every attribute was taken off with the rest: views are not told
// whole: `DirectoryModel` is no longer `@Observable`
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

  func tapped() {
    guard !isLoading else { return }
    isLoading = true
    task = Task {
      defer { isLoading = false }
      do {
        names = try await load()
        message = nil
      } catch {
        message = "The directory could not be loaded."
      }
    }
  }
}
