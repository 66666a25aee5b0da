// refused by: checks — `defer` runs after an error too

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
    defer { isComplete = !Task.isCancelled }
    for try await name in rows {
      names.append(name)
      if names.count == pageSize { break }
    }
  }
}
