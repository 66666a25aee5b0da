import ArgumentParser
import Foundation
import WebWindow

/// Keeps a token from one run to the next, for its owner alone.
struct TokenFile {
  let path: String

  /// The token in the file, or a new one that is in it from now on.
  ///
  /// - Throws: `ValidationError`, where others may read the file, or it holds something else.
  func token() throws -> WindowToken {
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw ValidationError("\(path) cannot be used: \(String(cString: strerror(errno))).")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & 0o077 == 0, status.st_uid == getuid()
    else {
      throw ValidationError("\(path) is not yours alone. Remove it, or: chmod 600 \(path)")
    }
    let text = String(decoding: try file.read(upToCount: 64) ?? Data(), as: UTF8.self)
    if text.isEmpty {
      let token = WindowToken()
      try file.write(contentsOf: Data(token.text.utf8))
      return token
    }
    guard let token = WindowToken(text) else {
      throw ValidationError("\(path) holds no token. Remove it, or choose another file.")
    }
    return token
  }
}
