// refused by: checks — the loop runs in a task of its own, which is not cancelled with the load

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
    try await Task {
      for try await name in rows {
        names.append(name)
        if names.count == pageSize { break }
      }

      isComplete = !Task.isCancelled
    }.value
  }
}
