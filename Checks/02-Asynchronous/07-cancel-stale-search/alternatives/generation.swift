// differs: a number says which search is the newest; cancelling only saves work

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
    let number = newest
    task = Task {
      do {
        let found = try await find(query)
        if number == newest {
          names = found
          message = nil
        }
      } catch {
        if number == newest { message = "The directory could not be searched." }
      }
    }
  }
}
