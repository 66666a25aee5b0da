import LookForCancellationAdapter
import LookForCancellationSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Look for cancellation", .serialized)
@MainActor
struct LookForCancellationChecks {
  /// When the Cancel button is pressed.
  private enum Cancel: Equatable {
    case never, beforeTheImport
    case parsingChunk(Int)
    case tellingProgress(Int)
  }

  private enum Outcome: Equatable, Sendable {
    case returned([Int])
    case threwCancellationError
    case threw(String)
  }

  /// What one import did, written down by the chunks and by `progress` themselves.
  private final class Record: Sendable {
    private struct State {
      var parsed: [Int] = []
      var begunTooLate: [Int] = []
      /// What was begun and what was told, in the order in which it happened.
      var diary: [String] = []
      var task: Task<Void, Never>?
      var isCancelled = false
      var outcome: Outcome?
    }

    private let state = Mutex(State())
    let meter = WorkMeter()
    let timeline = Timeline()

    var parsed: [Int] { state.withLock { $0.parsed } }
    var begunTooLate: [Int] { state.withLock { $0.begunTooLate } }
    var diary: [String] { state.withLock { $0.diary } }
    var outcome: Outcome? { state.withLock { $0.outcome } }

    func parses(_ chunk: Int) {
      timeline.record("import", "chunk \(chunk)")
      meter.work()
      state.withLock { state in
        state.parsed.append(chunk)
        state.diary.append("chunk \(chunk)")
        if state.isCancelled { state.begunTooLate.append(chunk) }
      }
    }

    func tells(_ chunksDone: Int) {
      state.withLock { $0.diary.append("told \(chunksDone)") }
    }

    func starts(_ task: Task<Void, Never>) {
      state.withLock { $0.task = task }
    }

    func cancels() {
      timeline.record("person", "cancel")
      let task = state.withLock { state in
        state.isCancelled = true
        return state.task
      }
      task?.cancel()
    }

    func ends(_ outcome: Outcome) {
      switch outcome {
      case .returned(let ids): timeline.record("import", "returns \(ids.count) employees")
      case .threwCancellationError: timeline.record("import", "throws CancellationError")
      case .threw(let error): timeline.record("import", "throws \(error)")
      }
      state.withLock { $0.outcome = outcome }
    }
  }

  private static let chunkCount = 12

  /// Two employees in each chunk, but none in the third: a file may have a hole. The ids are in no
  /// order, and 60 stands in the file twice.
  nonisolated private static func ids(ofChunk chunk: Int) -> [Int] {
    chunk == 3 ? [] : [70 - chunk, chunk * 10]
  }

  private static let wholeRoster = (1...chunkCount).flatMap { ids(ofChunk: $0) }

  /// Imports the file, or its first chunks, once, and gives the record when the import has ended.
  private func runImport(cancel: Cancel, chunks: Int = Self.chunkCount) async throws -> Record {
    let record = Record()
    let parsers: [Subject.Parse] = (0..<chunks).map { $0 + 1 }.map { chunk in
      {
        record.parses(chunk)
        if cancel == .parsingChunk(chunk) { record.cancels() }
        return Self.ids(ofChunk: chunk)
      }
    }
    let subject = makeSubject()
    let task = Task {
      do {
        let ids = try await subject.importRoster(parsers) { chunksDone in
          record.tells(chunksDone)
          if cancel == .tellingProgress(chunksDone) { record.cancels() }
        }
        record.ends(.returned(ids))
      } catch is CancellationError {
        record.ends(.threwCancellationError)
      } catch {
        record.ends(.threw("\(type(of: error))"))
      }
    }
    // The task has not begun: the main actor is here until the `await` below.
    record.starts(task)
    if cancel == .beforeTheImport { record.cancels() }
    // Far more turns than an import needs on a busy machine; one that never ends is refused here.
    let ended = await eventually(turns: 200_000) { record.outcome != nil }
    try #require(ended, "The import never came to an end.\n\(record.timeline)")
    return record
  }

