// step: task-from-a-button
// must get: failed
// Cancels the task that it runs in: the check's own. That ends waiting, and is no pass.
// allows: unsafe-pointers

import Observation

@Observable
final class DirectoryModel {
  private(set) var names: [String] = []
  private(set) var isLoading = false
  private(set) var message: String?

  private let load: @Sendable () async throws -> [String]

  init(load: @escaping @Sendable () async throws -> [String]) {
    self.load = load
  }

  func cancelTapped() {}

  func tapped() {
    withUnsafeCurrentTask { $0?.cancel() }
  }
}
