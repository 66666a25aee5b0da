import Foundation
import Synchronization

/// A program to run in a process group of its own.
package struct Command: Sendable {
  var executable: String
  var arguments: [String]
  var directory: String
  /// Replaces the whole environment; nil inherits it.
  var environment: [String: String]?
  var timeLimit: Duration = .seconds(120)
  /// How long it may stand still, with what it has started, before that counts as its time limit; nil for no limit.
  ///
  /// For a time limit that leaves room for much work. Nothing is ended where the system does not say what a program uses.
  var standstillLimit: Duration?
  /// Bytes kept of each stream; the rest is read and dropped.
  var outputLimit = 4 << 20
  /// Gives the child a pipe as descriptor 3, whose bytes come back in `Completion.events`.
  var hasEventPipe = false
  /// Bytes for the child to read from descriptor 4, as many as a pipe holds; it needs `hasEventPipe`.
  var secret: [UInt8]?
  /// Resident bytes of the program and all that it started, together; nil for no limit.
  var memoryLimit: Int?
  /// What the program and all that it started may take of the processors; nil for no limit.
  ///
  /// Unlike time on a clock it is much the same on a machine that has other work to do. A program that is kept on
  /// standby has used little by itself.
  var processorLimit: Duration?
  /// Threads of the program and all that it started, together; nil for no limit.
  var threadLimit: Int?
  /// A folder that it may write to, and how many bytes; nil for no limit.
  var folderLimit: FolderLimit?
  /// Whether what it starts ends with it even in a session of its own: for a learner's code.
  var endsDescendants = false
  /// What the kernel holds it back from; a program that is held is one that `endsDescendants`.
  var sandbox: SandboxLimits?
}

extension Command {
  /// A program without more limits than its time.
  package init(
    _ executable: String, _ arguments: [String], in directory: String,
    timeLimit: Duration = .seconds(120)
  ) {
    self.init(
      executable: executable, arguments: arguments, directory: directory, timeLimit: timeLimit)
  }
}

extension Command {
  struct FolderLimit: Sendable {
    var path: String
    var bytes: Int
    /// Files and folders: an empty one takes room too.
    var entries = 1000
  }
}

/// How a program ended, and what it wrote.
package struct Completion: Sendable {
  package enum End: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
    case cancelled
    /// It used more than its share, and was ended for it.
    case exceeded(Share)

    /// - Parameter status: As `wait` has it.
    init(status: Int32) {
      let signal = status & 0x7f
      self = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
  }

  /// What a program may use so much of.
  package enum Share: Sendable, Equatable, CustomStringConvertible {
    /// Resident bytes.
    case memory(Int)
    case threads(Int)
    case processor(Duration)
    /// Bytes in its own folder.
    case disk(Int)

    package var description: String {
      switch self {
      case .memory(let limit): "more than \(limit >> 20) MiB of memory"
      case .disk(let limit): "more than \(limit >> 20) MiB of disk, or too many files"
      case .processor(let limit):
        "more than \(limit.components.seconds) seconds of processor time"
      case .threads(let limit): "more than \(limit) processes and threads"
      }
    }
  }

  package var end: End
  package var output = ""
  package var errors = ""
  var events: [UInt8] = []
  /// The largest resident set of one process among the child and those it waited for, in bytes.
  var peakMemory = 0

  package var succeeded: Bool { end == .exited(0) }
}

/// A program that could not be started.
struct SpawnError: UserFacingError {
  var description: String
  /// How far a supervised start came.
  var stage: Stage?
  /// Whether the program's file was still open for writing.
  var isOfBusyFile = false

  /// The steps of `workshop_stage`.
  enum Stage: Int32 {
    case streams = 1
    case directory, limits, user, privileges, landlock, filter, execution
  }
}

