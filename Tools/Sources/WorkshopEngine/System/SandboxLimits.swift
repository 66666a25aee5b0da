/// What the kernel is told to hold one program back from, before its first instruction.
struct SandboxLimits: Sendable {
  /// The user, and the group of the same number, that it runs as; nil leaves it ours.
  var user: UInt32?
  /// For a program that stays root, and should have none of root's powers.
  var dropsCapabilities = false
  /// Bytes of memory that it may ask for, used or not; nil for no limit, as below.
  var addressSpace: Int?
  /// Processes and threads of its user.
  var processes: Int?
  /// Bytes of one file that it writes.
  var fileSize: Int?
  /// Descriptors that it may have, and no core file.
  var openFiles: Int?
  var landlock: Landlock?
  var filter: Filter?
  /// Bytes that it can read from a descriptor of its own, the next after the streams and events.
  var note: [UInt8]?

  /// Paths that may be opened; all others may not.
  struct Landlock: Sendable {
    /// The kernel's version of Landlock.
    var version: Int32
    /// Files and folders that may be read and executed.
    var readable: [String]
    /// Files and folders that may be read and written, and not executed.
    var writable: [String]
  }

  /// System calls that are refused.
  enum Filter: Sendable {
    case reachingOut
    /// Signals to other processes too, where Landlock has no say in that.
    case reachingOutAndSignals
  }
}
