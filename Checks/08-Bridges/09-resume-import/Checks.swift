import ResumeImportAdapter
import ResumeImportSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Resume an import", .serialized)
@MainActor
struct ResumeImportChecks {
  /// What comes between an import and its end. Chunks are counted from 1.
  enum Trouble: Equatable, Sendable, CustomTestStringConvertible {
    case none, cancelledBefore
    case cancelledWhileInserting(Int)
    case cancelledAtTheCheckpoint(Int)
    case full(Int)

    nonisolated var testDescription: String {
      switch self {
      case .none: "undisturbed"
      case .cancelledBefore: "cancelled before it begins"
      case .cancelledWhileInserting(let chunk): "cancelled while chunk \(chunk) is inserted"
      case .cancelledAtTheCheckpoint(let chunk): "cancelled while checkpoint \(chunk) is written"
      case .full(let chunk): "the disk is full at chunk \(chunk)"
      }
    }
  }

  private struct DiskIsFull: Error {}

  private enum Outcome: Equatable, Sendable {
    case returned, threwCancellationError, threwDiskIsFull
    case threw(String)
  }

  /// The database and the checkpoint, which outlive each import, and what was seen of the imports.
  private final class Disk: Sendable {
    private struct State {
      var rows: [Int] = []
      var checkpoint = 0
      /// The employees of each call of `insert`.
      var calls: [[Int]] = []
      var callsTooLate: [[Int]] = []
      /// Sentences about what was not so.
      var behind: [String] = []
      var untrue: [String] = []
      var trouble = Trouble.none
      var task: Task<Void, Never>?
      var isCancelled = false
      var outcome: Outcome?
    }

    private let state = Mutex(State())
    let meter = WorkMeter()
    let timeline = Timeline()

    /// - Parameter chunks: How many chunks an earlier import has brought.
    init(with chunks: Int = 0) {
      state.withLock { state in
        state.rows = Self.rows(chunks)
        state.checkpoint = chunks
      }
    }

    var rows: [Int] { state.withLock { $0.rows } }
    var checkpoint: Int { state.withLock { $0.checkpoint } }
    var calls: [[Int]] { state.withLock { $0.calls } }
    var callsTooLate: [[Int]] { state.withLock { $0.callsTooLate } }
    var behind: [String] { state.withLock { $0.behind } }
    var untrue: [String] { state.withLock { $0.untrue } }
    var outcome: Outcome? { state.withLock { $0.outcome } }

    /// What the first chunks bring. An empty chunk may be inserted, or left out and counted.
    private static func rows(_ chunks: Int) -> [Int] {
      Array(ResumeImportChecks.roster.prefix(max(0, chunks)).joined())
    }

    private static func isTrue(_ checkpoint: Int, of rows: [Int]) -> Bool {
      0...ResumeImportChecks.roster.count ~= checkpoint && Self.rows(checkpoint) == rows
    }

    /// The number of a chunk that holds an employee of a call.
    private static func number(of ids: [Int]) -> Int? {
      ResumeImportChecks.roster.firstIndex { !$0.isEmpty && $0.last == ids.last }.map { $0 + 1 }
    }

    func begins(_ trouble: Trouble, _ task: Task<Void, Never>) {
      state.withLock { state in
        state.trouble = trouble
        state.task = task
        state.isCancelled = false
        state.outcome = nil
      }
      if trouble == .cancelledBefore { cancels() }
    }

    private func cancels() {
      timeline.record("person", "cancel")
      let task = state.withLock { state in
        state.isCancelled = true
        return state.task
      }
      task?.cancel()
    }

    func inserts(_ ids: [Int]) throws {
      let number = Self.number(of: ids)
      let name = number.map { "chunk \($0)" } ?? "\(ids)"
      timeline.record("import", name)
      meter.work()
      let trouble = state.withLock { state in
        state.calls.append(ids)
        if state.isCancelled { state.callsTooLate.append(ids) }
        if !Self.isTrue(state.checkpoint, of: state.rows) {
          state.behind.append("\(name) is begun at checkpoint \(state.checkpoint)")
        }
        return state.trouble
      }
      if let number, trouble == .full(number) {
        timeline.record("import", "disk is full")
        throw DiskIsFull()
      }
      if let number, trouble == .cancelledWhileInserting(number) { cancels() }
      state.withLock { $0.rows += ids }
    }

