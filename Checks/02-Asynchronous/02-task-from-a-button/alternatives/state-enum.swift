// differs: one state in place of a flag and a message (written without a look at our solution)
// whole: an enum `State` holds the task, and `isLoading` is computed from it
// A button calls its handler and goes on: it cannot wait. Make `tapped()` synchronous. It sets
// `isLoading` at once, so that the spinner shows, and starts one task, which it keeps in `task` so
// that the Cancel button finds it. A tap while that runs starts nothing. However the load ends, by
// an answer, an error or a cancellation, `isLoading` is false again.

import Observation

// MARK: - Given

@Observable
final class DirectoryModel {
  private(set) var names: [String] = []
  private enum State {
    case idle
    case loading(Task<Void, Never>)
  }
  private var state = State.idle
  var isLoading: Bool { if case .loading = state { true } else { false } }
  private(set) var message: String?

  private let load: @Sendable () async throws -> [String]

  init(load: @escaping @Sendable () async throws -> [String]) {
    self.load = load
  }

  func cancelTapped() {
    if case .loading(let task) = state { task.cancel() }
  }

  // MARK: - Your turn

  func tapped() {
    guard case .idle = state else { return }
    state = .loading(
      Task {
        defer { state = .idle }
        do {
          names = try await load()
          message = nil
        } catch {
          message = "The directory could not be loaded."
        }
      })
  }
}
