// differs: answer and error become one result first, so one look is enough

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
      let result: Result<[String], any Error>
      do {
        result = .success(try await find(query))
      } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled else { return }
      switch result {
      case .success(let found):
        names = found
        message = nil
      case .failure:
        message = "The directory could not be searched."
      }
    }
  }
}
