import Foundation

/// The right to make one entry of a cache that several processes use, on this machine or on nodes with one file system.
///
/// The kernel releases it when its process ends, also by `SIGKILL`. Where files cannot be locked there is none, and
/// two processes may make the same entry: the first one that is ready wins.
final class CacheLock {
  private let file: URL
  private var descriptor: Int32 = -1

  init(_ file: URL) { self.file = file }

  /// Tries to take it.
  ///
  /// - Returns: Whether another process has it, so that it is worth another look.
  func isTakenElsewhere() -> Bool {
    if descriptor < 0 {
      descriptor = open(file.path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { return false }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return false }
    return errno == EWOULDBLOCK || errno == EINTR
  }

  /// Gives it back, if it was taken.
  func release() {
    guard descriptor >= 0 else { return }
    // One that waits for this file finds the entry; if there is none, two may make it.
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(file.path) }
    close(descriptor)
    descriptor = -1
  }
}
