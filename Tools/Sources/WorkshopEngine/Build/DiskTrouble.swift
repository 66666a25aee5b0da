import Foundation
import WorkshopPolicy

/// The compiler or the linker could not write or read its own files: the answer is not at fault.
///
/// Without this a full disk would read as an answer that does not build.
struct DiskTrouble: UserFacingError {
  /// The line that says so.
  var line: String
  var folder: String

  /// What a compiler or linker comes to, where the disk is not in its way.
  ///
  /// Its words may be those of a hostile file: `#error` says what it is told. So they are a reason to look, and
  /// no more: where files can be written, it is run once more, and counts.
  ///
  /// - Throws: `DiskTrouble`, or what the work throws.
  static func excluded(
    below folder: URL, _ work: () async throws -> Completion
  ) async throws -> Completion {
    let completion = try await work()
    guard !completion.succeeded, let line = mention(in: completion.errors) else {
      return completion
    }
    guard canWrite(below: folder) else {
      throw DiskTrouble(
        line: line.cut(toBytes: 300).withoutControlCharacters(), folder: folder.path)
    }
    return try await work()
  }

  /// The line that speaks of files that cannot be written or read.
  static func mention(in words: String) -> Substring? {
    words.split(separator: "\n").first { line in
      // What is said of code has a place in it; these have none.
      [ToolchainAssumptions.unplaced, "ld.lld: ", "ld: "].contains(where: line.hasPrefix)
        && reasons.contains { line.contains($0) }
    }
  }

  /// Whether a folder takes a file of the size that a compiler makes.
  private static func canWrite(below folder: URL) -> Bool {
    let file = folder.appendingPathComponent("room-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    return (try? Data(repeating: 1, count: 4 << 20).write(to: file)) != nil
  }

  /// What the system's own library says, as LLVM repeats it.
  private static let reasons = [
    ENOSPC, EDQUOT, EROFS, EACCES, EFBIG, EIO, EMFILE, ENFILE,
  ].map { String(cString: strerror($0)) }

  var description: String {
    """
    Nothing could be compiled; this is not your file. Compiler or linker say:
    \(line)
    Is there room on the disk, and may you write below \(folder)? `./workshop doctor` looks.
    """
  }
}
