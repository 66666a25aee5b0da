// Rows as they arrive
//
// A large directory comes from the server row by row. The code below waits for the last row before
// it shows the first, and it reads the whole directory where one page is wanted.
//
// Goal: `load` shows each name as soon as it arrives, before it asks for the next one.
//
// - It starts with an empty page, however the load before ended, and ends when the page is full. It
//   asks for no row beyond that.
// - `isComplete` is true after a load that came to the end of its page, or of the names, also where
//   there are no names. Until then it is false.
// - It stays false after a failure, and after a cancellation before that end. Rows that were sent
//   before may still arrive then, and show. They do not make it true, not even by filling the page.
// - After a failure or a cancellation the names that show stay. An error of the server is thrown
//   on, whichever it is.
//
// Up to you: whether a cancelled load throws or returns. Loads never overlap. A page has room for
// at least one name.

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