  @Test(
    "Once its task is cancelled, the import begins no further chunk: here, as progress is told",
    arguments: [1, 2, 5, 11])
  func cancelledBetweenChunks(chunksDone: Int) async throws {
    for (chunksDone, chunks) in [(chunksDone, Self.chunkCount), (chunksDone * 9, 150)] {
      let record = try await runImport(cancel: .tellingProgress(chunksDone), chunks: chunks)
      let begunTooLate = record.begunTooLate
      #expect(
        begunTooLate == [],
        """
        Of \(chunks) chunks, \(chunksDone) were done. These were begun after `cancel()` had been \
        called. They are no longer wanted, and the battery pays for them. Does the import check each \
        time before it begins a chunk, and does it check the task that was cancelled?
        \(record.timeline)
        """)
    }
  }

  @Test(
    "Only the chunk being parsed is finished: cancelled while it is parsed, it is the last",
    arguments: [1, 4, 8])
  func cancelledInAChunk(chunk: Int) async throws {
    let record = try await runImport(cancel: .parsingChunk(chunk))
    let parsed = record.parsed
    #expect(
      parsed == Array(1...chunk),
      """
      Cancel was pressed during chunk \(chunk). That one is finished, since nothing interrupts it, and \
      no other is begun.
      \(record.timeline)
      """)
  }

  @Test("If the task was cancelled before, no chunk is begun")
  func cancelledBefore() async throws {
    for chunks in [Self.chunkCount, 1] {
      let record = try await runImport(cancel: .beforeTheImport, chunks: chunks)
      let parsed = record.parsed
      #expect(
        parsed == [],
        """
        The task was cancelled before the import of \(chunks == 1 ? "one chunk" : "\(chunks) chunks") \
        began, and these were parsed all the same. A cancelled task still runs its body from the \
        first line.
        \(record.timeline)
        """)
    }
  }

  @Test("A cancelled import throws `CancellationError`, and never returns a part of the roster")
  func cancelledImportThrows() async throws {
    let cancels: [Cancel] = [
      .beforeTheImport, .tellingProgress(1), .parsingChunk(2), .tellingProgress(7),
      .parsingChunk(Self.chunkCount - 1), .tellingProgress(Self.chunkCount - 1),
    ]
    for cancel in cancels {
      let record = try await runImport(cancel: cancel)
      let outcome = record.outcome
      try #require(
        outcome == .threwCancellationError,
        """
        The caller cannot tell a part of the roster from the whole, nor a cancellation from a \
        broken file. `CancellationError` says what happened.
        \(record.timeline)
        """)
    }
  }

  @Test(
    "Cancelled during or after the last chunk, it may return all of it, or throw `CancellationError`"
  )
  func cancelledAtTheEnd() async throws {
    let last = Self.chunkCount
    for cancel in [.parsingChunk(last), .tellingProgress(last)] as [Cancel] {
      let record = try await runImport(cancel: cancel)
      let outcome = record.outcome
      try #require(
        outcome == .threwCancellationError || outcome == .returned(Self.wholeRoster),
        "Both ends are right here, and this is neither of them.\n\(record.timeline)")
    }
  }

  @Test(
    "Without cancellation, chunks are parsed as now: one after the other, with `progress` told after each"
  )
  func undisturbed() async throws {
    let record = try await runImport(cancel: .never)
    let (outcome, diary) = (record.outcome, record.diary)
    #expect(
      outcome == .returned(Self.wholeRoster),
      """
      The import was not cancelled. All employees are wanted, in the order of the file; an id that \
      stands in it twice comes twice.
      \(record.timeline)
      """)
    #expect(
      diary == (1...Self.chunkCount).flatMap { ["chunk \($0)", "told \($0)"] },
      """
      Each chunk is parsed once, in order. After it, and before the next one, `progress` is told how \
      many chunks are done.
      """)
  }

  @Test(
    "Every employee comes, in the file's order, also from a file of one chunk, or of none",
    arguments: [0, 1])
  func smallFiles(chunks: Int) async throws {
    let record = try await runImport(cancel: .never, chunks: chunks)
    let (outcome, diary) = (record.outcome, record.diary)
    let roster = chunks == 0 ? [] : Self.ids(ofChunk: 1)
    #expect(
      outcome == .returned(roster),
      """
      This file has \(chunks == 0 ? "no chunk" : "one chunk"), and the import was not cancelled.
      \(record.timeline)
      """)
    #expect(
      diary == (chunks == 0 ? [] : ["chunk 1", "told 1"]),
      "This is what was parsed and told, for a file of \(chunks == 0 ? "no chunk" : "one chunk").")
  }

  @Test("After a cancelled import, the next one gives the whole roster")
  func nextImport() async throws {
    _ = try await runImport(cancel: .tellingProgress(2))
    let record = try await runImport(cancel: .never)
    let outcome = record.outcome
    #expect(
      outcome == .returned(Self.wholeRoster),
      """
      The import before this one was cancelled; this one was not. Whose flag does the import \
      check?
      \(record.timeline)
      """)
  }

  @Test("Without cancellation, chunks are parsed as now: off the main actor")
  func offTheMainActor() async throws {
    let record = try await runImport(cancel: .never)
    let units = record.meter.mainActorUnits
    #expect(
      units == 0,
      """
      So many chunks were parsed on the main actor, and during each of them Cancel could not be \
      pressed. Is `@concurrent` still there?
      """)
  }
}
