// Rows as they arrive
//
// A large directory comes from the server row by row. The code below waits for the last row before
// it shows the first, and it reads the whole directory where one page is wanted.
//
// Goal: `load` shows each name as soon as it arrives, before it asks for the next one. It ends when
// the page is full, and asks for no row beyond it. `isComplete` says that the page is whole: it is
// true exactly after a load that came to the end of its page or to the end of the names, also where
// there are no names. It stays false if the load failed, and if the load was cancelled before that.
// In both cases the names that show by then stay, and an error of the server is thrown on. Whether a
// cancelled load throws or returns is up to you. A load starts with an empty page, and a page has
// room for at least one name.

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
