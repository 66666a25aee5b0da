// Rows as they arrive
//
// A directory comes row by row. The code below waits for the last row before it shows the
// first, and reads more than one page.
//
// Goal: `load` shows each name as soon as it arrives.
//
// - It starts with an empty page, and ends when the page is full. It asks for no further row.
// - `isComplete` becomes true when the page is full, or the names have ended, even without any.
// - It stays false when the load fails or is cancelled before that, even if buffered rows fill the
//   page. In both cases the names stay.
// - The server's error is thrown.
//
// Up to you: whether a cancelled load throws. Loads never overlap; `pageSize` is at least 1.

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
    // TODO: Show each name as it arrives, and stop when the page is full.
    var all: [String] = []
    for try await name in rows {
      all.append(name)
    }
    names = Array(all.prefix(pageSize))
    isComplete = true
  }
}
