// refused by: checks — `try?` in place of `catch`: the load fails, and nobody is told

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
    task = Task {
      defer { isLoading = false }
      names = (try? await load()) ?? names
    }
  }
}
