// refused by: checks — what a load before has reached stands there while the next one runs

import Observation

// MARK: - Given

@Observable
final class DirectoryModel {
  private(set) var names: [String] = []
  private(set) var isComplete = false

  // MARK: - Your turn

  func load(_ rows: AsyncThrowingStream<String, any Error>, pageSize: Int) async throws {
    names = []
    for try await name in rows {
      names.append(name)
      if names.count == pageSize { break }
    }

    isComplete = !Task.isCancelled
  }
}
