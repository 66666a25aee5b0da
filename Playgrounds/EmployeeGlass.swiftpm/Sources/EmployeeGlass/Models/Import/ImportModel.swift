import Foundation
import Observation

/// One import of a file, from its first byte to what became of it.
@Observable
final class ImportModel: Identifiable {
  enum Phase: Sendable, Hashable {
    /// The file is looked through, which tells whether it was begun before.
    case reading
    case sending
    /// The server is told that the person does not want it.
    case cancelling
    /// The server has looked at all of the file.
    case completed
    /// It can be continued.
    case cancelled
    /// It ended before the file did, and can be continued.
    case interrupted(DirectoryProblem)
    /// The file is not taken as it is.
    case refused(DirectoryProblem)
  }

  typealias Read = @Sendable (URL) async throws -> ImportFile
  /// How long it waits before it asks how far the server is.
  static let pause = Duration.milliseconds(500)

  /// As the person knows it.
  let name: String
  private(set) var phase = Phase.reading
  /// Once it was looked through.
  private(set) var file: ImportFile?
  /// What the server has said last.
  private(set) var status: ImportStatus?
  /// What is wrong with a heading, where the server has not begun.
  private(set) var headingFaults: [ImportFault] = []
  private(set) var timeLeft: Duration?
  /// Whether all of this file was taken in before, so that nothing was sent now.
  private(set) var isKnown = false

  @ObservationIgnored private let url: URL
  @ObservationIgnored private let service: any ImportService
  @ObservationIgnored private let repository: EmployeeRepository
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let read: Read
  @ObservationIgnored private var task: Task<Void, Never>?
  /// Counts attempts: an answer to an earlier one changes nothing.
  @ObservationIgnored private var attempt = 0
  /// How many were added when the list was last told to load.
  @ObservationIgnored private var shown = 0

  /// - Parameters:
  ///   - clock: Measures how long it takes, and how often the server is asked.
  ///   - read: Looks through the file; from the disk unless it is said otherwise.
  init?(
    _ url: URL, repository: EmployeeRepository, clock: any Clock<Duration> = ContinuousClock(),
    read: @escaping Read = { try await ImportFile.read($0) }
  ) {
    guard let service = repository.imports else { return nil }
    self.url = url
    self.service = service
    self.repository = repository
    self.clock = clock
    self.read = read
    let name = url.lastPathComponent
    self.name = name.isShowable && !name.isEmpty ? name : "File"
  }

  /// Whether it goes on by itself.
  var isRunning: Bool {
    switch phase {
    case .reading, .sending, .cancelling: true
    case .completed, .cancelled, .interrupted, .refused: false
    }
  }

  /// Where the list of all faults is; nil where there are none.
  var faultList: URL? {
    guard let file, status?.leftOut ?? 0 > 0 else { return nil }
    return service.faultList(of: file.id)
  }

  // MARK: - What a person does

  /// Begins, or goes on where it stopped.
  func begin() {
    guard attempt == 0 || !isRunning else { return }
    attempt += 1
    phase = file == nil ? .reading : .sending
    headingFaults = []
    timeLeft = nil
    // The number of this attempt, whatever has begun or was stopped when the task starts.
    let attempt = attempt
    task = Task { await run(attempt) }
  }

  /// Ends it at the server too. What was added stays.
  func cancelButtonTapped() async {
    guard let file, phase == .sending else {
      if phase == .reading { stop() }
      return
    }
    attempt += 1
    let attempt = attempt
    phase = .cancelling
    timeLeft = nil
    do {
      var end = try await service.cancel(file.id)
      task?.cancel()
      // The server may not have heard of it before.
      if end == nil { end = try await service.cancel(file.id) }
      guard attempt == self.attempt else { return }
      finish(end ?? ImportStatus(state: .cancelled))
    } catch {
      task?.cancel()
      guard attempt == self.attempt else { return }
      phase = .interrupted(
        DirectoryProblem(
          title: "The import was stopped",
          advice: "The server did not say how far it came. You can continue it."))
    }
    await loadAdded()
  }

  /// Ends it here, as when the window closes: the server keeps what it has, and the same file goes on from there.
  func stop() {
    attempt += 1
    task?.cancel()
    if isRunning { phase = .cancelled }
  }

