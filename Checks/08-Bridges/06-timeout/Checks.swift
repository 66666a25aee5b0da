import Synchronization
import Testing
import TimeoutAdapter
import TimeoutSubject
import WorkshopSupport

@Suite("Time is up", .serialized)
@MainActor
struct TimeoutChecks {
  struct ServerIsDown: Error {}

  /// How an operation ends that the check lets go on.
  enum End: String, CaseIterable {
    case value
    case nothing = "nil, a value of an optional type"
    case error
    case cancellationError = "a CancellationError of its own"
  }

  /// What an operation does when it is cancelled.
  enum OnCancel {
    case stops
    /// It stops with an error of its own, as some network libraries do.
    case stopsWithItsOwnError
    case doesNotNotice
  }

  /// An operation that is held until the check lets it go on, or until it is cancelled and notices.
  final class Operation: Sendable {
    private struct State {
      var begun = 0
      var isCancelled = false
    }

    let onCancel: OnCancel
    let end: End
    private let timeline: Timeline
    private let latch = Latch()
    private let state = Mutex(State())

    init(_ onCancel: OnCancel, _ end: End, _ timeline: Timeline) {
      self.onCancel = onCancel
      self.end = end
      self.timeline = timeline
    }

    var begun: Int { state.withLock { $0.begun } }
    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    func goOn() { latch.open() }

    func run() async throws -> String? {
      state.withLock { $0.begun += 1 }
      timeline.beginWait("operation", "begins", endless: "is still running")
      do {
        try await withTaskCancellationHandler {
          if onCancel == .doesNotNotice {
            await latch.waitIgnoringCancellation()
          } else {
            try await latch.wait()
          }
        } onCancel: {
          state.withLock { $0.isCancelled = true }
          timeline.record("operation", "cancelled")
        }
      } catch {
        timeline.endWait("operation", "stops")
        throw onCancel == .stops ? error : ServerIsDown()
      }
      timeline.endWait("operation", end == .value ? "value" : end == .nothing ? "nil" : "error")
      switch end {
      case .value: return "answer"
      case .nothing: return nil
      case .error: throw ServerIsDown()
      case .cancellationError: throw CancellationError()
      }
    }
  }

  /// A manual clock that may hold a task that was cancelled in a sleep, so that the end of a task is seen.
  final class HoldingClock: Clock, Sendable {
    typealias Instant = ManualClock.Instant

    private let clock = ManualClock()
    private let latch = Latch()
    private let sleeps = Atomic(0)

    init(isHolding: Bool) {
      if !isHolding { latch.open() }
    }

    var now: Instant { clock.now }
    var minimumResolution: Duration { clock.minimumResolution }
    /// How many sleep now.
    var sleeperCount: Int { clock.sleeperCount }
    /// How many times a task went to sleep.
    var sleepCount: Int { sleeps.load(ordering: .relaxed) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      sleeps.add(1, ordering: .relaxed)
      do {
        try await clock.sleep(until: deadline, tolerance: tolerance)
      } catch {
        await latch.waitIgnoringCancellation()
        throw error
      }
    }

    func advance(by duration: Duration) { clock.advance(by: duration) }

    func letGo() { latch.open() }
  }

  /// A call, mostly with a limit of five seconds, its operation, its clock, and the record of what happened.
  @MainActor
  final class Call {
    let operation: Operation
    let clock: HoldingClock
    let timeline = Timeline()
    /// The call and its children run here, one piece after the other.
    private let executor = ManualExecutor()
    private let limit: Duration
    private var task: Task<Void, Never>?
    private var outcome: Subject.Outcome?

    init(
      _ onCancel: OnCancel = .stops, _ end: End = .value, limit: Duration = .seconds(5),
      clockHolds: Bool = false, isCancelledBefore: Bool = false
    ) {
      self.limit = limit
      operation = Operation(onCancel, end, timeline)
      clock = HoldingClock(isHolding: clockHolds)
      task = Task(executorPreference: executor) { await self.run() }
      if isCancelledBefore { cancel() }
    }

