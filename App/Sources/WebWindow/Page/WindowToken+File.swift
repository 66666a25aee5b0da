import Foundation

/// Why a file cannot keep a token, in words for the person who named it.
public struct TokenFileError: Error, CustomStringConvertible {
  public let description: String
}

extension WindowToken {
  /// The token in a file, or a new one that is in it from now on, for its owner alone.
  ///
  /// - Throws: `TokenFileError`, where others may read the file, or it holds something else; or what the file
  ///   system says.
  public init(keptIn path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw TokenFileError(
        description: "\(path) cannot be used: \(String(cString: strerror(errno))).")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & 0o077 == 0, status.st_uid == getuid()
    else {
      throw TokenFileError(
        description: "\(path) is not yours alone. Remove it, or: chmod 600 \(path)")
    }
    let text = String(decoding: try file.read(upToCount: 64) ?? Data(), as: UTF8.self)
    if text.isEmpty {
      self.init()
      try file.write(contentsOf: Data(self.text.utf8))
    } else if let token = WindowToken(text) {
      self = token
    } else {
      throw TokenFileError(
        description: "\(path) holds no token. Remove it, or choose another file.")
    }
  }
}
