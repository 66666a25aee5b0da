// refused by: checks — the new task cancels the older one, but it begins later than the key was pressed

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
    let older = task
    task = Task {
      older?.cancel()
      do {
        let found = try await find(query)
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