  // MARK: - One attempt

  private func run(_ attempt: Int) async {
    do {
      let end = try await end(attempt)
      guard attempt == self.attempt else { return }
      finish(end)
    } catch is CancellationError {
      return
    } catch {
      // What the server has taken of it, where it can say so.
      let last = await lastStatus()
      guard attempt == self.attempt else { return }
      if let last { status = last }
      fail(error)
    }
    await loadAdded()
  }

  /// How the import ends that the server takes.
  private func end(_ attempt: Int) async throws -> ImportStatus {
    let file = try await self.file(attempt)
    if let before = try await service.status(of: file.id), attempt == self.attempt {
      status = before
      shown = before.added
      isKnown = before.state == .completed
      if isKnown { return before }
    }
    guard attempt == self.attempt else { throw CancellationError() }
    phase = .sending
    for _ in 0..<3 {
      do {
        async let _: Void = follow(file, attempt)
        return try await service.send(file)
      } catch ImportError.runsAlready {
        // Another window sends the same file, or an attempt of before is not over yet.
        if let end = try await otherEnd(file, attempt) { return end }
      }
    }
    throw ImportError.runsAlready
  }

  /// Looks through the file, in each attempt: it may have changed since the one before.
  private func file(_ attempt: Int) async throws -> ImportFile {
    let file = try await read(url)
    guard attempt == self.attempt else { throw CancellationError() }
    // What the server has taken is of the file as it was.
    if let before = self.file, before.id != file.id { throw ImportError.otherFile }
    self.file = file
    return file
  }

  /// Shows how far it is, until it is cancelled.
  private func follow(_ file: ImportFile, _ attempt: Int) async {
    var remaining = RemainingTime(clock: clock)
    while (try? await clock.sleep(for: Self.pause)) != nil {
      // A question without an answer is asked again: whether it goes on, the connection says.
      guard let now = try? await service.status(of: file.id) else { continue }
      guard !Task.isCancelled, attempt == self.attempt else { return }
      status = now
      timeLeft = remaining.measure(now.bytes, of: file.size)
    }
  }

  /// Waits for the end of the import that another one has begun; nil where it broke off.
  private func otherEnd(_ file: ImportFile, _ attempt: Int) async throws -> ImportStatus? {
    while true {
      try await clock.sleep(for: Self.pause)
      guard let now = try await service.status(of: file.id) else { return nil }
      guard attempt == self.attempt else { throw CancellationError() }
      status = now
      switch now.state {
      case .running: continue
      case .interrupted: return nil
      case .cancelled, .completed, .failed: return now
      }
    }
  }

  private func lastStatus() async -> ImportStatus? {
    guard let file, !Task.isCancelled else { return nil }
    return try? await service.status(of: file.id)
  }

  // MARK: - Its end

  private func finish(_ end: ImportStatus) {
    status = end
    timeLeft = nil
    switch end.state {
    case .completed: phase = .completed
    case .cancelled: phase = .cancelled
    case .failed: phase = .refused(.invalidFile(end.detail))
    case .running, .interrupted: phase = .interrupted(.brokenImport(after: end.lines))
    }
  }

  private func fail(_ error: any Error) {
    timeLeft = nil
    switch error {
    case let error as ImportFileError: phase = .refused(DirectoryProblem(error))
    case ImportError.invalid(let words, let faults):
      headingFaults = faults
      phase = .refused(.invalidFile(words))
    case ImportError.otherFile: phase = .refused(.changedFile)
    case ImportError.tooLarge: phase = .refused(DirectoryProblem(ImportFileError.tooLarge))
    case EmployeeServiceError.unreachable, EmployeeServiceError.timedOut:
      phase = .interrupted(.brokenImport(after: status?.lines ?? 0))
    case EmployeeServiceError.refused(503, let words):
      phase = .interrupted(.busyServer(words, after: status?.lines ?? 0))
    default: phase = .interrupted(DirectoryProblem(importing: error))
    }
  }

  /// The server tells all windows of an import that has come to an end, and of none that broke off.
  private func loadAdded() async {
    guard let added = status?.added, added > shown else { return }
    var isTold = false
    if case .interrupted = phase {} else { isTold = repository.live != nil }
    shown = added
    if !isTold { await repository.reload() }
  }
}
