// refused by: checks — while a search runs, a new query is ignored: no old answer can follow

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
    guard task == nil else { return }
    task = Task {
      defer { task = nil }
      do {
        names = try await find(query)
        message = nil
      } catch {
        message = "The directory could not be searched."
      }
    }
  }
}
