// differs: no loop: a function shows one row, and calls itself for the rest of the page

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
    isComplete = try await next(&iterator, room: pageSize)
  }

  private func next(
    _ iterator: inout AsyncThrowingStream<String, any Error>.AsyncIterator, room: Int
  ) async throws -> Bool {
    if room == 0 { return true }
    guard let name = try await iterator.next(isolation: #isolation) else {
      return !Task.isCancelled
    }
    names.append(name)
    return try await next(&iterator, room: room - 1)
  }
}
