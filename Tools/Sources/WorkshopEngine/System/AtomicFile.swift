import Foundation

/// Replaces a file whole or not at all: a reader never sees half of it.
///
/// - Parameters:
///   - name: What the person at the terminal is told that the file is called.
///   - mode: The rights of a file that is new.
/// - Throws: `FileTrouble`; the file is as it was then, and nothing stands beside it.
package func writeAtomically(
  _ data: Data, to file: URL, named name: String? = nil, mode: mode_t = 0o644
) throws {
  try written(data, for: file, named: name, mode) { draft in
    TemporaryFiles.move(draft, to: file)
  }
}

/// Writes a file whole, unless there is one already, which stays as it is.
///
/// - Returns: Whether this call has written it; of several at the same moment one has, also on several nodes.
/// - Throws: as `writeAtomically` does.
package func writeOnce(_ data: Data, to file: URL, mode: mode_t = 0o644) throws -> Bool {
  var isNew = true
  try written(data, for: file, named: nil, mode) { draft in
    if link(draft.path, file.path) == 0 {
      TemporaryFiles.remove(draft)
      return 0
    }
    let code = errno
    if FileManager.default.fileExists(atPath: file.path) {
      TemporaryFiles.remove(draft)
      isNew = false
      return 0
    }
    // A file system without hard links.
    return [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(code)
      ? TemporaryFiles.move(draft, to: file) : code
  }
  return isNew
}

/// Writes a draft beside a file, and lets it be put into place.
private func written(
  _ data: Data, for file: URL, named name: String?, _ mode: mode_t, place: (URL) -> Int32
) throws {
  let name = name ?? file.path
  let folder = file.deletingLastPathComponent()
  try FileTrouble.telling(folder.path, .write) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  let draft = file.appendingPathExtension("new-\(getpid())-\(UInt32.random(in: 0...(.max)))")
  try TemporaryFiles.begin(draft)
  var code = writeAll(data, to: draft, like: file, mode: mode)
  if code == 0 { code = place(draft) }
  guard code == 0 else {
    TemporaryFiles.remove(draft)
    throw FileTrouble(path: name, act: .write, code: code)
  }
}

/// Writes a new file, with the rights of the one that it will replace.
///
/// - Returns: 0, or an errno; some file systems say only at the end that there is no room.
private func writeAll(_ data: Data, to draft: URL, like file: URL, mode: mode_t) -> Int32 {
  let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
  guard descriptor >= 0 else { return errno }
  var code: Int32 = 0
  data.withUnsafeBytes { bytes in
    var written = 0
    while written < bytes.count, code == 0 {
      let count = write(descriptor, bytes.baseAddress! + written, bytes.count - written)
      if count >= 0 { written += count } else if errno != EINTR { code = errno }
    }
  }
  var info = stat()
  if code == 0, stat(file.path, &info) == 0, info.st_mode & S_IFMT == S_IFREG {
    _ = fchmod(descriptor, info.st_mode & 0o777)
  }
  if close(descriptor) != 0, code == 0, errno != EINTR { code = errno }
  return code
}
