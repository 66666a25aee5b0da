import Foundation

/// A folder for one confined run: the program and the library beside it, which it may not change,
/// and a folder of its own.
struct RunFolder: Sendable {
  /// The name of the library that a program finds in its own folder.
  static let answerLibrary = "libAnswer.so"
  /// The name of the one beside it that holds what a learner's suite tests.
  static let componentLibrary = "libComponent.so"

  let folder: String
  var program: String { "\(folder)/program" }
  /// Where it may write.
  var own: String { "\(folder)/own" }

  /// - Parameter owner: The user that the program will run as; nil for ours.
  /// - Throws: a file system error.
  init(program: String, owner: UInt32?) throws {
    // Another user may not pass the folder that ours calls temporary.
    let parent = owner == nil ? FileManager.default.temporaryDirectory.path : "/tmp"
    var template = Array("\(parent)/workshop-run-\(getpid())-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Self.failure(parent) }
    folder = String(cString: made)
    try TemporaryFiles.begin(URL(fileURLWithPath: folder))
    do {
      let original = URL(fileURLWithPath: program).resolvingSymlinksInPath()
      try FileManager.default.copyItem(atPath: original.path, toPath: self.program)
      // The libraries that it loads from its own folder. What else lies there, as beside a program
      // of the system, is not ours to copy.
      for name in [Self.answerLibrary, Self.componentLibrary] {
        let beside = original.deletingLastPathComponent().appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: beside.path) else { continue }
        let library = "\(folder)/\(name)"
        try FileManager.default.copyItem(atPath: beside.path, toPath: library)
        guard chmod(library, 0o755) == 0 else { throw Self.failure(library) }
      }
      guard mkdir(own, 0o700) == 0, chmod(folder, 0o755) == 0, chmod(self.program, 0o755) == 0
      else { throw Self.failure(folder) }
      if let owner, chown(own, owner, owner) != 0 { throw Self.failure(own) }
    } catch {
      remove()
      throw error
    }
  }

  func remove() {
    defer { TemporaryFiles.end(URL(fileURLWithPath: folder)) }
    if (try? FileManager.default.removeItem(atPath: folder)) != nil { return }
    // A program can take its own folders' rights away.
    let contents = FileManager.default.enumerator(atPath: own)
    while let name = contents?.nextObject() as? String { chmod("\(own)/\(name)", 0o700) }
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func failure(_ path: String) -> SpawnError {
    SpawnError(description: "\(path): \(String(cString: strerror(errno)))")
  }
}
