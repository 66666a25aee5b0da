// differs: it asks for each row itself, so the look comes before the question

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
    var iterator = rows.makeAsyncIterator()
    while names.count < pageSize, let name = try await iterator.next() {
      names.append(name)
    }
    isComplete = !Task.isCancelled
  }
}
