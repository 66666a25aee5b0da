// refused by: checks — with no name on the page there was thought to be nothing to cancel

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
    if !names.isEmpty { try Task.checkCancellation() }
    isComplete = true
  }
}
