import Foundation
import Synchronization

/// Files and folders that are being made, so that an interrupt leaves none of them.
enum TemporaryFiles {
  private struct State {
    var paths: Set<String> = []
    var isClosed = false
  }

  private static let state = Mutex(State())

  /// Makes a folder for unfinished work, with a name that nothing else has.
  ///
  /// - Throws: `FileTrouble`.
  static func makeFolder(in parent: URL) throws -> URL {
    let folder = parent.appendingPathComponent("draft-\(getpid())-\(UUID().uuidString)")
    try begin(folder)
    do {
      try FileTrouble.telling(folder.path, .write) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
    } catch {
      end(folder)
      throw error
    }
    return folder
  }

  /// Makes a folder for the `TMPDIR` of the compiler's driver, which leaves a folder behind with every call.
  ///
  /// It lies in the system's own: the driver of Swift 6.3 crashes where that path is not ASCII.
  ///
  /// - Throws: `FileTrouble`.
  static func makeFolderForDriver() throws -> URL {
    try makeFolder(in: FileManager.default.temporaryDirectory)
  }

  /// Removes a draft, if it is still there.
  static func remove(_ draft: URL) {
    try? FileManager.default.removeItem(at: draft)
    end(draft)
  }

  /// From here on an interrupt removes what is at this place.
  static func begin(_ draft: URL) throws {
    let isClosed = state.withLock { state in
      if !state.isClosed { state.paths.insert(draft.path) }
      return state.isClosed
    }
    if isClosed { Interrupt.waitForTheEnd() }
  }

  static func end(_ draft: URL) {
    state.withLock { _ = $0.paths.remove(draft.path) }
  }

  /// Moves a draft into place; an interrupt comes before that or after it.
  ///
  /// - Returns: 0, or an errno.
  static func move(_ draft: URL, to place: URL) -> Int32 {
    let result: Int32? = state.withLock { state in
      guard !state.isClosed else { return nil }
      guard rename(draft.path, place.path) == 0 else { return errno }
      state.paths.remove(draft.path)
      return 0
    }
    guard let result else { Interrupt.waitForTheEnd() }
    return result
  }

  /// Lets nothing more be made or moved into place.
  static func close() {
    state.withLock { $0.isClosed = true }
  }

  static func removeAll() {
    for path in state.withLock({ $0.paths }) {
      // A compiler that is being ended may write one more file between two looks.
      for _ in 0..<20 where FileManager.default.fileExists(atPath: path) {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }
}
