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
    for try await name in rows {
      names.append(name)
      // Leaving the loop here asks for nothing more; a look at the top would come one row late.
      if names.count == pageSize { break }
    }
    // A cancelled stream does not throw: it ends, and looks like one that has no more names.
    isComplete = !Task.isCancelled
  }
}
