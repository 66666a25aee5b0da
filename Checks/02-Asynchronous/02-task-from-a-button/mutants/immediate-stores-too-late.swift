// refused by: checks — `Task.immediate` ends before it is stored, so it seems to run for ever

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
    guard task == nil else { return }
    task = Task.immediate {
      isLoading = true
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
