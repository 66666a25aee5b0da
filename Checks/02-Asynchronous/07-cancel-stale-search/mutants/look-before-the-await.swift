// refused by: checks — the look comes before the wait, and the cancellation comes during it

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
      guard !Task.isCancelled else { return }
      do {
        names = try await find(query)
        message = nil
      } catch {
        guard !Task.isCancelled else { return }
        message = "The directory could not be searched."
      }
    }
  }
}
