// refused by: checks — `where` leaves names out, and reads on to the end

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
    for try await name in rows where names.count < pageSize {
      names.append(name)
    }
    isComplete = !Task.isCancelled
  }
}
