import AsyncIsNotBackgroundAdapter
import AsyncIsNotBackgroundSubject
import Dispatch
import Testing
import WorkshopSupport

@Suite("Async is not background", .serialized)
@MainActor
struct AsyncIsNotBackgroundChecks {
  private let subject = makeSubject()

  private typealias Run =
    nonisolated(nonsending) @Sendable (_ look: @escaping Subject.Look) async -> Void

  /// Where a body called `look`, seen from its two callers.
  private struct Outcome {
    let fromMain: [Bool]
    let fromElsewhere: [Bool]

    /// Nil where `look` was not called once each time, or in a way that the table has no word for.
    var place: Subject.Place? {
      if fromMain == [true], fromElsewhere == [true] { return .mainActor }
      if fromMain == [true], fromElsewhere == [false] { return .whereItsCallerRuns }
      if fromMain == [false], fromElsewhere == [false] { return .elsewhere }
      return nil
    }

    var story: String {
      """
      Called from the main actor, it looked \(Self.words(fromMain)).
      Called from elsewhere, it looked \(Self.words(fromElsewhere)).
      """
    }

    private static func words(_ looks: [Bool]) -> String {
      if looks.isEmpty { return "nowhere: it never called `look`" }
      return looks.map { $0 ? "on the main actor" : "elsewhere" }.joined(separator: ", then ")
    }
  }

  @concurrent
  private static func callFromElsewhere(_ run: Run, _ notes: SynchronizedArray<Bool>) async {
    await run { notes.append(MainActorProbe.isOnMainActor) }
  }

  private func outcome(of name: String, _ run: @escaping Run) async throws -> Outcome {
    let fromMain = SynchronizedArray<Bool>()
    let fromElsewhere = SynchronizedArray<Bool>()
    let ends = Counter()
    Task {
      await run { fromMain.append(MainActorProbe.isOnMainActor) }
      ends.count += 1
    }
    Task {
      await Self.callFromElsewhere(run, fromElsewhere)
      ends.count += 1
    }
    let allEnded = await eventually { ends.count == 2 }
    try #require(allEnded, "`\(name)` was called and never came back.")
    _ = await eventually(turns: 60) {
      !fromMain.all.isEmpty && !fromElsewhere.all.isEmpty
    }
    return Outcome(fromMain: fromMain.all, fromElsewhere: fromElsewhere.all)
  }

  private final class Counter {
    var count = 0
  }

  /// Where the given bodies run, and why. The table is not compared with this but with a run.
  private static let given: [String: (place: Subject.Place, why: String)] = [
    "plainAsync": (
      .mainActor,
      """
      It has no annotation, so in app mode it is isolated to the main actor. `async` lets it \
      wait; it does not move it.
      """
    ),
    "nonisolatedAsync": (
      .whereItsCallerRuns,
      """
      It is nonisolated. Ask what such a function does when it is called: does it go somewhere of \
      its own? With NonisolatedNonsendingByDefault it does not.
      """
    ),
    "concurrentAsync": (
      .elsewhere, "This attribute is the one that makes a function leave its caller's actor."
    ),
    "afterTheAwait": (
      .mainActor,
      """
      What it awaits runs in another place, by its own declaration. Then it comes back: the lines \
      after an `await` are isolated to the same actor as those before.
      """
    ),
    "asyncLetOfPlain": (
      .mainActor,
      """
      The child task starts off every actor. But the function that it calls has an actor, and goes \
      there to run.
      """
    ),
    "asyncLetOfNonisolated": (
      .elsewhere,
      """
      Here the caller of the function is the child task, and not the function that has the \
      `async let` in it. A child task starts off every actor.
      """
    ),
    "groupTask": (
      .elsewhere,
      """
      The closure of a child task is nonisolated, wherever the group was made, unless it says \
      something else itself. This one has no annotation. It calls `look`, which is nonisolated \
      too.
      """
    ),
    "actorMethod": (
      .elsewhere,
      "Its actor is the desk, and not the main actor. A method of an actor runs on that actor."
    ),
  ]

  // The checks end at the first entry that is wrong, so that each can be thought about by itself.