    func writes(_ checkpoint: Int) {
      timeline.record("import", "checkpoint \(checkpoint)")
      let trouble = state.withLock { state in
        state.checkpoint = checkpoint
        if !Self.isTrue(checkpoint, of: state.rows) {
          state.untrue.append("\(checkpoint) with \(state.rows.count) employees in")
        }
        return state.trouble
      }
      if trouble == .cancelledAtTheCheckpoint(checkpoint) { cancels() }
    }

    func ends(_ outcome: Outcome) {
      switch outcome {
      case .returned: timeline.record("import", "returns")
      case .threwCancellationError: timeline.record("import", "throws CancellationError")
      case .threwDiskIsFull: timeline.record("import", "throws the error")
      case .threw(let error): timeline.record("import", "throws \(error)")
      }
      state.withLock { state in
        state.outcome = outcome
        if !Self.isTrue(state.checkpoint, of: state.rows) {
          state.behind.append("the import has ended at checkpoint \(state.checkpoint)")
        }
      }
    }
  }

  /// Chunks of all sizes, with ids in no order; 31 stands in two of them, and one chunk is empty.
  nonisolated private static let roster = [
    [52, 7, 31], [18, 5], [], [90, 4, 66, 31, 2, 75, 11], [40, 23], [8], [61, 12],
  ]

  nonisolated private static let wholeRoster = Array(roster.joined())

  private func runImport(_ trouble: Trouble = .none, on disk: Disk) async throws {
    let executor = ManualExecutor()
    let task = Task(executorPreference: executor) { await Self.importRoster(on: disk) }
    // The task has not begun: its executor runs nothing before the rounds.
    disk.begins(trouble, task)
    await executor.runInRounds { disk.outcome != nil }
    let ended = disk.outcome != nil
    try #require(ended, "The import never came to an end.\n\(disk.timeline)")
  }

  @concurrent
  nonisolated private static func importRoster(on disk: Disk) async {
    do {
      try await makeSubject().importRoster(
        roster, { ids in try disk.inserts(ids) }, { disk.checkpoint },
        { checkpoint in disk.writes(checkpoint) })
      disk.ends(.returned)
    } catch is CancellationError {
      disk.ends(.threwCancellationError)
    } catch is DiskIsFull {
      disk.ends(.threwDiskIsFull)
    } catch {
      disk.ends(.threw("\(type(of: error))"))
    }
  }

