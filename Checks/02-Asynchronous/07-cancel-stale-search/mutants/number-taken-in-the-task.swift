// refused by: checks — the search asks for its number when it begins; by then a newer key has been pressed

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
    task?.cancel()
    newest += 1
    task = Task {
      let number = newest
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
