// refused by: checks — it tells a cancelled search by the type of its error

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
        try Task.checkCancellation()
        names = found
        message = nil
      } catch is CancellationError {
        // Somebody typed on.
      } catch {
        message = "The directory could not be searched."
      }
    }
  }
}
