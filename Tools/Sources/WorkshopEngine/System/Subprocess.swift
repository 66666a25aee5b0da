import CWorkshopSystem
import Foundation
import Synchronization

/// A program to run in a process group of its own.
struct Command: Sendable {
  var executable: String
  var arguments: [String]
  var directory: String
  /// Replaces the whole environment; nil inherits it.
  var environment: [String: String]?
  var timeLimit: Duration = .seconds(120)
  /// Bytes kept of each stream; the rest is read and dropped.
  var outputLimit = 4 << 20
  /// Gives the child a pipe as descriptor 3, whose bytes come back in `Completion.events`.
  var hasEventPipe = false
}

/// How a program ended, and what it wrote.
struct Completion: Sendable {
  enum End: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
    case cancelled
  }

  var end: End
  var output = ""
  var errors = ""
  var events: [UInt8] = []
  /// The largest resident set of one process among the child and those it waited for, in bytes.
  var peakMemory = 0

  var succeeded: Bool { end == .exited(0) }
}

/// A program that could not be started.
struct SpawnError: Error, CustomStringConvertible {
  var description: String
}

// The well-kept package for this (swift-subprocess) passes no descriptor beyond the standard three,
// and the verdict's event stream needs one that the tested code's own output cannot reach.
extension Command {
  /// Runs to the end; kills the whole group at the time limit, on cancellation, and in any case
  /// once the program itself has ended, so that nothing it started is left.
  ///
  /// - Throws: `SpawnError`.
  func run() async throws -> Completion {
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
    let process: pid_t
    do {
      process = try spawn(streams)
    } catch {
      for stream in streams { stream.closeBothEnds() }
      throw error
    }
    for index in streams.indices { streams[index].closeWriteEnd() }
    defer { for stream in streams { stream.closeReadEnd() } }

    let deadline = ContinuousClock.now + timeLimit
    var end: Completion.End?
    var drainDeadline: ContinuousClock.Instant?
    while true {
      let now = ContinuousClock.now
      if end == nil, drainDeadline == nil {
        if cancelled.isSet { end = .cancelled } else if now >= deadline { end = .timedOut }
        if end != nil || hasExited(process) {
          kill(-process, SIGKILL)
          drainDeadline = now + .milliseconds(500)
        }
      }
      let open = streams.indices.filter { streams[$0].isOpen }
      if open.isEmpty, drainDeadline != nil || hasExited(process) { break }
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
    kill(-process, SIGKILL)
    var status: Int32 = 0
    var usage = rusage()
    // Before its id is free for another, so that an interrupt ends nobody else's group.
    ProcessGroups.running.withLock { _ = $0.groups.remove(process) }
    while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
    let signal = status & 0x7f
    let natural: Completion.End =
      signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    return Completion(
      end: end ?? natural,
      output: String(decoding: streams[0].bytes, as: UTF8.self),
      errors: String(decoding: streams[1].bytes, as: UTF8.self),
      events: hasEventPipe ? streams[2].bytes : [],
      peakMemory: Int(usage.ru_maxrss) * residentUnit
    )
  }

  /// Whether the process has ended; it stays unreaped, so its group's id cannot be used again.
  private func hasExited(_ process: pid_t) -> Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 && info.si_signo == SIGCHLD
  }

  private func spawn(_ streams: [PipeReader]) throws -> pid_t {
    let environment = self.environment ?? ProcessInfo.processInfo.environment
    var argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
    var environmentPointers = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for pointer in argumentPointers + environmentPointers { free(pointer) }
    }
    // Registered under one lock with the start, so that an interrupt cannot slip in between.
    return try ProcessGroups.running.withLock { state in
      guard !state.isClosed else { throw SpawnError(description: "\(executable): interrupted") }
      var process: pid_t = 0
      let result = workshop_spawn(
        executable, &argumentPointers, &environmentPointers, directory,
        streams.map(\.writeEnd), Int32(streams.count), &process)
      guard result == 0 else {
        throw SpawnError(description: "\(executable): \(String(cString: strerror(result)))")
      }
      state.groups.insert(process)
      return process
    }
  }
}

/// The process groups that are running now, so that an interrupt can end them.
public enum ProcessGroups {
  struct State {
    var groups: Set<pid_t> = []
    var isClosed = false
  }

  static let running = Mutex(State())

  /// Ends them, and lets none be started any more.
  public static func killAll() {
    running.withLock { state in
      state.isClosed = true
      for group in state.groups { kill(-group, SIGKILL) }
    }
  }
}

private final class CancellationFlag: Sendable {
  private let flag = Atomic(false)
  var isSet: Bool { flag.load(ordering: .relaxed) }
  func set() { flag.store(true, ordering: .relaxed) }
}

/// The reading end of a pipe whose other end a child has.
private struct PipeReader {
  private let readEnd: Int32
  private(set) var writeEnd: Int32
  private(set) var isOpen = true
  private(set) var bytes: [UInt8] = []

  init() throws {
    var ends: [Int32] = [-1, -1]
    let result = workshop_pipe(&ends)
    guard result == 0 else {
      throw SpawnError(description: "pipe: \(String(cString: strerror(result)))")
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  var pollDescriptor: pollfd { pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0) }

  mutating func readOnce(limit: Int) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(readEnd, &buffer, buffer.count)
    if count > 0 {
      bytes.append(contentsOf: buffer[..<min(count, max(0, limit - bytes.count))])
    } else if count == 0 || errno != EINTR {
      isOpen = false
    }
  }

  mutating func closeWriteEnd() {
    close(writeEnd)
    writeEnd = -1
  }
  func closeReadEnd() { close(readEnd) }
  func closeBothEnds() {
    close(readEnd)
    close(writeEnd)
  }
}

#if canImport(Darwin)
private let residentUnit = 1
#else
private let residentUnit = 1024
#endif
