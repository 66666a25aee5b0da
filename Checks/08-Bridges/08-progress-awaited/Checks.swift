import ProgressAwaitedAdapter
import ProgressAwaitedSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Progress, awaited", .serialized)
@MainActor
struct ProgressAwaitedChecks {
  /// Where the code is that calls the import.
  enum Caller: String, CaseIterable, CustomTestStringConvertible {
    case mainActor = "on the main actor"
    case elsewhere = "off the main actor"

    nonisolated var testDescription: String { rawValue }
  }

  private struct DiskIsFull: Error {}

  private enum Outcome: Equatable, Sendable {
    case returned
    case threwDiskIsFull
    case threw(String)
  }

  /// What one import did, written down by the database and by the bar.
  private final class Record: Sendable {
    private struct State {
      var bar = 0
      var barAtTheEnd: Int?
      var outcome: Outcome?
      /// The employees of each chunk that was begun, in the order of the beginnings.
      var begun: [[Int]] = []
      var inserted = 0
      /// Sentences about what was not so.
      var runsAhead: [String] = []
      var untrue: [String] = []
    }

    private let state = Mutex(State())
    let chunks: [[Int]]
    /// The chunk that fails, counted from 1.
    let failing: Int?
    let meter = WorkMeter()
    let timeline = Timeline()

    init(_ chunks: [[Int]], failing: Int?) {
      self.chunks = chunks
      self.failing = failing
    }

    var bar: Int { state.withLock { $0.bar } }
    var barAtTheEnd: Int? { state.withLock { $0.barAtTheEnd } }
    var outcome: Outcome? { state.withLock { $0.outcome } }
    var begun: [[Int]] { state.withLock { $0.begun } }
    var runsAhead: [String] { state.withLock { $0.runsAhead } }
    var untrue: [String] { state.withLock { $0.untrue } }

    /// Whether a bar says how many employees are inserted, rounded either way.
    private func isTrue(_ bar: Int, _ inserted: Int) -> Bool {
      let total = chunks.joined().count
      return total == 0 ? bar == 0 || bar == 100 : abs(bar * total - inserted * 100) < total
    }

    /// Whether a report says more than what is inserted, rounded up.
    private func isMore(_ percent: Int, than inserted: Int) -> Bool {
      let total = chunks.joined().count
      return total == 0 ? percent > 100 : percent * total >= inserted * 100 + total
    }

    func inserts(_ ids: [Int]) throws {
      let number = state.withLock { state in
        state.begun.append(ids)
        let number = state.begun.count
        if !isTrue(state.bar, state.inserted) {
          state.runsAhead.append(
            "chunk \(number) is begun, \(state.inserted) employees are in, the bar says \(state.bar)"
          )
        }
        return number
      }
      let fails = failing.map { ids == chunks[$0 - 1] } ?? false
      timeline.record("import", "chunk \(number)")
      meter.work()
      state.withLock { state in
        if !fails { state.inserted += ids.count }
      }
      if fails {
        timeline.record("import", "disk is full")
        throw DiskIsFull()
      }
    }

    func reports(_ percent: Int) {
      timeline.record("bar", "\(percent) %")
      state.withLock { state in
        if percent < state.bar { state.untrue.append("from \(state.bar) back to \(percent)") }
        if isMore(percent, than: state.inserted) {
          state.untrue.append("\(percent) with \(state.inserted) employees in")
        }
        state.bar = percent
      }
    }

    func ends(_ outcome: Outcome) {
      timeline.record("import", outcome == .returned ? "returns" : "throws")
      state.withLock { state in
        state.outcome = outcome
        state.barAtTheEnd = state.bar
      }
    }
  }

  /// Fourteen employees in chunks of all sizes, with ids in no order; 31 comes twice, and one chunk
  /// is empty.
  private static let roster = [[52, 7, 31], [], [18], [90, 4, 66, 31, 2, 75, 11], [40, 23], [8]]

  /// Two empty chunks come first, and the last one is empty too. Of seven equal chunks, the rounded
  /// shares make less than 100.
  private static let rosters = [
    roster, [[], [], [9, 4], [], [6], []], [[3], [1], [2], [7], [5], [6], [4]], [[12]],
  ]

  /// Imports a roster once, and gives the record when nothing is left to run.
  private func runImport(
    _ chunks: [[Int]] = roster, failing: Int? = nil, from caller: Caller
  ) async throws -> Record {
    let record = Record(chunks, failing: failing)
    let executor = ManualExecutor()
    Task(executorPreference: executor) {
      switch caller {
      case .mainActor: await Self.importOnMainActor(record)
      case .elsewhere: await Self.importElsewhere(record)
      }
    }
    await executor.runInRounds { record.outcome != nil }
    let ended = record.outcome != nil
    try #require(ended, "The import never came to an end.\n\(record.timeline)")
    return record
  }

  private static func importOnMainActor(_ record: Record) async {
    do {
      try await makeSubject().importFromMainActor(
        record.chunks, { ids in try record.inserts(ids) }, { percent in record.reports(percent) })
      record.ends(.returned)
    } catch {
      record.ends(outcome(error))
    }
  }

