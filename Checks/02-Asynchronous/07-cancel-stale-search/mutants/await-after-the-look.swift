// refused by: checks — it looks, then sorts off the main actor: meanwhile the next key is pressed

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
        names = await Self.tidy(found)
        message = nil
      } catch {
        guard !Task.isCancelled else { return }
        message = "The directory could not be searched."
      }
    }
  }

  @concurrent
  private static func tidy(_ names: [String]) async -> [String] {
    names.sorted()
  }
}
