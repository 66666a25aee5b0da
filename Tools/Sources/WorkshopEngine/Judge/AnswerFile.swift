import Foundation

/// A learner's file, which is hostile until checked.
enum AnswerFile {
  static let sizeLimit = 256 << 10

  struct Unreadable: ToldError {
    var description: String
  }

  /// The text of a regular file of UTF-8 below the size limit.
  ///
  /// - Throws: `Unreadable`, which says what the file is instead.
  static func read(_ path: String, below root: URL) throws -> String {
    let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path)
    let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason =
        switch errno {
        case ENOENT: "there is no such file"
        case ELOOP: "it is a symbolic link"
        default: String(cString: strerror(errno))
        }
      throw Unreadable(description: "\(path) cannot be judged: \(reason).")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw Unreadable(description: "\(path) cannot be judged: it is not a regular file.")
    }
    guard let data = try? handle.read(upToCount: sizeLimit + 1) ?? Data(), data.count <= sizeLimit
    else {
      throw Unreadable(
        description: "\(path) cannot be judged: it is larger than \(sizeLimit >> 10) KiB.")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Unreadable(description: "\(path) cannot be judged: it is not UTF-8 text.")
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw Unreadable(description: "\(path) cannot be judged: it is empty.")
    }
    return text
  }
}
