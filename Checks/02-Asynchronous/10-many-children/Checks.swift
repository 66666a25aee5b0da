import ManyChildrenAdapter
import ManyChildrenSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Many children", .serialized)
@MainActor
struct ManyChildrenChecks {
  struct ArchiveIsFull: Error, CustomStringConvertible {
    let id: Int

    var description: String { "the error of save \(id)" }
  }

  struct Record {
    var begun: [Int] = []
    var running: Set<Int> = []
    var cancelled: Set<Int> = []
    var failing: [Int: any Error] = [:]
    var receipts = 0
    var receiptsLetGo = 0
    /// How the call ended, in words.
    var outcome = "has not ended"
    var hasReturned = false
    var runningAtReturn: Set<Int> = []
  }

  /// What a receipt holds; the day counts how many there still are.
  final class Scan: Sendable {
    let day: Day

    init(_ day: Day) {
      self.day = day
      day.update { $0.receipts += 1 }
    }

    deinit {
      day.update { $0.receiptsLetGo += 1 }
    }
  }

  /// A day of changes, and an archive that holds each save at a gate of its own.
  final class Day: Sendable {
    let timeline = Timeline()
    private let feed: Subject.Feed
    private let gates = KeyedLatches<Int>()
    private let isDeaf: Bool
    private let hearing: Set<Int>
    private let state = Mutex(Record())

    /// - Parameters:
    ///   - isDeaf: Whether saves do not notice that they are cancelled.
    ///   - hearing: Those that notice it all the same.
    @MainActor
    init(isDeaf: Bool = false, hearing: Set<Int> = []) {
      self.hearing = hearing
      feed = makeSubject().makeFeed()
      self.isDeaf = isDeaf
    }

    var record: Record { state.withLock { $0 } }

    func update(_ change: (inout Record) -> Void) {
      state.withLock { change(&$0) }
    }

    /// Starts the learner's function in a task, and notes how it ends.
    @MainActor
    func start() -> Task<Void, Never> {
      Task {
        do {
          try await feed.saveAll { try await self.save($0) }
          note("comes back") { $0.outcome = "returned" }
        } catch {
          let words = "\(error)"
          note(words) { $0.outcome = "threw \(words)" }
        }
      }
    }

    /// Sends the change with a number below 8.
    func send(_ id: Int) {
      timeline.record("stream", "change \(id)")
      feed.send(id)
    }

    func finish() {
      timeline.record("stream", "no more")
      feed.finish()
    }

    /// Lets a save end.
    func open(_ id: Int) {
      gates[id].open()
    }

    /// Lets a save end with an error.
    ///
    /// - Parameter error: Which one; nil for one that says whose it is.
    func fail(_ id: Int, with error: (any Error)? = nil) {
      update { $0.failing[id] = error ?? ArchiveIsFull(id: id) }
      open(id)
    }

    /// Ends what a wrong answer may have left.
    func close() {
      gates.openAll()
      feed.finish()
    }

    @MainActor
    func begins(_ count: Int) async -> Bool {
      await eventually { record.begun.count >= count }
    }

    @MainActor
    func returns() async -> Bool {
      await eventually { record.hasReturned }
    }

    private func note(_ event: String, _ change: (inout Record) -> Void) {
      timeline.record("saveAll", event)
      update { record in
        change(&record)
        record.hasReturned = true
        record.runningAtReturn = record.running
      }
    }

    private func save(_ id: Int) async throws -> any Sendable {
      update { record in
        record.begun.append(id)
        record.running.insert(id)
      }
      let lane = "save \(id)"
      timeline.beginWait(lane, "begins", endless: "was still running")
      defer { update { _ = $0.running.remove(id) } }
      try await gates[id].wait(
        as: lane, in: timeline, ignoringCancellation: isDeaf && !hearing.contains(id)
      ) {
        update { _ = $0.cancelled.insert(id) }
      }
      let error = record.failing[id]
      timeline.endWait(lane, error == nil ? "receipt" : "error")
      if let error { throw error }
      return Scan(self)
    }
  }

