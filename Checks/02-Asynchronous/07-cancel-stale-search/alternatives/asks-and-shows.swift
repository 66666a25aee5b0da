// differs: one task asks and another shows; storing a new one cancels the old one

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

  private var current: Task<[String], any Error>? { didSet { oldValue?.cancel() } }

  func queryChanged(to query: String) {
    let search = Task { try await find(query) }
    current = search
    Task {
      let result = await search.result
      guard !search.isCancelled else { return }
      do {
        names = try result.get()
        message = nil
      } catch {
        message = "The directory could not be searched."
      }
    }
  }
}