  @Test("An import begins with the chunk behind the checkpoint", arguments: [0, 1, 4, 6])
  func beginsBehindTheCheckpoint(chunks: Int) async throws {
    let disk = Disk(with: chunks)
    try await runImport(on: disk)
    let (outcome, calls) = (disk.outcome, disk.calls.filter { !$0.isEmpty })
    try #require(outcome == .returned, "Nothing happened to this import, and it threw an error.")
    #expect(
      calls == Self.roster.dropFirst(chunks).filter { !$0.isEmpty },
      """
      The checkpoint was at \(chunks), and these chunks were inserted. Those behind it are wanted, \
      each with one call and in the order of the roster.
      \(disk.timeline)
      """)
  }

  @Test(
    "An import begins with the chunk behind the checkpoint, if any: with none left, it inserts nothing"
  )
  func nothingLeft() async throws {
    let disk = Disk()
    try await runImport(on: disk)
    let before = disk.calls.count
    try await runImport(on: disk)
    let (after, checkpoint, outcome) = (disk.calls.count, disk.checkpoint, disk.outcome)
    try #require(outcome == .returned, "There was nothing to do, and the import threw an error.")
    #expect(
      after == before && checkpoint == Self.roster.count,
      """
      The import before this one had come to its end. Then the checkpoint said \(checkpoint) of \
      \(Self.roster.count) chunks, and \(after - before) chunks were inserted again.
      \(disk.timeline)
      """)
  }

  @Test(
    "The checkpoint counts a chunk before the next one begins or the import ends",
    arguments: [
      Trouble.none, .cancelledWhileInserting(2), .cancelledAtTheCheckpoint(4),
      .cancelledWhileInserting(7), .full(5),
    ])
  func keptUpToDate(trouble: Trouble) async throws {
    let disk = Disk(with: 1)
    try await runImport(trouble, on: disk)
    let behind = disk.behind
    #expect(
      behind == [],
      """
      This import was: \(trouble.testDescription). If the program ended in one of these moments, the \
      next import would insert something twice, or leave it out. What can come between a chunk and \
      its checkpoint?
      \(disk.timeline)
      """)
  }

  @Test("The checkpoint counts a chunk after it is inserted, no more and no fewer")
  func writesTheTruth() async throws {
    for trouble in [Trouble.none, .full(1), .full(4), .cancelledWhileInserting(5)] {
      let disk = Disk()
      try await runImport(trouble, on: disk)
      let untrue = disk.untrue
      try #require(
        untrue == [],
        """
        This import was: \(trouble.testDescription). The checkpoint said what was not so. The \
        first chunk is counted as 1 when all of it is in, by any import.
        \(disk.timeline)
        """)
    }
  }

  @Test(
    "Once its task is cancelled, the import begins no further chunk",
    arguments: [
      Trouble.cancelledBefore, .cancelledWhileInserting(1), .cancelledWhileInserting(4),
      .cancelledAtTheCheckpoint(2), .cancelledAtTheCheckpoint(6),
    ])
  func cancelled(trouble: Trouble) async throws {
    let disk = Disk()
    try await runImport(trouble, on: disk)
    let tooLate = disk.callsTooLate
    #expect(
      tooLate == [],
      """
      This import was: \(trouble.testDescription). These chunks were begun after that. `cancel()` \
      only asks: does the import check before each chunk, and does it check the task that was \
      cancelled?
      \(disk.timeline)
      """)
  }

  @Test("Once its task is cancelled, the import throws `CancellationError`")
  func cancelledThrows() async throws {
    for trouble in [
      Trouble.cancelledBefore, .cancelledWhileInserting(1), .cancelledAtTheCheckpoint(4),
    ] {
      let disk = Disk()
      try await runImport(trouble, on: disk)
      let outcome = disk.outcome
      try #require(
        outcome == .threwCancellationError,
        """
        This import was: \(trouble.testDescription). An import that returns says that the whole roster \
        is in.
        \(disk.timeline)
        """)
    }
    let disk = Disk()
    try await runImport(.cancelledWhileInserting(Self.roster.count), on: disk)
    let outcome = disk.outcome
    #expect(
      outcome == .threwCancellationError || outcome == .returned,
      """
      This import was cancelled during its last chunk. It may return or throw `CancellationError`, \
      and this is neither.
      \(disk.timeline)
      """)
  }

  @Test(
    "A chunk that fails ends the import with its error, without another try; the next import begins with it"
  )
  func failure() async throws {
    for failing in [1, 4, 7] {
      let disk = Disk()
      try await runImport(.full(failing), on: disk)
      let (outcome, last) = (disk.outcome, disk.calls.last)
      try #require(
        outcome == .threwDiskIsFull && last == Self.roster[failing - 1],
        """
        The disk was full at chunk \(failing). The import's caller has to get that error, and no \
        further chunk is begun.
        \(disk.timeline)
        """)
      let tries = disk.calls.filter { $0 == last }.count
      try #require(
        tries == 1,
        """
        The disk was full at chunk \(failing), and the import tried that chunk so many times. The person \
        who waits decides whether to begin again.
        \(disk.timeline)
        """)
      let before = disk.calls.count
      try await runImport(on: disk)
      let next = disk.calls.dropFirst(before).first { !$0.isEmpty }
      try #require(
        next == Self.roster[failing - 1],
        """
        The disk was full at chunk \(failing), and nothing of that chunk was written. So the next \
        import begins with it, and began with this one.
        \(disk.timeline)
        """)
    }
  }

  @Test("As now, chunks are inserted in order, once each, however often an import is interrupted")
  func interruptedOften() async throws {
    let disk = Disk()
    for trouble in [
      Trouble.cancelledWhileInserting(1), .cancelledWhileInserting(2), .cancelledBefore, .full(4),
      .cancelledAtTheCheckpoint(4), .full(5), .cancelledWhileInserting(6), .none,
    ] {
      try await runImport(trouble, on: disk)
    }
    let (rows, outcome) = (disk.rows, disk.outcome)
    try #require(outcome == .returned, "The last import was undisturbed, and threw an error.")
    #expect(
      rows == Self.wholeRoster,
      """
      Seven imports were interrupted, each in another place, and the eighth was not. This is in \
      the database. (31 stands in the roster twice, so it is there twice.)
      \(disk.timeline)
      """)
  }

  @Test("As now, chunks are inserted off the main actor")
  func offTheMainActor() async throws {
    let disk = Disk()
    try await runImport(on: disk)
    let units = disk.meter.mainActorUnits
    #expect(
      units == 0,
      "So many chunks were inserted on the main actor, which did nothing else meanwhile.")
  }
}
