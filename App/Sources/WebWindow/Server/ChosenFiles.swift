import Foundation
import LoopbackHTTP
import Synchronization

/// The files that were chosen in a window: copies in a folder of its own, which leaves with the window.
final class ChosenFiles: Sendable {
  /// How many are kept. A view has opened the older ones, or has done without.
  static let most = 4

  private struct State {
    var folder: URL?
    var files: [URL] = []
    var isTaking = false
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Those that are kept, the oldest first.
  var all: [URL] { state.withLock { $0.files } }
  /// Whether one is on its way.
  var isTaking: Bool { state.withLock { $0.isTaking } }

  /// Where the next file goes; it is empty, and its owner's alone.
  ///
  /// - Parameter name: As the browser has it, which may be anything.
  /// - Throws: `RequestFault` where another file is on its way, or the window has closed; or what the file system says.
  func begin(_ name: String) throws -> URL {
    try state.withLock { state in
      guard !state.isClosed else { throw RequestFault.windowGone }
      guard !state.isTaking else {
        throw RequestFault(.conflict, "Another file of this window is on its way.")
      }
      let folder =
        state.folder
        ?? FileManager.default.temporaryDirectory
        .appending(path: "employee-glass-\(WindowToken().text)")
      let place = folder.appending(path: UUID().uuidString)
      let isOurs: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
      state.folder = folder
      try FileManager.default.createDirectory(
        at: place, withIntermediateDirectories: true, attributes: isOurs)
      let file = place.appending(path: Self.plainName(name))
      let path = file.path(percentEncoded: false)
      guard
        FileManager.default.createFile(
          atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
      else { throw CocoaError(.fileWriteUnknown) }
      state.isTaking = true
      return file
    }
  }

  /// Ends what `begin` began.
  ///
  /// - Parameter isWhole: Whether to keep the file. The oldest one may have to make room.
  func end(_ file: URL, isWhole: Bool) {
    state.withLock { state in
      state.isTaking = false
      guard isWhole, !state.isClosed else { return Self.remove(file) }
      state.files.append(file)
      while state.files.count > Self.most { Self.remove(state.files.removeFirst()) }
    }
  }

  /// Removes all of them, and takes no more.
  func removeAll() {
    state.withLock { state in
      state.isClosed = true
      if let folder = state.folder { try? FileManager.default.removeItem(at: folder) }
      state.files = []
    }
  }

  /// With the folder that it has for itself.
  private static func remove(_ file: URL) {
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  /// A name that leads nowhere: the last part of a path, of 100 characters without those that control.
  static func plainName(_ name: String) -> String {
    let last = name.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last ?? []
    let shown = last.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
      default: true
      }
    }
    var plain = String(String.UnicodeScalarView(shown)).trimmingCharacters(in: .whitespaces)
    // In bytes, a file system takes 255.
    plain = String(plain.prefix(100))
    while plain.utf8.count > 200 { plain.removeLast() }
    return plain.allSatisfy { $0 == "." } ? "file" : plain
  }
}
