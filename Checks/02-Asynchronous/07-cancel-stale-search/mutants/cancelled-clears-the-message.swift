// refused by: checks — “a cancelled search shows no message” became: it takes away the one that is there

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
        let found = try await find(query)
        guard !Task.isCancelled else { return }
        names = found
        message = nil
      } catch {
        message = Task.isCancelled ? nil : "The directory could not be searched."
      }
    }
  }
}
