// refused by: checks — the second page begins below the first

import Observation

// MARK: - Given

@Observable
final class DirectoryModel {
  private(set) var names: [String] = []
  private(set) var isComplete = false

  // MARK: - Your turn

  func load(_ rows: AsyncThrowingStream<String, any Error>, pageSize: Int) async throws {
    isComplete = false
    var count = 0
    for try await name in rows {
      names.append(name)
      count += 1
      if count == pageSize { break }
    }
    isComplete = !Task.isCancelled
  }
}
