import Synchronization
import Testing
import WeakSelfAdapter
import WeakSelfSubject
import WorkshopSupport

@Suite("A poll that frees its model", .serialized)
@MainActor
struct WeakSelfChecks {
  /// Held only by the closure that a model asks with: it is gone when model and task are.
  private final class Mark: Sendable {}

  /// A manual clock on which a task that sleeps again and again while no time passes is held for ever.
  private final class PatientClock: Clock, Sendable {
    typealias Instant = ManualClock.Instant

    private let clock = ManualClock()
    private let sleeps = Atomic(0)
    private let end = Latch()
    private static let limit = 100

    var now: Instant { clock.now }
    var minimumResolution: Duration { clock.minimumResolution }
    var sleeperCount: Int { clock.sleeperCount }

    /// Whether a task has gone to sleep again and again.
    var isTired: Bool { sleeps.load(ordering: .relaxed) > Self.limit }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      if sleeps.add(1, ordering: .relaxed).newValue > Self.limit {
        await end.waitIgnoringCancellation()
      }
      try await clock.sleep(until: deadline, tolerance: tolerance)
    }

    /// - Returns: How many sleeps have ended by it.
    @discardableResult
    func advance(by duration: Duration) -> Int {
      if !isTired { sleeps.store(0, ordering: .relaxed) }
      return clock.advance(by: duration)
    }
  }

  /// A model, the clock it sleeps on, and the server it asks, which answers when the check says so.
  @MainActor
  private final class Screen {
    let clock = PatientClock()
    let model: Subject.Model
    private let server = Server()
    private weak var mark: Mark?

    init() {
      let mark = Mark()
      let server = server
      // No capture list: with one, 6.3.1 makes the closure leave its caller's actor.
      model = makeSubject().makeModel(clock) {
        withExtendedLifetime(mark) {}
        return await server.place()
      }
      self.mark = mark
    }

    /// How often the server has been asked.
    var questions: Int { server.questions }

    /// Whether the closure that asks is still held, by a model or by a task.
    var isAskHeld: Bool { mark != nil }

    /// Lets the server answer a question, by its number from 1; it may still have to be asked.
    func answer(_ question: Int) { server.answer(question) }

    func answerAll() { server.answerAll() }

    /// Returns when nothing is left to run before the server answers or the clock moves.
    ///
    /// - Throws: If a task never rests.
    func comesToRest() async throws {
      _ = await eventually { false }
      let isTired = clock.isTired
      try #require(
        !isTired,
        """
        A task went to sleep a hundred times, and no time passed. When a task is cancelled, each of its \
        sleeps ends at once, with an error. A loop that throws the error away has to look whether it is \
        cancelled.
        """)
    }

    /// Lets so many seconds pass, one by one.
    func pass(_ seconds: Int) async throws {
      for second in 0..<seconds {
        let woken = clock.advance(by: .seconds(1))
        // What rested before a second that woke nobody rests after it.
        if second == 0 || woken > 0 { try await comesToRest() }
      }
    }

    /// Starts the model and lets the server answer once, until the task sleeps.
    func startAndSleep() async throws {
      model.start()
      answer(1)
      try await asksAndSleeps(1)
    }

    /// Waits until a question has been asked and answered, and the task sleeps.
    func asksAndSleeps(_ question: Int) async throws {
      answer(question)
      try await comesToRest()
      let (questions, sleepers, place) = (questions, clock.sleeperCount, model.place())
      try #require(
        questions == question,
        """
        So many questions have reached the server by now. A model that is held asks at once when it is \
        started, and again 30 seconds after each answer.
        """)
      try #require(
        place == Server.place(question), "This is what `place` shows of answer \(question).")
      try #require(
        sleepers == 1, "So many tasks sleep on the clock after the answer. One poll sleeps once.")
    }
  }

  /// Holds each question until the check answers it, also in a cancelled task.
  private final class Server: Sendable {
    private let asked = Atomic(0)
    private let latches = (0..<20).map { _ in Latch() }

    var questions: Int { asked.load(ordering: .relaxed) }

    func place() async -> String {
      let number = asked.add(1, ordering: .relaxed).newValue
      // A question too many is never answered, and its task stays where it is.
      await latches[min(number, latches.count) - 1].waitIgnoringCancellation()
      return Self.place(number)
    }

    /// Where the employee is at a question. Between the second and the third one, they stay.
    static func place(_ question: Int) -> String { "place \(question == 3 ? 2 : question)" }

    func answer(_ question: Int) { latches[question - 1].open() }

    func answerAll() {
      for latch in latches.dropLast() { latch.open() }
    }
  }

  @Test(
    "A model in use works as now: `start()` asks at once, then 30 seconds after each answer, by `clock`"
  )
  func polls() async throws {
    let screen = Screen()
    defer { screen.answerAll() }
    screen.model.start()
    screen.model.start()
    try await screen.comesToRest()
    let first = screen.questions
    try #require(
      first == 1,
      """
      The model was started, and started once more. The clock stood still, and the server was asked so \
      many times. A poll begins with a question, and there is one poll.
      """)
    for question in 1...4 {
      // A slow server: no time counts before the answer.
      try await screen.pass(10 * question)
      try await screen.asksAndSleeps(question)
      try await screen.pass(29)
      screen.clock.advance(by: .milliseconds(999))
      try await screen.comesToRest()
      let early = screen.questions
      #expect(early == question, "It is not 30 seconds since the answer, and the server was asked.")
      screen.clock.advance(by: .milliseconds(1))
      try await screen.comesToRest()
      let due = screen.questions
      #expect(
        due == question + 1,
        """
        It is 30 seconds since answer \(question), and so many questions were asked by now. The pause is the same \
        after each answer, also after one that is equal to the last.
        """)
    }
    screen.model.stop()
  }

  @Test("Released while the task sleeps, the model is gone on the next line")
  func letGoAsleep() async throws {
    for questions in 1...2 {
      let screen = Screen()
      defer { screen.answerAll() }
      try await screen.startAndSleep()
      if questions == 2 {
        try await screen.pass(30)
        try await screen.asksAndSleeps(2)
      }
      screen.model.letGo()
      let isHeld = screen.model.isHeld()
      #expect(
        !isHeld,
        """
        The task was asleep, the screen let go of the model, and the clock stands still. The \
        model is still retained: the task does, under a name of its own or in the call that it \
        waits for. Code cannot release while it sleeps. (Answers so far: \(questions).)
        """)
    }
  }

  @Test(
    "When the model is gone, the server is not asked again, and the task ends, at the latest after its sleep"
  )
  func taskEnds() async throws {
    let screen = Screen()
    defer { screen.answerAll() }
    try await screen.startAndSleep()
    screen.model.letGo()
    try await screen.comesToRest()
    try await screen.pass(60)
    let (questions, sleepers) = (screen.questions, screen.clock.sleeperCount)
    let (isHeld, isAskHeld) = (screen.model.isHeld(), screen.isAskHeld)
    #expect(questions == 1, "The model was let go after one question. This many were asked by now.")
    #expect(
      sleepers == 0,
      "The model was let go, and the clock moved on by a minute. So many tasks sleep again."
    )
    #expect(
      !isHeld, "The model was let go, the clock moved on by a minute, and it is still retained.")
    #expect(
      !isAskHeld,
      """
      The model was let go, and the clock moved on by a minute. The closure that it asks with is \
      still retained: a task that has not ended. A weak reference lets a model go. It does not \
      end a loop.
      """)
  }

  @Test("Released while the server is asked, the model is gone when the answer is there")
  func letGoWhileAsking() async throws {
    let screen = Screen()
    defer { screen.answerAll() }
    try await screen.startAndSleep()
    try await screen.pass(30)
    let asked = screen.questions
    try #require(asked == 2, "Thirty seconds after the answer, the server is asked again.")
    screen.model.letGo()
    screen.answer(2)
    try await screen.comesToRest()
    let isHeld = screen.model.isHeld()
    #expect(
      !isHeld,
      """
      The screen let go of the model while the server was asked. Then the answer came, the clock \
      stood still, and the model is still retained. Code that retains it for the question has to \
      release it before the sleep.
      """)
    try await screen.pass(30)
    let (questions, sleepers, isAskHeld) = (
      screen.questions, screen.clock.sleeperCount, screen.isAskHeld
    )
    #expect(questions == 2, "The model is gone. So many questions were asked by now.")
    #expect(sleepers == 0, "The model is gone, and so many tasks sleep after another 30 seconds.")
    #expect(
      !isAskHeld, "The model is gone, and a task that has not ended holds the closure that asks.")
  }

  @Test("`stop()` ends the poll, and `start()` begins a new one")
  func stops() async throws {
    let screen = Screen()
    defer { screen.answerAll() }
    try await screen.startAndSleep()
    screen.model.stop()
    try await screen.comesToRest()
    try await screen.pass(30)
    let (stopped, sleepers) = (screen.questions, screen.clock.sleeperCount)
    #expect(stopped == 1, "The model was stopped after one question. So many were asked by now.")
    #expect(sleepers == 0, "The model was stopped. So many tasks of it sleep after 30 seconds.")
    screen.model.start()
    try await screen.asksAndSleeps(2)
    screen.model.letGo()
    let isHeld = screen.model.isHeld()
    #expect(!isHeld, "It was stopped, started again, and let go in its sleep. It is retained.")
    try await screen.pass(30)
    let (questions, isAskHeld) = (screen.questions, screen.isAskHeld)
    #expect(questions == 2, "The model is gone. So many questions were asked by now.")
    #expect(!isAskHeld, "The model is gone, and one of its two tasks has not ended.")
  }

  @Test("Stopped and started in one turn, the model has one poll")
  func startsAnew() async throws {
    let screen = Screen()
    defer { screen.answerAll() }
    try await screen.startAndSleep()
    try await screen.pass(12)
    screen.model.stop()
    screen.model.start()
    try await screen.comesToRest()
    let atOnce = screen.questions
    try #require(atOnce == 2, "A model that is started asks at once. So many were asked by now.")
    screen.answer(2)
    try await screen.comesToRest()
    try await screen.pass(29)
    let early = screen.questions
    #expect(
      early == 2,
      """
      The model was stopped while the task slept, and started at once. It is 29 seconds since the answer \
      to the second poll, and so many questions were asked: the first poll has not ended.
      """)
    try await screen.pass(1)
    let questions = screen.questions
    #expect(questions == 3, "Thirty seconds after the answer, one poll asks once more.")
    screen.model.stop()
  }

  @Test("A second `start()` adds nothing, whether the poll sleeps or asks")
  func startsTwice() async throws {
    let screen = Screen()
    defer { screen.answerAll() }
    try await screen.startAndSleep()
    try await screen.pass(12)
    screen.model.start()
    try await screen.comesToRest()
    let (asleep, sleepers) = (screen.questions, screen.clock.sleeperCount)
    try #require(
      asleep == 1 && sleepers == 1,
      """
      The task slept, and the model was started once more. By now \(asleep) questions were asked, and \
      \(sleepers) tasks sleep. There is one poll, and it goes on as if nothing had been said.
      """)
    try await screen.pass(18)
    screen.model.start()
    try await screen.asksAndSleeps(2)
    try await screen.pass(29)
    let early = screen.questions
    #expect(early == 2, "It is 29 seconds since the answer, and so many questions were asked.")
    screen.model.stop()
    screen.model.stop()
    try await screen.pass(30)
    let (stopped, asleepAtTheEnd) = (screen.questions, screen.clock.sleeperCount)
    #expect(stopped == 2, "The model was stopped, and so many questions were asked by now.")
    #expect(asleepAtTheEnd == 0, "The model was stopped, and so many tasks sleep on the clock.")
  }

  @Test("A poll that ends late does not touch the new one, nor the poll of another model")
  func endsLate() async throws {
    let (screen, other) = (Screen(), Screen())
    defer {
      screen.answerAll()
      other.answerAll()
    }
    try await other.startAndSleep()
    try await screen.startAndSleep()
    try await screen.pass(30)
    let asked = screen.questions
    try #require(asked == 2, "Thirty seconds after the answer, the server is asked again.")
    // The first poll waits for its answer, and ends when the second one is on its way.
    screen.model.stop()
    screen.model.start()
    try await screen.comesToRest()
    screen.answer(3)
    try await screen.comesToRest()
    screen.answer(2)
    try await screen.comesToRest()
    screen.model.start()
    try await screen.comesToRest()
    let questions = screen.questions
    try #require(
      questions == 3,
      """
      The model was stopped while the server was asked, and started anew. Then the old poll got its \
      answer, and one more `start()` came. So many questions were asked by now: the old poll goes on, or \
      the model has forgotten the new one.
      """)
    screen.model.stop()
    try await screen.pass(60)
    let (stopped, asleep) = (screen.questions, screen.clock.sleeperCount)
    #expect(
      stopped == 3 && asleep == 0,
      """
      Then the model was stopped. A minute later \(stopped) questions were asked, and \(asleep) tasks \
      sleep. `stop()` ends the poll that is running, and no other one.
      """)
    try await other.pass(30)
    try await other.asksAndSleeps(2)
    other.model.stop()
  }
}
