// differs: the page grows in a variable, and the screen gets it after each row

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
    var page: [String] = []
    for try await name in rows {
      page.append(name)
      names = page
      guard page.count < pageSize else { break }
    }
    guard !Task.isCancelled else { throw CancellationError() }
    isComplete = true
  }
}
