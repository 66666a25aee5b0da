// refused by: checks — nothing wrong ever shows, so nobody noticed that the server works on for nobody

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

  private var newest = 0

  func queryChanged(to query: String) {
    newest += 1
    let number = newest
    task = Task {
      do {
        let found = try await find(query)
        guard number == newest else { return }
        names = found
        message = nil
      } catch {
        guard number == newest else { return }
        message = "The directory could not be searched."
      }
    }
  }
}
