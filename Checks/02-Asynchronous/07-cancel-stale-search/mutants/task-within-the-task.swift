// refused by: checks — cancelling the outer task does not cancel one that it made itself

import Observation

// MARK: - Given

@Observable
final class SearchModel {
  private(set) var names: [String] = []
  private(set) var message: String?

  private let find: @Sendable (_ query: String) async throws -> [String]
  private var task: Task<Void, Never>?

  init(find: @escaping @Sendable (_ query: String) async throws -> [String]) {
    self.find = find
  }

  // MARK: - Your turn

  func queryChanged(to query: String) {
    task?.cancel()
    task = Task {
      do {
        let search = Task { try await find(query) }
        let found = try await search.value
        guard !Task.isCancelled else { return }
        names = found
        message = nil
      } catch {
        guard !Task.isCancelled else { return }
        message = "The directory could not be searched."
      }
    }
  }
}
