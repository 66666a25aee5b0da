// differs: each way out says for itself what it means

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
      names += [name]
      if names.count >= pageSize {
        isComplete = true
        return
      }
    }
    if !Task.isCancelled { isComplete = true }
  }
}
