import Foundation

/// A learner's file, which is hostile until checked.
package enum AnswerFile {
  static let sizeLimit = 256 << 10

  struct Unreadable: UserFacingError {
    var path: String
    /// What the file is instead, such as “it is a symbolic link”.
    var reason: String

    var description: String { "\(path.withoutControlCharacters()) cannot be judged: \(reason)." }
  }

  /// What a file is instead of one that may be judged.
  package struct Unfit: Error {
    package var reason: String
  }

  /// The text of a regular file of UTF-8 below the size limit.
  ///
  /// - Throws: `Unreadable`, which says what the file is instead.
  static func read(_ path: String, below root: URL) throws(Unreadable) -> String {
    let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path)
    let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason =
        switch errno {
        case ENOENT: "there is no such file"
        case ELOOP: "it is a symbolic link"
        default: String(cString: strerror(errno))
        }
      throw Unreadable(path: path, reason: reason)
    }
    do {
      return try read(descriptor: descriptor)
    } catch {
      throw Unreadable(path: path, reason: error.reason)
    }
  }

  /// The text of an open file, which is closed.
  package static func read(descriptor: Int32) throws(Unfit) -> String {
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw Unfit(reason: "it is not a regular file")
    }
    guard let data = try? handle.read(upToCount: sizeLimit + 1) ?? Data(), data.count <= sizeLimit
    else { throw Unfit(reason: "it is larger than \(sizeLimit >> 10) KiB") }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Unfit(reason: "it is not UTF-8 text")
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw Unfit(reason: "it is empty")
    }
    return text
  }
}
