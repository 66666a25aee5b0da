import Testing
import WhatATaskInheritsAdapter
import WhatATaskInheritsSubject
import WorkshopSupport

@Suite("What a task inherits", .serialized)
@MainActor
struct WhatATaskInheritsChecks {
  /// Handed on to the tasks that inherit it.
  private nonisolated enum Request {
    @TaskLocal static var id = "none"
  }

  /// What `look` saw.
  private struct Glance {
    let place: Subject.Place
    let visits: Int?
    let hasTaskLocals: Bool
    let task: Int?
  }

  /// What came of running something.
  private struct Outcome {
    /// What `look` saw before the task ended.
    let glances: [Glance]
    /// Whether the task had left anything to do when it ended.
    let isDone: Bool
    /// Whether the caller itself looked, and not a task that was made for it.
    let callerLooked: Bool

    var place: Subject.Place? { glances.count == 1 ? glances.first?.place : nil }

    var story: String {
      let places = glances.map { glance in
        switch glance.place {
        case .desk: "on the desk"
        case .mainActor: "on the main actor"
        case .noActor: "on no actor"
        }
      }
      let looks = places.isEmpty ? "did not look" : "looked \(places.joined(separator: ", then "))"
      return "Its task \(looks)\(isDone ? "." : ", and ended with work left to do.")"
    }
  }

  private typealias Run = @MainActor (_ look: @escaping Subject.Look) async -> Void

  private let subject = makeSubject()
  private let place = HandSerialExecutor()

