import Foundation

/// A program that was loaded once and waits before its `main`; each run of it is a copy.
///
/// `Support/Compiler/standby.c` is the part that waits. One run at a time. The owner has to `end()`
/// it.
struct StandbyProgram: Sendable {
  private let child: Child
  private let output: PipeReader
  private let errors: PipeReader
  private let reports: PipeReader
  private let requests: PipeReader

  /// What `standby.c` says of a run: three numbers of 64 bits.
  private struct Report: BitwiseCopyable {
    var error: Int64
    var status: Int64
    var peak: Int64
  }

  /// How a run ended.
  enum Outcome: Sendable {
    case completed(Completion)
    /// A limit or a cancellation ended the run, and the program with it.
    case ended(Completion)
    /// The program was not there any more.
    case lost
  }

  /// Loads a program, and leaves it waiting.
  ///
  /// - Parameter command: Says which program, and where it works.
  /// - Throws: `SpawnError`.
  init(_ command: Command, library: String, loading others: [String]) throws {
    var command = command
    var environment = command.environment ?? ProcessInfo.processInfo.environment
    environment["LD_PRELOAD"] = Self.preloadable(library, from: command.directory)
    environment["WORKSHOP_STANDBY_LIBRARIES"] = others.joined(separator: ":")
    // All symbols are bound now. Otherwise each copy would look them up again.
    environment["LD_BIND_NOW"] = "1"
    command.environment = environment
    // Where the library is not loaded, the program says this and ends.
    command.arguments = ["--version"]
    var pipes: [PipeReader] = []
    do {
      for _ in 0..<4 { pipes.append(try PipeReader()) }
      child = try command.start(Array(pipes[..<3]), secret: pipes[3])
    } catch {
      for pipe in pipes { pipe.closeBothEnds() }
      throw error
    }
    for index in 0..<3 { pipes[index].closeWriteEnd() }
    pipes[3].closeReadEnd()
    (output, errors, reports, requests) = (pipes[0], pipes[1], pipes[2], pipes[3])
  }

  /// A library's path as the loader takes it, which reads blanks and colons as ends: below a folder with such a name, from
  /// where the program works.
  static func preloadable(_ library: String, from directory: String) -> String {
    guard library.contains(where: { " :".contains($0) }) else { return library }
    let here = URL(fileURLWithPath: directory).resolvingSymlinksInPath().pathComponents
    let there = URL(fileURLWithPath: library).resolvingSymlinksInPath().pathComponents
    let shared = zip(here, there).prefix { $0 == $1 }.count
    return (here[shared...].map { _ in ".." } + there[shared...]).joined(separator: "/")
  }

  /// Ends the program, and a run of it.
  func end() {
    _ = try? child.collect("")
    for pipe in [output, errors, reports] { pipe.closeReadEnd() }
    close(requests.writeEnd)
  }

  /// Runs the program once with a command's arguments and limits.
  func run(_ command: Command) async -> Outcome {
    let cancelled = CancellationFlag()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let outcome = runBlocking(command, cancelled)
          ProcessGroups.stopIfEnded()
          continuation.resume(returning: outcome)
        }
      }
    } onCancel: {
      cancelled.set()
    }
  }

  private func runBlocking(_ command: Command, _ cancelled: CancellationFlag) -> Outcome {
    guard ask(for: [command.executable] + command.arguments) else { return .lost }
    var streams = [output, errors]
    func completion(_ end: Completion.End, peak: Int = 0) -> Completion {
      Completion(
        end: end, output: String(decoding: streams[0].bytes, as: UTF8.self),
        errors: String(decoding: streams[1].bytes, as: UTF8.self), peakMemory: peak)
    }
    let deadline = ContinuousClock.now + command.timeLimit
    var nextLook = ContinuousClock.now + Command.lookInterval
    while true {
      let now = ContinuousClock.now
      var end: Completion.End?
      if cancelled.isSet { end = .cancelled } else if now >= deadline { end = .timedOut }
      if end == nil, now >= nextLook {
        end = child.exceededShare(of: command).map { .exceeded($0) }
        nextLook = now + Command.lookInterval
      }
      if let end {
        child.endAll()
        return .ended(completion(end))
      }
      var waiting = [reports.pollDescriptor]
      read(&streams, limit: command.outputLimit, besides: &waiting, milliseconds: 20)
      guard waiting[0].revents != 0 else { continue }
      var report = Report(error: 0, status: 0, peak: 0)
      guard reports.readWhole(into: &report), report.error == 0 else { return .lost }
      // The copy has ended: all that it wrote is in the pipes.
      var nothing: [pollfd] = []
      while read(&streams, limit: command.outputLimit, besides: &nothing, milliseconds: 0) {}
      return .completed(
        completion(
          Completion.End(status: Int32(report.status)), peak: Int(report.peak) * residentUnit))
    }
  }

  /// Waits for something to read, and reads what the streams have.
  ///
  /// - Parameter others: Descriptors to wait for as well, which are left to the caller.
  /// - Returns: whether a stream had something.
  @discardableResult
  private func read(
    _ streams: inout [PipeReader], limit: Int, besides others: inout [pollfd], milliseconds: Int32
  ) -> Bool {
    let open = streams.indices.filter { streams[$0].isOpen }
    var descriptors = open.map { streams[$0].pollDescriptor } + others
    guard poll(&descriptors, nfds_t(descriptors.count), milliseconds) > 0 else { return false }
    let ready = zip(open, descriptors).filter { $0.1.revents != 0 }
    for (index, _) in ready { streams[index].readOnce(limit: limit) }
    others = Array(descriptors[open.count...])
    return !ready.isEmpty
  }

  private func ask(for arguments: [String]) -> Bool {
    // A program that is gone is no reason for this one to end.
    var pipeSignal = sigset_t()
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipeSignal, nil)
    let text: [UInt8] = arguments.flatMap { Array($0.utf8) + [0] }
    let request = withUnsafeBytes(of: UInt32(text.count)) { Array($0) } + text
    var sent = 0
    while sent < request.count {
      let count = request.withUnsafeBytes {
        write(requests.writeEnd, $0.baseAddress! + sent, $0.count - sent)
      }
      if count > 0 { sent += count } else if errno != EINTR { return false }
    }
    return true
  }
}