  @Test("The given bodies stay as they are: they run where they ran in the starter")
  func givenBodies() async throws {
    for body in subject.bodies {
      let given = try #require(Self.given[body.name])
      let outcome = try await outcome(of: body.name, body.run)
      let place = outcome.place
      try #require(
        place == given.place,
        """
        `\(body.name)` runs in another place than it did in the starter. The table is what has to \
        change, not what it speaks of.
        \(outcome.story)
        """)
    }
  }

  @Test("The table says where each body calls `look`")
  func table() async throws {
    for body in subject.bodies {
      let outcome = try await outcome(of: body.name, body.run)
      let measured = outcome.place
      let predicted = body.predicted()
      try #require(
        predicted == measured,
        """
        Look at `\(body.name)`; the table says `\(predicted)`. Entries below it have not been \
        compared yet.
        \(outcome.story)
        \(Self.given[body.name]?.why ?? "")
        """)
    }
  }

  @Test("Wherever it is called, `report` calls `look` off the main actor")
  func reportKeepsOff() async throws {
    let outcome = try await outcome(of: "report", subject.report)
    let onMain = (outcome.fromMain + outcome.fromElsewhere).contains(true)
    #expect(
      !onMain,
      """
      The report takes the main actor's time. Which of the bodies in your table stay off it, \
      wherever they are called, and what do they have that `report` lacks?
      \(outcome.story)
      """)
  }

  @Test("It calls `look` once, before it returns: the work of `report` is done by then")
  func reportIsDone() async throws {
    // Work that is not awaited can still be done in time by luck, but hardly each time.
    for _ in 1...3 { try await reportIsDoneOnce() }
  }

  @Test("`report` calls `look` once also in a cancelled task, and beside other reports")
  func reportIsDoneInACancelledTask() async throws {
    let report = subject.report
    let looks = [SynchronizedArray<Bool>(), SynchronizedArray<Bool>(), SynchronizedArray<Bool>()]
    let ends = Counter()
    for (index, notes) in looks.enumerated() {
      let task = Task {
        await report { notes.append(MainActorProbe.isOnMainActor) }
        ends.count += 1
      }
      // The task has not begun: the main actor is not free before this function waits.
      if index == 1 { task.cancel() }
    }
    let ended = await eventually { ends.count == looks.count }
    try #require(ended, "`report` was called and never came back.")
    // Whether the work is done by then is the question of the check above.
    _ = await eventually { looks.allSatisfy { $0.all.count == 1 } }
    let counts = looks.map(\.all.count)
    #expect(
      counts == [1, 1, 1],
      """
      Three tasks called `report`, and the second one had been cancelled before. For each of them `look` \
      was called this often: \(counts). Cancelling asks; `report` does \
      its work all the same.
      """)
  }

  @Test("Before it returns, also in a cancelled task: `look` has ended when `report` comes back")
  func reportIsDoneBeforeACancelledTaskGoesOn() async {
    // `look` holds its thread here, so the process is one of its own.
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      "A cancelled task called `report`, and the program ended, or `report` never came back."
    ) { @MainActor [verdict = verdict as ExitTestVerdict] in
      let isEarly = await AsyncIsNotBackgroundChecks.comesBackBeforeLookEnds()
      verdict.end(isWrong: isEarly)
    }
    guard let result else { return }
    let isEarly = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isEarly == false,
      """
      The task that called `report` had been cancelled. `report` came back, and `look` had not ended. In a \
      cancelled task some waits end early: that for the next element of a stream, for instance. Wait for \
      the work itself.
      """)
  }

  /// Whether `report` comes back to a cancelled task while `look` is held.
  private static func comesBackBeforeLookEnds() async -> Bool {
    let report = makeSubject().report
    let mayEnd = DispatchSemaphore(value: 0)
    let cameBack = AtomicFlag()
    let task = Task {
      await report { mayEnd.wait() }
      cameBack.set()
    }
    // It has not begun: the main actor is not free yet.
    task.cancel()
    let isEarly = await whenThreadsSleep {
      // More often than needed, for an answer that calls `look` again.
      defer { for _ in 1...9 { mayEnd.signal() } }
      return cameBack.isSet
    }
    await task.value
    return isEarly
  }

  private func reportIsDoneOnce() async throws {
    let report = subject.report
    let begun = SynchronizedArray<Bool>()
    let done = SynchronizedArray<Bool>()
    let cameBack = AtomicFlag()
    var doneAtTheEnd: Int?
    Task {
      await report {
        begun.append(MainActorProbe.isOnMainActor)
        Self.workAWhile(until: cameBack)
        done.append(MainActorProbe.isOnMainActor)
      }
      doneAtTheEnd = done.all.count
      cameBack.set()
    }
    let ended = await eventually { doneAtTheEnd != nil }
    try #require(ended, "`report` was called and never came back.")
    try #require(
      doneAtTheEnd != 0,
      """
      `report` came back, and no call of `look` had ended by then. Code that awaits `report` \
      takes the work for done.
      """)
    try #require(
      doneAtTheEnd == 1,
      "`report` came back, and this is how many calls of `look` had ended. It calls `look` once.")
    // Work that was left behind would come now.
    _ = await eventually(turns: 60) { begun.all.count > 1 }
    let looks = begun.all.count
    try #require(looks <= 1, "`report` calls `look` once.")
  }

  /// Gives a `report` that does not await its work the time to come back before that.
  ///
  /// `look` cannot suspend, and it must not block its thread: that is one of few, which are there for
  /// all suites that share the process.
  private static nonisolated func workAWhile(until flag: AtomicFlag) {
    if MainActorProbe.isOnMainActor { return }
    for _ in 0..<1_000_000 {
      if flag.isSet { return }
    }
  }
}
