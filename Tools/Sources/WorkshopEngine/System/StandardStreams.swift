import CWorkshopSystem
import Foundation

/// The command's own output, which may be closed, full, or a pipe without a reader.
public enum StandardStreams {
  public enum Trouble: Error {
    /// No process reads the output any more.
    case closed
    /// It cannot be written, as on a full disk.
    case unwritable
  }

  /// Call it first: no file may take the place of a stream that was closed.
  public static func prepare() {
    workshop_prepare_streams()
  }

  /// - Throws: `Trouble`, also for what was printed before.
  public static func flush() throws(Trouble) {
    switch workshop_flush_output() {
    case 0: return
    case EPIPE: throw .closed
    default: throw .unwritable
    }
  }

  /// Writes to standard error. It ignores a failure, since there is no other place to report one.
  ///
  /// `FileHandle.write` would trap there.
  public static func writeError(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }
}