  /// Runs something with a task-local value, and lets the desk work until nothing is left to do.
  private func outcome(
    of name: String, in request: String = "7F", _ run: @escaping Run
  ) async throws -> Outcome {
    let glances = SynchronizedArray<Glance>()
    let place = place
    let look: Subject.Look = { visits in
      let here: Subject.Place =
        place.isRunningCaller ? .desk : MainActorProbe.isOnMainActor ? .mainActor : .noActor
      glances.append(
        Glance(
          place: here, visits: visits, hasTaskLocals: Request.id == request, task: Self.currentTask)
      )
    }
    let end = End()
    Request.$id.withValue(request) {
      _ = Task {
        end.caller = Self.currentTask
        await run(look)
        end.outcome = (glances.all, !place.hasJobs)
      }
    }
    for _ in 0..<1_000 {
      // A task that ends gets to say so before the desk goes on.
      _ = await eventually { end.outcome != nil }
      if !place.hasJobs { break }
      place.runOne()
    }
    let (seen, isDone) = try #require(
      end.outcome, "`\(name)` was called, and its task has not ended.")
    let isAll = glances.all.count == seen.count
    let callerLooked = seen.contains { $0.task == end.caller }
    return Outcome(glances: seen, isDone: isDone && isAll, callerLooked: callerLooked)
  }

  /// Tells the calling task from others.
  private static nonisolated var currentTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }

  private final class End {
    var caller: Int?
    var visits: (own: [Int], all: Int) = ([], 0)
    var outcome: (glances: [Glance], isDone: Bool)?
  }

  private static let given: [String: (place: Subject.Place, why: String)] = [
    "usesSelf": (
      .desk,
      "The task is made in code of the desk, and its body uses something of the desk."
    ),
    "ignoresSelf": (
      .noActor,
      """
      The task is made in code of the desk. Read its body: does anything in it need the desk? A \
      task is isolated to an actor instance only if its body retains that instance.
      """
    ),
    "weakSelf": (
      .noActor,
      """
      The body holds the desk weakly, so the desk may be gone before the task begins. A task \
      cannot be isolated to an actor that may be gone. The `await` in its body says the same.
      """
    ),
    "immediate": (
      .desk,
      """
      `Task.immediate` begins on the spot, so it is where its maker is. It comes back there after an \
      `await`, though its body uses nothing of the desk.
      """
    ),
    "detached": (
      .noActor,
      "A detached task takes over nothing. It visits the desk, and comes back from there."
    ),
    "onTheMainActor": (
      .mainActor,
      """
      There is one main actor, and it need not be retained. A task made in main-actor code is \
      isolated to the main actor, also if its body does not use it.
      """
    ),
    "calledFromMain": (
      .noActor,
      """
      The function runs on the main actor, because its caller does. It is still a nonisolated \
      function, and that counts for a task that is made in it.
      """
    ),
    "givenTheDesk": (
      .noActor,
      """
      The function is isolated to its parameter, as a method is to `self`. The same question decides: \
      does the body of the task use that parameter?
      """
    ),
  ]

  // The checks end at the first entry that is wrong, so that each can be thought about by itself.

  @Test("The given bodies stay: their tasks look where they looked in the starter")
  func givenBodies() async throws {
    for body in subject.bodies(place.asUnownedSerialExecutor()) {
      let given = try #require(Self.given[body.name])
      let outcome = try await outcome(of: body.name, body.run)
      let place = outcome.place
      try #require(
        place == given.place,
        """
        The task of `\(body.name)` looks in another place than it did in the starter. The table is \
        what has to change, not what it speaks of.
        \(outcome.story)
        """)
    }
  }

  @Test("The table says where each task looks")
  func table() async throws {
    for body in subject.bodies(place.asUnownedSerialExecutor()) {
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

  @Test("The table says which tasks have their maker's task-local values")
  func taskLocals() async throws {
    let predictions = subject.hasTaskLocals()
    for body in subject.bodies(place.asUnownedSerialExecutor()) {
      guard let predicted = predictions[body.name] else { continue }
      let outcome = try await outcome(of: body.name, body.run)
      let measured = outcome.glances.first?.hasTaskLocals
      try #require(
        predicted == measured,
        """
        Look at `\(body.name)`. To which actor a task is isolated is one question; which values \
        it inherits from its maker is another. One way to make a task answers no to both.
        """)
    }
  }

  @Test("`noteLater`'s task calls `look` once, on the desk, and has done so when it ends")
  func noteLooks() async throws {
    let desk = subject.makeDesk(place.asUnownedSerialExecutor())
    let outcome = try await outcome(of: "noteLater", desk.noteLater)
    let looks = outcome.glances.map(\.place)
    #expect(
      looks == [.desk] && outcome.isDone,
      """
      The task has to look on the desk, once, and end after that. Which bodies in your table look on \
      the desk, and what do they do that this one does not?
      \(outcome.story)
      """)
    #expect(
      !outcome.callerLooked,
      """
      `look` was called within the call of `noteLater`, before that returned. The task is there \
      to do that, so that the caller need not.
      """)
  }

  @Test("Its task calls `look` once, and counts one visit, also if it is cancelled early")
  func cancelledEarly() async throws {
    let desk = subject.makeDesk(place.asUnownedSerialExecutor())
    let outcome = try await outcome(of: "noteLater", desk.noteAndCancel)
    let looks = outcome.glances.map(\.place)
    let visits = outcome.glances.map(\.visits)
    #expect(
      looks == [.desk] && visits == [1],
      """
      The task was cancelled as soon as `noteLater` had returned it. The goal has no exception for \
      that: it calls `look` once, on the desk, with number 1. These are its looks and their numbers.
      \(outcome.story)
      """)
  }

  @Test("Its task calls `look` with its visit's number, from 1, and the caller's task-local values")
  func noteCounts() async throws {
    let desk = subject.makeDesk(place.asUnownedSerialExecutor())
    let outcome = try await outcome(of: "noteLater", desk.noteLater)
    let visits = outcome.glances.map(\.visits)
    #expect(visits == [1], "`look` is given the number of the visit, which is 1 at a new desk.")
    let hasTaskLocals = outcome.glances.allSatisfy(\.hasTaskLocals)
    try #require(
      hasTaskLocals,
      """
      The task looked without the task-local values of its maker. Its lines in a log could not be \
      found under their request. One way to make a task loses them.
      """)
    let second = try await self.outcome(of: "noteLater", in: "B2", desk.noteLater)
    let secondVisits = second.glances.map(\.visits)
    #expect(secondVisits == [2], "`noteLater` was called once more, so `look` is given number 2.")
    let hasItsOwn = second.glances.allSatisfy(\.hasTaskLocals)
    #expect(
      hasItsOwn,
      """
      Another caller, with other task-local values, called `noteLater` after that, and `look` did not \
      see these values. Whose values does the code see that calls `look`?
      """)
  }

  @Test(
    "Each call counts one visit, from 1, and tasks may overlap: each looks with its visit's number")
  func notesTwice() async throws {
    for others in [1, 300] {
      let desk = subject.makeDesk(place.asUnownedSerialExecutor())
      let end = End()
      let outcome = try await outcome(of: "noteLater") { look in
        end.visits = await desk.noteTwice(others, look)
      }
      let numbers = outcome.glances.map { $0.visits ?? 0 }
      let (own, all) = end.visits
      let span = "\(own.first ?? 0)\(others > 1 ? " to \(own.last ?? 0)" : "")"
      try #require(
        (numbers + own).sorted() == Array(1...(others + 2)) && all == others + 2,
        """
        `noteLater` was called twice, with visits of another caller in between, and then both tasks \
        went on. They looked with \(numbers), and the other visits had these numbers: \(span). Count \
        a visit and take its number on the desk, with no `await` between. A number that was read \
        before a task began, or after an `await`, may be another visit's.
        """)
    }
  }
}