    private func run() async {
      timeline.beginWait("caller", "calls")
      let operation = operation
      let outcome = await makeSubject().call(limit, clock) { try await operation.run() }
      self.outcome = outcome
      timeline.endWait("caller", got)
    }

    /// Returns when nothing is left to run before the check does something.
    ///
    /// - Throws: If the call never comes to rest.
    func comesToRest() async throws {
      let isAtRest = await executor.comesToRest()
      try #require(
        isAtRest,
        """
        The call waits, and has had 500 turns meanwhile: a loop looks again and again. That takes turns from \
        work that has something to do. Sleep on the clock, and it wakes you.
        \(timeline)
        """)
    }

    /// Waits until the operation has begun and the time runs.
    func begins() async throws {
      try await comesToRest()
      let (begun, sleepers, got) = (operation.begun, clock.sleeperCount, got)
      try #require(begun == 1, "The operation has to begin once, at once.\n\(timeline)")
      try #require(
        sleepers == 1,
        """
        So many sleep on the clock while the operation runs. One has to, or no task wakes when \
        the time is up.
        \(timeline)
        """)
      try #require(got == "still waits", "The operation runs, and the time is not up.\n\(timeline)")
    }

    func pass(_ duration: Duration) async throws {
      timeline.record("clock", "\(duration)")
      clock.advance(by: duration)
      try await comesToRest()
    }

    /// Cancels the caller.
    func cancel() {
      timeline.record("caller", "is cancelled")
      task?.cancel()
    }

    /// Lets the operation go on to its end.
    func operationGoesOn() async throws {
      operation.goOn()
      try await comesToRest()
    }

    /// What the call ended with, in words, or that it has not ended.
    var got: String {
      switch outcome {
      case nil: "still waits"
      case .value(let value): value ?? "nil"
      case .timedOut: "TimedOut"
      case .error(let error): "\(type(of: error))"
      }
    }

    /// Lets go all tasks that are held.
    func end() {
      operation.goOn()
      clock.letGo()
      task?.cancel()
    }
  }

  @Test(
    "The operation ends: its value is returned, or its error thrown",
    arguments: End.allCases)
  func inTime(_ end: End) async throws {
    let call = Call(.stops, end)
    defer { call.end() }
    try await call.begins()
    try await call.pass(.seconds(4))
    try await call.operationGoesOn()
    let (got, isCancelled) = (call.got, call.operation.isCancelled)
    let expected =
      switch end {
      case .value: "answer"
      case .nothing: "nil"
      case .error: "ServerIsDown"
      case .cancellationError: "CancellationError"
      }
    try #require(
      got != "still waits",
      """
      The operation has ended, and the clock stands still. The call waits for the clock: which \
      code cancels the timer when it is no longer needed?
      \(call.timeline)
      """)
    #expect(
      got == expected,
      """
      There was no cancellation, and the time was not up. The operation ended with: \
      \(end.rawValue). The call ends as the operation did.
      \(call.timeline)
      """)
    #expect(!isCancelled, "The operation was cancelled, and its time was not up.")
    let begun = call.operation.begun
    #expect(begun == 1, "The operation was called so many times. An error is an end, too.")
  }

  @Test(
    "`limit` passes on `clock`, which the call does not poll: the operation is cancelled, and `TimedOut` is thrown"
  )
  func timeIsUp() async throws {
    for onCancel in [OnCancel.stops, .stopsWithItsOwnError] {
      let call = Call(onCancel)
      defer { call.end() }
      try await call.begins()
      for _ in 0..<40 { try await call.pass(.milliseconds(120)) }
      let sleeps = call.clock.sleepCount
      try #require(
        sleeps < 10,
        """
        The clock moved on 40 times, and a task woke and went to sleep again so many times. One \
        sleep until the time is up wakes once.
        """)
      try await call.pass(.milliseconds(199))
      let (early, isCancelledEarly) = (call.got, call.operation.isCancelled)
      try #require(
        early == "still waits" && !isCancelledEarly,
        "Five seconds are not over yet, and the call has ended, or has cancelled the operation.")
      try await call.pass(.milliseconds(1))
      let (got, isCancelled) = (call.got, call.operation.isCancelled)
      #expect(isCancelled, "The time is up, and the operation was not cancelled.\n\(call.timeline)")
      #expect(
        got == "TimedOut",
        """
        The time was up, so the operation was cancelled, and stopped. What it throws then is only its way to \
        stop.
        \(call.timeline)
        """)
    }
  }

  @Test("`limit` passes on `clock` at once, if it is zero or less: `TimedOut` is thrown")
  func noTimeAtAll() async throws {
    for limit in [Duration.zero, .seconds(-3)] {
      let call = Call(limit: limit)
      defer { call.end() }
      try await call.comesToRest()
      let got = call.got
      #expect(
        got == "TimedOut",
        """
        The limit was \(limit), so the time was up from the start. The operation ends only when it is cancelled, \
        and the clock stands still.
        \(call.timeline)
        """)
    }
  }

  @Test("`limit` passes on `clock`, for each of two calls at the same time")
  func twoCalls() async throws {
    let (call, other) = (Call(), Call())
    defer {
      call.end()
      other.end()
    }
    try await call.begins()
    try await other.begins()
    try await call.comesToRest()
    let (early, sleepers) = (call.got, call.clock.sleeperCount)
    try #require(
      early == "still waits" && sleepers == 1,
      """
      A second call began, with a clock and an operation of its own. The first one was \(early), and \
      \(sleepers) slept for it. What do the two calls share?
      \(call.timeline)
      """)
    try await other.pass(.seconds(5))
    try await call.comesToRest()
    try await call.operationGoesOn()
    let got = [call.got, other.got]
    #expect(
      got == ["answer", "TimedOut"],
      """
      Time passed for the second call alone. Then the operation of the first one ended with a value.
      \(call.timeline)
      """)
  }

  @Test(
    "Before the call ends, an operation that ignores its cancellation has ended; `TimedOut`, despite a later result",
    arguments: End.allCases)
  func doesNotNotice(_ end: End) async throws {
    let call = Call(.doesNotNotice, end)
    defer { call.end() }
    try await call.begins()
    try await call.pass(.seconds(5))
    let (early, isCancelled) = (call.got, call.operation.isCancelled)
    #expect(isCancelled, "The time is up, and the operation was not cancelled.\n\(call.timeline)")
    try #require(
      early == "still waits",
      """
      The call has ended, and its operation runs on: it is not awaited any more, and its errors \
      are lost. What a call begins ends before the call does.
      \(call.timeline)
      """)
    try await call.pass(.seconds(60))
    try await call.operationGoesOn()
    let got = call.got
    #expect(
      got == "TimedOut",
      """
      The time was up first. A minute later the operation ended, with: \(end.rawValue). That was too late.
      \(call.timeline)
      """)
  }

  @Test(
    "Before the call ends, operation and sleep have ended: no task sleeps on the clock",
    arguments: [true, false])
  func timerHasEnded(isCancelled: Bool) async throws {
    let call = Call(clockHolds: true)
    defer { call.end() }
    try await call.begins()
    if isCancelled { call.cancel() } else { call.operation.goOn() }
    try await call.comesToRest()
    let (sleepers, early) = (call.clock.sleeperCount, call.got)
    #expect(sleepers == 0, "The operation has ended, and a task still sleeps.\n\(call.timeline)")
    try #require(
      early == "still waits",
      """
      This clock holds a sleeper that was cancelled, until the check says so. The call has ended before \
      that, and left behind a task that waited for the time. To cancel a task is not to wait for its end.
      \(call.timeline)
      """)
    try await call.pass(.seconds(60))
    call.clock.letGo()
    try await call.comesToRest()
    let got = call.got
    #expect(
      got == (isCancelled ? "CancellationError" : "answer"),
      """
      Everything has ended now. What came first was no matter of time, so it makes no difference that the \
      sleeper was let go late.
      \(call.timeline)
      """)
  }
}
