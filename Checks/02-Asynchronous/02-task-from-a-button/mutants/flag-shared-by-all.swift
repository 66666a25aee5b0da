// refused by: checks — a `static` flag: every screen shows the spinner of every other
// whole: `isLoading` is computed from a static flag
// A task from a button
//
// A button calls its handler and cannot wait. The `tapped()` below is `async`, so a button cannot
// call it.
//
// Goal: `tapped()` is synchronous. It sets `isLoading` at once, so that the spinner shows. It starts
// one task and keeps it in `task`, where the Cancel button finds it. A tap during a load starts
// nothing, also while a cancelled load has not ended yet. When it ends, by an answer, an error or a
// cancellation, `isLoading` is false again. What happens to `names` and `message` stays as it is;
// whether there is a message after Cancel is up to you.

import Observation

// MARK: - Given

@Observable
final class DirectoryModel {
  private(set) var names: [String] = []
  private static var busy = false
  private var version = 0
  private(set) var isLoading: Bool {
    get {
      _ = version
      return Self.busy
    }
    set {
      version += 1
      Self.busy = newValue
    }
  }
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
    // A second tap finds the flag set: nothing runs between here and the next line.
    guard !isLoading else { return }
    isLoading = true
    task = Task {
      // Runs on every way out of the task: an answer, an error, a cancellation.
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