// The well-kept package for this (swift-subprocess) passes no descriptor beyond the standard three,
// and the verdict's event stream needs one that the tested code's own output cannot reach.
extension Command {
  /// Runs to the end; kills the whole group at the time limit, on cancellation, and in any case
  /// once the program itself has ended, so that nothing it started is left.
  ///
  /// - Throws: `SpawnError`.
  package func run() async throws -> Completion {
    let cancelled = CancellationFlag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          let result = Result { try runBlocking(cancelled) }
          ProcessGroups.stopIfEnded()
          continuation.resume(with: result)
        }
      }
    } onCancel: {
      cancelled.set()
    }
  }

  private func runBlocking(_ cancelled: CancellationFlag) throws -> Completion {
    var streams = [try PipeReader(), try PipeReader()]
    if hasEventPipe { streams.append(try PipeReader()) }
    let child: Child
    let secret = try secret.map { try PipeReader(holding: $0) }
    defer { secret?.closeReadEnd() }
    do {
      child = try start(streams, secret: secret)
    } catch {
      for stream in streams { stream.closeBothEnds() }
      throw error
    }
    for index in streams.indices { streams[index].closeWriteEnd() }
    defer { for stream in streams { stream.closeReadEnd() } }

    let deadline = ContinuousClock.now + timeLimit
    var end: Completion.End?
    var drainDeadline: ContinuousClock.Instant?
    var latestLook = ContinuousClock.now
    var standstill = standstillLimit.map(Standstill.init(limit:))
    while true {
      let now = ContinuousClock.now
      if end == nil, drainDeadline == nil {
        if cancelled.isSet { end = .cancelled } else if now >= deadline { end = .timedOut }
        if end == nil, now >= latestLook + Self.lookInterval {
          end = child.exceededShare(of: self).map { .exceeded($0) }
          if standstill != nil, let used = child.processorTime {
            standstill?.note(used: used, after: now - latestLook)
          }
          if end == nil, standstill?.isReached == true { end = .timedOut }
          latestLook = now
        }
        if end != nil || child.hasExited {
          child.endAll()
          drainDeadline = now + .milliseconds(500)
        }
      }
      let open = streams.indices.filter { streams[$0].isOpen }
      if open.isEmpty, drainDeadline != nil || child.hasExited { break }
      if let drainDeadline, now >= drainDeadline { break }
      if open.isEmpty {
        usleep(500)
        continue
      }
      var descriptors = open.map { streams[$0].pollDescriptor }
      let ready = poll(&descriptors, nfds_t(descriptors.count), 20)
      guard ready > 0 else { continue }
      for (index, descriptor) in zip(open, descriptors) where descriptor.revents != 0 {
        streams[index].readOnce(limit: outputLimit)
      }
    }
    let outcome = try child.collect(executable)
    return Completion(
      end: end ?? .init(status: outcome.status),
      output: String(decoding: streams[0].bytes, as: UTF8.self),
      errors: String(decoding: streams[1].bytes, as: UTF8.self),
      events: hasEventPipe ? streams[2].bytes : [],
      peakMemory: outcome.peak
    )
  }

  /// How often a program's memory is looked at: a bomb grows by some hundred MiB in between.
  static let lookInterval = Duration.milliseconds(50)
}

/// The process groups that are running now, so that an interrupt can end them.
public enum ProcessGroups {
  struct State {
    var groups: Set<pid_t> = []
    /// Each ends what it supervises when it is asked to.
    var supervisors: Set<pid_t> = []
    var isClosed = false
  }

  static let running = Mutex(State())

  /// Ends them, and lets none be started any more.
  public static func killAll() {
    running.withLock { state in
      state.isClosed = true
      for group in state.groups { kill(-group, SIGKILL) }
      for supervisor in state.supervisors { kill(supervisor, SIGTERM) }
    }
  }
}

final class CancellationFlag: Sendable {
  private let flag = Atomic(false)
  var isSet: Bool { flag.load(ordering: .relaxed) }
  func set() { flag.store(true, ordering: .relaxed) }
}
