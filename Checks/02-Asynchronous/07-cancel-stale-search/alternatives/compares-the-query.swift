// differs: what stands in the field decides; CancellationError is left out by its type

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

  private var newest: String?

  func queryChanged(to query: String) {
    newest = query
    task?.cancel()
    task = Task { await search(for: query) }
  }

  private func search(for query: String) async {
    do {
      let found = try await find(query)
      guard query == newest else { return }
      names = found
      message = nil
    } catch is CancellationError {
      return
    } catch {
      guard query == newest else { return }
      message = "The directory could not be searched."
    }
  }
}
