import CWorkshopSystem
import Foundation

/// A program that was started: its process, or the supervisor that stands above it.
struct Child: Sendable {
  let process: pid_t
  /// Where the supervisor reports; nil without one.
  private let report: PipeReader?

  fileprivate init(process: pid_t, report: PipeReader?) {
    self.process = process
    self.report = report
  }

  /// Whether it has ended; it stays unreaped, so its id cannot be used again.
  var hasExited: Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 && info.si_signo == SIGCHLD
  }

  /// Ends the program and what it started.
  func endAll() {
    if report == nil {
      kill(-process, SIGKILL)
    } else {
      kill(process, SIGTERM)
      // A program of the same user can have stopped it.
      kill(process, SIGCONT)
    }
  }

  /// Which of the command's limits it is over now.
  func exceededShare(of command: Command) -> Completion.Share? {
    if let folder = command.folderLimit,
      workshop_folder_usage(folder.path, Int32(folder.entries)) > folder.bytes
    {
      return .disk(folder.bytes)
    }
    guard
      command.memoryLimit != nil || command.threadLimit != nil || command.processorLimit != nil
    else { return nil }
    guard let usage else { return nil }
    if let limit = command.memoryLimit, usage.resident > limit { return .memory(limit) }
    if let limit = command.threadLimit, usage.threads > limit { return .threads(limit) }
    if let limit = command.processorLimit, .microseconds(usage.processor) > limit {
      return .processor(limit)
    }
    return nil
  }

  /// Microseconds of processor time of the program and what it has started, without processes that have ended.
  var processorTime: Int? { usage.map { Int($0.processor) } }

  /// What the program and what it has started use now; nil where the system does not say.
  private var usage: workshop_usage? {
    var usage = workshop_usage()
    // A supervisor shows the memory that it has in common with us.
    return workshop_tree_usage(process, report == nil ? 1 : 0, &usage) >= 0 ? usage : nil
  }

  /// Waits for the end, and frees the process's id.
  ///
  /// - Returns: the status as `wait` has it, and the peak resident set of one process in bytes.
  /// - Throws: `SpawnError` where the supervisor could not start the program.
  func collect(_ executable: String) throws -> (status: Int32, peak: Int) {
    endAll()
    if report != nil {
      let deadline = ContinuousClock.now + .seconds(10)
      while !hasExited, ContinuousClock.now < deadline { usleep(500) }
      kill(process, SIGKILL)
    }
    // Before its id is free for another, so that an interrupt ends no other program's group.
    ProcessGroups.running.withLock {
      $0.groups.remove(process)
      $0.supervisors.remove(process)
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
    guard let report else { return (status, Int(usage.ru_maxrss) * residentUnit) }
    defer { report.closeReadEnd() }
    var told = workshop_report()
    // Without its word it was killed itself: the program with it.
    guard report.readWhole(into: &told) else { return (SIGKILL, 0) }
    guard told.error == 0 else {
      throw SpawnError(
        description: "\(executable): \(String(cString: strerror(told.error)))",
        stage: SpawnError.Stage(rawValue: told.stage), isOfBusyFile: told.error == ETXTBSY)
    }
    return (told.status, told.peak * residentUnit)
  }
}

extension Command {
  /// Starts the program, with the streams as its descriptors from 1 on, and behind them what it is
  /// to read.
  ///
  /// - Throws: `SpawnError`.
  func start(_ streams: [PipeReader], secret: PipeReader?) throws -> Child {
    let given = streams.map(\.writeEnd) + (secret.map { [$0.readEnd] } ?? [])
    let environment = self.environment ?? ProcessInfo.processInfo.environment
    let argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
    let environmentPointers = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for pointer in argumentPointers + environmentPointers { free(pointer) }
    }
    guard endsDescendants || sandbox != nil else {
      let process = try registered { process in
        workshop_spawn(
          executable, argumentPointers, environmentPointers, directory,
          given, Int32(given.count), process)
      }
      return Child(process: process, report: nil)
    }

    var report = try PipeReader()
    var note: PipeReader?
    defer {
      report.closeWriteEnd()
      note?.closeBothEnds()
    }
    do {
      let held = try CSandboxConfiguration(sandbox)
      defer { withExtendedLifetime(held) {} }
      if let bytes = sandbox?.note { note = try PipeReader(holding: bytes) }
      if let user = sandbox?.user {
        // The checks open the events' pipe by its path, and only its owner may.
        for stream in streams { fchown(stream.writeEnd, user, user) }
      }
      let descriptors = given + (note.map { [$0.readEnd] } ?? [])
      let process = try registered(isSupervisor: true) { process in
        withUnsafePointer(to: held.confinement) { confinement in
          workshop_spawn_supervised(
            executable, argumentPointers, environmentPointers, directory,
            descriptors, Int32(descriptors.count), confinement, report.writeEnd, process)
        }
      }
      return Child(process: process, report: report)
    } catch {
      report.closeReadEnd()
      throw error
    }
  }

  /// Starts and registers a process under one lock, so that an interrupt cannot slip in between.
  private func registered(
    isSupervisor: Bool = false, start: (UnsafeMutablePointer<pid_t>) -> Int32
  ) throws -> pid_t {
    try ProcessGroups.running.withLock { state in
      guard !state.isClosed else { throw SpawnError(description: "\(executable): interrupted") }
      var process: pid_t = 0
      let result = start(&process)
      guard result == 0 else {
        throw SpawnError(description: "\(executable): \(String(cString: strerror(result)))")
      }
      if isSupervisor { state.supervisors.insert(process) } else { state.groups.insert(process) }
      return process
    }
  }
}

#if canImport(Darwin)
let residentUnit = 1
#else
let residentUnit = 1024
#endif
