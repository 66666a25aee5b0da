// refused by: checks — it looks at the top of the loop, when the next row has been asked for already

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
      guard names.count < pageSize else { break }
      names.append(name)
    }
    isComplete = !Task.isCancelled
  }
}
