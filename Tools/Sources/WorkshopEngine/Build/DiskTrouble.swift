import Foundation

/// Compiler or linker could not write or read their own files: nobody's answer is at fault.
///
/// Without this a full disk would read as an answer that does not build.
struct DiskTrouble: UserFacingError {
  /// The line that says so.
  var line: String
  var folder: String

  /// Nil where it ended well, or where its words are about code.
  init?(in completion: Completion, below folder: URL) {
    guard !completion.succeeded else { return nil }
    let line = completion.errors.split(separator: "\n").first { line in
      // What is said of code has a place in it; these have none.
      (line.hasPrefix(ToolchainAssumptions.unplaced) || line.contains("ld.lld: ")
        || line.contains("ld: "))
        && Self.reasons.contains { line.contains($0) }
    }
    guard let line else { return nil }
    self.line = String(line).withoutControlCharacters()
    self.folder = folder.path
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
