// differs: the sequence is cut short, so the loop needs no `break`; a cancelled load throws

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
    for try await name in rows.prefix(pageSize) {
      names.append(name)
    }
    try Task.checkCancellation()
    isComplete = true
  }
}
