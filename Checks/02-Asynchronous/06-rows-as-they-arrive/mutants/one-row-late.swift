// refused by: checks — it keeps the newest name until it knows whether another one follows

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
    var last: String?
    var count = 0
    for try await name in rows {
      if let last { names.append(last) }
      last = name
      count += 1
      if count == pageSize { break }
    }
    if let last { names.append(last) }
    isComplete = !Task.isCancelled
  }
}
