// refused by: checks — it compares queries; the cancelled search and the newest one have the same

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

  private var newest = ""

  func queryChanged(to query: String) {
    task?.cancel()
    newest = query
    task = Task {
      do {
        let found = try await find(query)
        guard query == newest else { return }
        names = found
        message = nil
      } catch {
        guard query == newest else { return }
        message = "The directory could not be searched."
      }
    }
  }
}
