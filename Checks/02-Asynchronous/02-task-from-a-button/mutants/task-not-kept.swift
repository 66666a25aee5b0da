// refused by: checks — the task is not kept in `task`, so Cancel finds nothing to cancel

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

  func tapped() {
    guard !isLoading else { return }
    isLoading = true
    Task {
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