  /// A day on which three saves run, after some others have ended.
  func busyDay(
    after ended: Int, isDeaf: Bool = false, hearing: Set<Int> = []
  ) async throws -> (
    day: Day, task: Task<Void, Never>, running: Range<Int>
  ) {
    let day = Day(isDeaf: isDeaf, hearing: hearing)
    let task = day.start()
    for id in 0..<ended {
      day.open(id)
      day.send(id)
    }
    let early = await eventually { day.record.begun.count == ended && day.record.running.isEmpty }
    if !early { day.close() }
    try #require(early, "Changes came, and not all of them are saved.\n\(day.timeline)")
    let running = ended..<ended + 3
    for id in running { day.send(id) }
    let begun = await day.begins(running.upperBound)
    if !begun { day.close() }
    try #require(begun, "Three changes came and fewer are being saved.\n\(day.timeline)")
    return (day, task, running)
  }

  // Where a wait was in vain, `#require` ends the check: what follows would wait in vain as well.

  @Test("Each change is saved once, even if two share an id, as soon as it comes")
  func savedAtOnce() async throws {
    let day = Day()
    _ = day.start()
    // In any order, and some twice: an id says who was changed, and a person can change again.
    // And so many at one time that a limit of an answer's own shows.
    let ids = [3, 0, 5, 3, 7, 1, 0, 6, 2, 4, 4] + (0..<32).map { $0 % 8 }
    for (place, id) in ids.enumerated() {
      day.send(id)
      let begun = await day.begins(place + 1)
      if !begun { day.close() }
      try #require(
        begun,
        """
        Change \(id) came, and it is not being saved. What is the function waiting for, or what does it \
        take this change for? \(ids[..<place].contains(id) ? "Another change has the same id." : "")
        \(day.timeline)
        """)
    }
    day.finish()
    _ = await eventually(turns: 60) { day.record.hasReturned }
    let early = day.record.hasReturned
    for id in 0..<8 { day.open(id) }
    #expect(
      !early,
      """
      There were no more changes, and the function came back before its saves had ended: it left them, or \
      it cancelled them.
      \(day.timeline)
      """)
    let returned = await day.returns()
    try #require(returned, "All is saved, and the function does not come back.\n\(day.timeline)")
    let outcome = day.record.outcome
    #expect(outcome == "returned", "All is saved, and an error was thrown.\n\(day.timeline)")
    let begun = day.record.begun.sorted()
    #expect(begun == ids.sorted(), "Each change is saved once.\n\(day.timeline)")
  }

  @Test("A receipt is released when its save has ended")
  func receiptsAreLetGo() async throws {
    let day = Day()
    _ = day.start()
    for id in 0..<4 { day.send(id) }
    let begun = await day.begins(4)
    try #require(begun, "Four changes came and fewer are being saved.\n\(day.timeline)")
    for id in [2, 0, 1] { day.open(id) }
    let letGo = await eventually { day.record.receiptsLetGo == 3 }
    let kept = day.record.receipts - day.record.receiptsLetGo
    day.close()
    try #require(
      letGo,
      """
      Three saves have ended. So many of their receipts are still in memory: \(kept). After a long \
      day they all are. Who keeps them, and for whom?
      \(day.timeline)
      """)
    let returned = await day.returns()
    try #require(returned, "All is saved, and the function does not come back.\n\(day.timeline)")
  }

  @Test("The first failure cancels the other saves at once, also while no new change comes")
  func failureCancels() async throws {
    for ended in [0, 3] {
      for place in 0..<3 {
        let (day, _, running) = try await busyDay(after: ended)
        let fails = running.lowerBound + place
        day.fail(fails)
        let others = Set(running).subtracting([fails])
        let cancelled = await eventually { day.record.cancelled.isSuperset(of: others) }
        day.close()
        try #require(
          cancelled,
          """
          Save \(fails) failed, the stream is still open, and the other saves were not cancelled. \
          Who hears of an error in a child, while the function waits for the next change?
          \(day.timeline)
          """)
        let returned = await day.returns()
        try #require(returned, "All has ended, except your function.\n\(day.timeline)")
      }
    }
  }

  @Test(
    "The first failure is thrown, at the latest at the next change or the end; a failed save is not repeated"
  )
  func failureIsThrown() async throws {
    for nextComes in [true, false] {
      for fails in 0..<3 {
        let (day, _, running) = try await busyDay(after: 0)
        day.fail(fails)
        let others = Set(running).subtracting([fails])
        let ended = await eventually {
          day.record.cancelled.isSuperset(of: others) && day.record.running.isEmpty
        }
        if !ended { day.close() }
        try #require(
          ended, "Save \(fails) failed, and the others were not cancelled.\n\(day.timeline)")
        // The saves have ended; the tasks that made them get their turn to end as well.
        _ = await eventually(turns: 60) { false }
        if nextComes { day.send(3) } else { day.finish() }
        let returned = await day.returns()
        day.close()
        try #require(
          returned,
          """
          Save \(fails) failed, \(nextComes ? "the next change came" : "the stream ended"), and the \
          function did not come back. What tells the loop that there is nothing left to do?
          \(day.timeline)
          """)
        let outcome = day.record.outcome
        let expected = "threw the error of save \(fails)"
        try #require(
          outcome == expected,
          "Save \(fails) failed, and the caller was not told why.\n\(day.timeline)")
        let begun = day.record.begun
        let again = Set(begun.filter { id in begun.count { $0 == id } > 1 }).sorted()
        try #require(
          again.isEmpty,
          """
          A save was begun again after it had failed or been cancelled. Whether to try once more is \
          for the caller to say.
          \(day.timeline)
          """)
      }
    }
  }

  /// What comes after a failure.
  private enum Next: CaseIterable {
    /// The stream ends at once, maybe before the failure is known.
    case endAtOnce
    case end
    case change
  }

  @Test("At the end no save is running")
  func nothingIsLeftBehind() async throws {
    for next in Next.allCases {
      for fails in 0..<3 {
        let (day, _, running) = try await busyDay(after: 0, isDeaf: true)
        day.fail(fails)
        if next != .endAtOnce {
          let others = Set(running).subtracting([fails])
          let noticed = await eventually { day.record.cancelled.isSuperset(of: others) }
          if !noticed { day.close() }
          try #require(
            noticed, "Save \(fails) failed, and the others were not cancelled.\n\(day.timeline)")
        }
        if next == .change { day.send(3) } else { day.finish() }
        _ = await eventually(turns: 60) { day.record.hasReturned }
        let early = day.record.hasReturned
        day.close()
        try #require(
          !early,
          """
          The function came back and other saves were still running. Its caller expects all of it \
          to be over.
          \(day.timeline)
          """)
        let returned = await day.returns()
        try #require(returned, "All has ended, except your function.\n\(day.timeline)")
        let left = day.record.runningAtReturn
        try #require(left.isEmpty, "These ran on after the return.\n\(day.timeline)")
      }
    }
  }

  @Test("When the caller is cancelled, so are the saves")
  func callerIsCancelled() async throws {
    for ended in [0, 3] {
      let (day, task, running) = try await busyDay(after: ended)
      day.timeline.record("saveAll", "cancel")
      task.cancel()
      let cancelled = await eventually { day.record.cancelled.isSuperset(of: running) }
      day.close()
      try #require(
        cancelled,
        """
        The task that called the function was cancelled, and saves went on. A child task is \
        cancelled with it; a `Task { … }` is unstructured, and is not.
        \(day.timeline)
        """)
      let returned = await day.returns()
      try #require(returned, "All has ended, except your function.\n\(day.timeline)")
    }
    // Some notice at once that they are cancelled, and the others are still running then.
    for hearing in [[], [0], [1, 2]] as [Set<Int>] {
      let (day, task, running) = try await busyDay(after: 0, isDeaf: true, hearing: hearing)
      day.timeline.record("saveAll", "cancel")
      task.cancel()
      for id in running where !hearing.contains(id) {
        _ = await eventually(turns: 60) { day.record.hasReturned }
        let early = day.record.hasReturned
        if early { day.close() }
        try #require(
          !early,
          """
          The caller was cancelled, and the function came back while saves were still running. What ended \
          the wait?
          \(day.timeline)
          """)
        day.open(id)
      }
      day.close()
      let returned = await day.returns()
      try #require(returned, "All has ended, except your function.\n\(day.timeline)")
    }
  }
}
