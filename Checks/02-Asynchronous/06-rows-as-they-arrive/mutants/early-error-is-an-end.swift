// refused by: checks — an error before the first name passes for a directory without names

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
    do {
      for try await name in rows {
        names.append(name)
        if names.count == pageSize { break }
      }
    } catch {
      if names.isEmpty { return }
      throw error
    }
    isComplete = !Task.isCancelled
  }
}
