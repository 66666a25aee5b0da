import CWorkshopSystem
import Foundation

/// Where and with what limits a program that holds a learner's code runs.
public struct Confinement: Sendable {
  public enum Strategy: String, Sendable, Codable, CaseIterable {
    /// As `check` runs a learner's own answer: what it starts is ended with it, and no more.
    case none
    /// Namespaces: no network, a read-only system without the course, its own processes only.
    case bubblewrap
    /// Rules of the kernel for files, network, signals and system calls.
    case landlock
    /// Limits on what it uses; it can read and reach all that its user can.
    case limits
  }

  /// What one run may use.
  public struct Limits: Sendable, Equatable {
    /// Resident bytes of all its processes together.
    public var memory = 1 << 30
    /// Processes and threads together.
    public var threads = 256
    /// Bytes of all files that it writes, and so of each.
    public var files = 16 << 20
    /// Descriptors of one process.
    public var openFiles = 128

    public init() {}
  }

  public let strategy: Strategy
  /// What this strategy does not hold back here, in words for the person who grades.
  public let warning: String?
  /// Why each stronger strategy was not taken.
  public let passedOver: [String]
  public var limits = Limits()
  let surroundings: Surroundings

  public static let none = Confinement(
    strategy: .none, warning: nil, passedOver: [], surroundings: Surroundings())

  init(
    strategy: Strategy, warning: String?, passedOver: [String], surroundings: Surroundings
  ) {
    self.strategy = strategy
    self.warning = warning
    self.passedOver = passedOver
    self.surroundings = surroundings
  }

  /// Libraries that confined programs are linked with, beside the system's.
  public struct Libraries: Sendable {
    /// The folder that they may read.
    var folder: String
    /// One of the libraries in it, which the probe reads.
    var example: String
  }

  /// What confinement has to know of this machine.
  struct Surroundings: Sendable {
    /// The course, which no confined program may read.
    var course: String?
    /// What programs are linked with, beside the system's; nil where that is not known.
    var libraries: Libraries?
    /// The users that programs run as; nil runs them as ours.
    var users: UserPool?
    /// The version of Landlock, or 0.
    var landlock: Int32 = 0
    /// The path of bubblewrap.
    var bubblewrap: String?
  }

  /// A strategy that was asked for by name and does not work here.
  public struct Unavailable: UserFacingError {
    public var description: String
  }

  /// Runs a program in a folder of its own, confined, and removes the folder.
  ///
  /// - Throws: `SpawnError`, or a file system error.
  func run(_ command: Command) async throws -> Completion {
    guard strategy != .none else { return try await command.run() }
    let user = try surroundings.users?.take()
    defer { user?.giveBack() }
    let place = try RunFolder(program: command.executable, owner: user?.id)
    defer { place.remove() }
    var completion = try await started(prepared(command, in: place, user: user?.id))
    // Bubblewrap says by its own exit code which signal ended the program: a trap is still a trap.
    if strategy == .bubblewrap, case .exited(let code) = completion.end, (129...192).contains(code)
    {
      completion.end = .signalled(code - 128)
    }
    return completion
  }

  /// Runs a program whose file has been copied a moment ago.
  ///
  /// A process that is started beside it has the copy open for writing until its own program begins, and the
  /// kernel starts nothing that is open so.
  private func started(_ command: Command) async throws -> Completion {
    for _ in 0..<500 {
      do {
        return try await command.run()
      } catch let error as SpawnError where error.isOfBusyFile {
        try await Task.sleep(for: .milliseconds(2))
      }
    }
    return try await command.run()
  }

  /// The command that runs the program in its place, as this strategy has it.
  func prepared(_ command: Command, in place: RunFolder, user: UInt32?) -> Command {
    var confined = command
    confined.executable = place.program
    confined.directory = place.own
    confined.environment = environment(of: command, home: place.own)
    confined.endsDescendants = true
    confined.memoryLimit = limits.memory
    confined.threadLimit = limits.threads + Self.helpers
    var sandbox = limitsOnly(user: user)
    switch strategy {
    case .none: return command
    case .limits: confined.folderLimit = .init(path: place.own, bytes: limits.files)
    case .landlock:
      confined.folderLimit = .init(path: place.own, bytes: limits.files)
      sandbox.landlock = .init(
        version: surroundings.landlock,
        readable: readablePaths + [place.folder], writable: [place.own, "/dev/null"])
      sandbox.filter = surroundings.landlock >= 6 ? .reachingOut : .reachingOutAndSignals
    case .bubblewrap:
      wrap(&confined, in: place)
      sandbox.note = CSandboxConfiguration.instructions(.reachingOut)
    }
    confined.sandbox = sandbox
    return confined
  }

  /// Bubblewrap's own processes, which count as the program's.
  private static let helpers = 4

  private func limitsOnly(user: UInt32?) -> SandboxLimits {
    // Threads reserve much more than they use: this is for a bomb that outruns the watch.
    let perCore = ProcessInfo.processInfo.processorCount << 28
    var sandbox = SandboxLimits(
      user: user, addressSpace: limits.memory + (4 << 30) + perCore, fileSize: limits.files,
      openFiles: limits.openFiles)
    if user != nil {
      // The watch counts exactly; this stops a bomb between two looks.
      sandbox.processes = 2 * (limits.threads + Self.helpers)
    } else if geteuid() == 0 {
      // The kernel counts no processes of root; the watch does.
      sandbox.dropsCapabilities = true
    } else {
      // The kernel counts all that this person runs, which grows and shrinks meanwhile.
      let others = workshop_user_threads(geteuid())
      if others >= 0 { sandbox.processes = Int(others) + 4 * limits.threads }
    }
    return sandbox
  }

  private func environment(of command: Command, home: String) -> [String: String] {
    var environment = command.environment ?? [:]
    environment["PATH"] = "/usr/bin:/bin"
    environment["HOME"] = home
    environment["TMPDIR"] = home
    return environment
  }

  /// What every confined program may read, beside its own folder.
  var readablePaths: [String] {
    Self.systemPaths + (surroundings.libraries.map { [$0.folder] } ?? [])
  }

  /// What a program needs of a system: its libraries, places and zones, and numbers about itself.
  static let systemPaths = [
    "/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/localtime",
    "/etc/nsswitch.conf", "/etc/passwd", "/etc/group", "/etc/alternatives",
    "/sys/devices/system/cpu", "/dev/null",
    "/dev/zero", "/dev/urandom", "/dev/random",
  ]
}
