// differs: the search starts on the spot, the look is a throwing one, and the screen is cleared

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
    names = []
    message = nil
    task = Task.immediate {
      do {
        let found = try await find(query)
        try Task.checkCancellation()
        names = found
      } catch {
        if !Task.isCancelled { message = "The directory could not be searched." }
      }
    }
  }
}
