import CallerDecidesAdapter
import CallerDecidesSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("The caller decides", .serialized)
@MainActor
struct CallerDecidesChecks {
  let subject = makeSubject()

  /// Awaits the operation's value; one that never returns is refused here.
  private func result<Value: Sendable>(
    cancelled: Bool = false, of operation: @escaping @Sendable () async -> Value
  ) async throws -> Value {
    let answer = Answer<Value>()
    let task = Task {
      let value = await operation()
      answer.value.withLock { $0 = value }
    }
    // The task begins only when this function suspends.
    if cancelled { task.cancel() }
    // Far more turns than this work needs on a busy machine.
    _ = await eventually(turns: 200_000) { answer.value.withLock { $0 != nil } }
    return try #require(answer.value.withLock { $0 }, "The function never returned.")
  }

  private final class Answer<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  @Test(
    "`sharpen` leaves the main actor, wherever it is called, and sharpens once",
    arguments: Subject.Caller.allCases)
  func sharpensOffTheMainActor(caller: Subject.Caller) async throws {
    let meter = WorkMeter()
    let subject = subject
    try await result { await subject.sharpen(caller, false) { meter.work($0) } }
    let (onMainActor, elsewhere) = (meter.mainActorUnits, meter.elsewhereUnits)
    #expect(
      onMainActor == 0,
      """
      \(caller.rawValue) had an avatar sharpened, and the main actor was held for so many \
      microseconds. A frame has 16 000. Does `sharpen` say that it leaves every actor?
      """)
    #expect(onMainActor + elsewhere == 80_000, "An avatar is sharpened once: 80 000 microseconds.")
  }

  @Test("Each call does what it did, even in a cancelled task: `sharpen` sharpens once")
  func everyCallSharpens() async throws {
    let subject = subject
    let again = WorkMeter()
    try await result { await subject.sharpen(.noActor, true) { again.work($0) } }
    let units = again.totalUnits
    #expect(
      units == 160_000,
      "An avatar was sharpened, then `sharpen` was called for it: twice 80 000 microseconds.")
    let cancelled = WorkMeter()
    try await result(cancelled: true) {
      await subject.sharpen(.mainActor, false) { cancelled.work($0) }
    }
    let unitsWhenCancelled = cancelled.totalUnits
    #expect(
      unitsWhenCancelled == 80_000,
      """
      The calling task had been cancelled before it called `sharpen`. The function of the starter \
      sharpens all the same: 80 000 microseconds, once.
      """)
  }

  /// Names as a directory gives them: twice the same, an empty one, one with spaces at its ends, and
  /// a long one.
  private nonisolated static let names = [
    "Ada", "Ada", "", " grace  Hopper ", "Émilie du Châtelet",
    Array(repeating: "Pablo Diego José Francisco", count: 20).joined(separator: " "),
  ]

  @Test(
    "`addCaption` runs where its caller runs, and each call writes one caption",
    arguments: Subject.Caller.allCases, [7, -3])
  func captionsWhereTheCallerIs(caller: Subject.Caller, employeeID: Int) async throws {
    let meter = WorkMeter()
    let subject = subject
    let names = Self.names
    let asked = SynchronizedArray<Int>()
    let captions = try await result {
      await subject.addCaption(caller, employeeID, names.count) { employeeID in
        asked.append(employeeID)
        await Task.yield()
        return names[min(asked.all.count, names.count) - 1]
      } _: {
        meter.work($0)
      }
    }
    let questions = asked.all
    #expect(
      questions == names.map { _ in employeeID },
      """
      \(caller.rawValue) called `addCaption` \(names.count) times for the avatar of employee \
      \(employeeID). These are the employees whose name the directory was asked for: once a call.
      """)
    #expect(
      captions == names,
      """
      \(caller.rawValue) called `addCaption` \(names.count) times for one avatar, and the directory \
      gave these names. This is what the caller read after each call.
      """)
    let (onMainActor, elsewhere) = (meter.mainActorUnits, meter.elsewhereUnits)
    let units = 20 * names.count
    #expect(
      onMainActor == (caller == .mainActor ? units : 0),
      """
      \(caller.rawValue) called. To write \(names.count) captions is \(units) microseconds of work, \
      where the caller runs; so many were on the main actor.
      """)
    #expect(
      elsewhere == (caller == .mainActor ? 0 : units),
      """
      \(caller.rawValue) called. To write \(names.count) captions is \(units) microseconds of work, \
      where the caller runs; so many were off the main actor.
      """)
  }

  @Test(
    "Both functions leave the main actor: other callers do not wait for it",
    arguments: [Subject.Caller.otherActor, .noActor])
  func mainActorIsBusy(caller: Subject.Caller) async throws {
    let subject = subject
    let elsewhere = ManualExecutor()
    let captions = Mutex<[String]?>(nil)
    let isSharp = Mutex(false)
    Task(executorPreference: elsewhere) { @concurrent in
      let read = await subject.addCaption(caller, 7, 1) { _ in
        "Ada"
      } _: { _ in
      }
      captions.withLock { $0 = read }
      await subject.sharpen(caller, false) { _ in }
      isSharp.withLock { $0 = true }
    }
    // The main actor is busy with this line until the others can go no further.
    elsewhere.runAllButMainActor()
    let (read, hasSharpened) = (captions.withLock { $0 }, isSharp.withLock { $0 })
    #expect(
      read == ["Ada"],
      """
      The main actor was busy, and \(caller.rawValue) called `addCaption`. This is what it had read when \
      all but the main actor had come to rest. Does the function go there for something?
      """)
    #expect(
      read == nil || hasSharpened,
      """
      The main actor was busy, and \(caller.rawValue) called `sharpen`, which had not returned when all \
      but the main actor had come to rest. Does the function go there for something?
      """)
    // What the main actor still has to do for it ends here.
    for _ in 0..<100 {
      guard await eventually({ elsewhere.hasJobs || isSharp.withLock { $0 } }) else { break }
      elsewhere.runJobs()
    }
  }

  @Test(
    "Each call does what it did, even in a cancelled task: `addCaption` writes a caption",
    arguments: Cancellation.allCases)
  func captionsWhenCancelled(cancellation: Cancellation) async throws {
    let subject = subject
    let name = Latch()
    let captions = Mutex<[String]?>(nil)
    let sawTheCancellation = Mutex(false)
    let task = Task {
      let read = await subject.addCaption(.mainActor, 7, 1) { _ in
        await name.waitIgnoringCancellation()
        sawTheCancellation.withLock { $0 = Task.isCancelled }
        return "Ada"
      } _: { _ in
      }
      captions.withLock { $0 = read }
    }
    if cancellation == .beforeTheCall { task.cancel() }
    let asked = await eventually { name.arrivalCount > 0 }
    if cancellation == .whileTheNameIsAwaited { task.cancel() }
    name.open()
    try #require(asked, "The directory was never asked for the name.")
    _ = await eventually { captions.withLock { $0 != nil } }
    let read = captions.withLock { $0 }
    #expect(
      read == ["Ada"],
      """
      The calling task was cancelled \(cancellation.rawValue). The function of the starter writes \
      the caption all the same. This is what the caller read afterwards.
      """)
    let saw = sawTheCancellation.withLock { $0 }
    #expect(
      saw,
      """
      The calling task was cancelled \(cancellation.rawValue). In the starter, the directory is asked \
      in that task, and may look for cancellation. Here it was asked in a task that is not cancelled.
      """)
  }

  enum Cancellation: String, CaseIterable {
    case beforeTheCall = "before it called"
    case whileTheNameIsAwaited = "while the name was on its way"
  }
}
