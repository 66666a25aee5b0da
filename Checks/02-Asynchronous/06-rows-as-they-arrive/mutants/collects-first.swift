// refused by: checks — it stops in time, and shows nothing before that

import Observation

// MARK: - Given

@Observable
final class DirectoryModel {
  private(set) var names: [String] = []
  private(set) var isComplete = false

  // MARK: - Your turn

  func load(_ rows: AsyncThrowingStream<String, any Error>, pageSize: Int) async throws {
    names = []
    isComplete = false
    var page: [String] = []
    for try await name in rows {
      page.append(name)
      if page.count == pageSize { break }
    }
    names = page
    isComplete = !Task.isCancelled
  }
}
