// refused by: checks — cancelling will throw, it was thought, so after the loop all is well

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
    isComplete = true
  }
}
