import Foundation

/// Replaces a file whole or not at all: a reader never sees half of it.
func writeAtomically(_ data: Data, to file: URL) throws {
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  let temporary = file.appendingPathExtension("new-\(getpid())-\(UInt32.random(in: 0...(.max)))")
  do {
    try data.write(to: temporary)
    guard rename(temporary.path, file.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
    }
  } catch {
    try? FileManager.default.removeItem(at: temporary)
    throw error
  }
}
