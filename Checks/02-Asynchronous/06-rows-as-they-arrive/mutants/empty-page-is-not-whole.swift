// refused by: checks — an empty page tells a cancelled load from the end, it was thought

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
    for try await name in rows {
      names.append(name)
      if names.count == pageSize { break }
    }
    isComplete = !names.isEmpty && !Task.isCancelled
  }
}
