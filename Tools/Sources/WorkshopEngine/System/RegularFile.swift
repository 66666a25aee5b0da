import Foundation

/// A file that is read whole, and never waited for: a pipe or a device is none.
package enum RegularFile {
  /// - Throws: `FileTrouble`; its code is `EINVAL` for what is no file.
  package static func data(_ file: URL, named path: String? = nil) throws(FileTrouble) -> Data {
    func trouble(_ code: Int32) -> FileTrouble {
      FileTrouble(path: path ?? file.path, act: .read, code: code)
    }
    let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble(errno) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw trouble(errno) }
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw trouble(EISDIR)
    default: throw trouble(EINVAL)
    }
    do {
      return try handle.readToEnd() ?? Data()
    } catch {
      throw trouble(EIO)
    }
  }

  /// - Throws: `FileTrouble`; its code is `EILSEQ` where the bytes are no UTF-8.
  package static func text(_ file: URL, named path: String? = nil) throws(FileTrouble) -> String {
    guard let text = String(validating: try data(file, named: path), as: UTF8.self) else {
      throw FileTrouble(path: path ?? file.path, act: .read, code: EILSEQ)
    }
    return text
  }

  /// Whether a learner's file is one that can be judged: a file itself, and no link to one.
  static func isThere(_ file: URL) -> Bool {
    var info = stat()
    return lstat(file.path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
  }
}