  @concurrent
  nonisolated private static func importElsewhere(_ record: Record) async {
    do {
      try await makeSubject().importFromElsewhere(
        record.chunks, { ids in try record.inserts(ids) }, { percent in record.reports(percent) })
      record.ends(.returned)
    } catch {
      record.ends(outcome(error))
    }
  }

  nonisolated private static func outcome(_ error: any Error) -> Outcome {
    error is DiskIsFull ? .threwDiskIsFull : .threw("\(type(of: error))")
  }

  @Test(
    "A chunk is begun only when the bar says what is inserted, as a percentage of all employees",
    arguments: Caller.allCases)
  func waitsForTheBar(caller: Caller) async throws {
    for chunks in Self.rosters {
      let record = try await runImport(chunks, from: caller)
      let runsAhead = record.runsAhead
      #expect(
        runsAhead == [],
        """
        The main actor was busy, and the import did not wait for it, or it did not report these \
        chunks as they were. A report that is not awaited comes at some time. Which code waits \
        until the bar has moved?
        \(record.timeline)
        """)
    }
  }

  @Test("When the import returns, the bar says 100", arguments: Caller.allCases)
  func endsAtAHundred(caller: Caller) async throws {
    for chunks in Self.rosters {
      let record = try await runImport(chunks, from: caller)
      let (outcome, bar) = (record.outcome, record.barAtTheEnd)
      try #require(outcome == .returned, "Nothing failed, and the import threw an error.")
      #expect(
        bar == 100,
        """
        This is what the bar said in the moment in which `importRoster` returned. Next the screen \
        says that the import is done. A report comes after that only if it was not awaited.
        \(record.timeline)
        """)
    }
  }

  @Test(
    "The bar never goes back, and never says more than what is inserted", arguments: Caller.allCases
  )
  func neverGoesBack(caller: Caller) async throws {
    for chunks in Self.rosters {
      let record = try await runImport(chunks, from: caller)
      let untrue = record.untrue
      #expect(
        untrue == [],
        """
        The bar moved like this. A report counts employees that are in the database, and comes after \
        those that say less.
        \(record.timeline)
        """)
    }
  }

  @Test(
    "When the import returns, the bar says 100, also for a roster without employees",
    arguments: Caller.allCases)
  func nothingToInsert(caller: Caller) async throws {
    for chunks in [[], [[], []]] as [[[Int]]] {
      let record = try await runImport(chunks, from: caller)
      let (outcome, bar) = (record.outcome, record.barAtTheEnd)
      try #require(outcome == .returned, "Nothing failed, and the import threw an error.")
      #expect(
        bar == 100,
        """
        The roster had \(chunks.count) chunks and no employees. The import returned, and this is \
        what the bar said. A loop that runs zero times reports nothing.
        \(record.timeline)
        """)
    }
  }

  @Test(
    "A chunk that fails ends the import with its error, and the bar stays",
    arguments: Caller.allCases)
  func failure(caller: Caller) async throws {
    for (failing, percent) in [(1, 0), (4, 28), (6, 92)] {
      let record = try await runImport(failing: failing, from: caller)
      let (outcome, begun, untrue) = (record.outcome, record.begun, record.untrue)
      try #require(
        outcome == .threwDiskIsFull,
        """
        The disk was full at chunk \(failing). The import's caller has to get that error.
        \(record.timeline)
        """)
      #expect(
        begun == Array(Self.roster.prefix(failing)),
        """
        Chunk \(failing) failed, and these chunks were begun. None is begun after that, and none a second time.
        \(record.timeline)
        """)
      let (barAtTheEnd, bar) = (record.barAtTheEnd ?? -1, record.bar)
      #expect(
        untrue == [] && percent...percent + 1 ~= barAtTheEnd && barAtTheEnd == bar,
        """
        Chunk \(failing) failed, so \(percent) % of the employees are inserted. When the error came, \
        the bar said \(barAtTheEnd), and \(bar) a moment later.
        \(record.timeline)
        """)
    }
  }

  @Test("As now, all chunks, even empty ones, are inserted in order", arguments: Caller.allCases)
  func inOrder(caller: Caller) async throws {
    for chunks in Self.rosters + [[[], []]] {
      let record = try await runImport(chunks, from: caller)
      let begun = record.begun
      #expect(
        begun == chunks,
        """
        Each chunk is one call of `insert`, with the employees as they stand in it, also where it has none. The \
        calls come in the order of the roster.
        \(record.timeline)
        """)
    }
  }

  @Test("As now, chunks are inserted off the main actor", arguments: Caller.allCases)
  func offTheMainActor(caller: Caller) async throws {
    let record = try await runImport(from: caller)
    let units = record.meter.mainActorUnits
    #expect(
      units == 0,
      """
      So many chunks were inserted on the main actor, which moved no bar meanwhile. Only the \
      report has to run there.
      """)
  }
}
