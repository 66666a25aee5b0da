import AsyncLetDashboardAdapter
import AsyncLetDashboardSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("A dashboard with async let", .serialized)
@MainActor
struct AsyncLetDashboardChecks {
  enum Question: String, CaseIterable {
    case headcount
    case newcomers
    case birthdays
  }

  struct ServerIsDown: Error, CustomStringConvertible {
    let question: Question

    var description: String { "the error of \(question.rawValue)" }
  }

  struct Record {
    var calls: [Question: Int] = [:]
    var running = 0
    var cancelled: Set<Question> = []
    var page: Subject.Page?
    /// How the call ended, in words.
    var outcome = "has not ended"
    var hasReturned = false
    var runningAtReturn = 0
  }

  /// One load of the page, with a server that holds each question at a gate of its own.
  final class Load: Sendable {
    let timeline = Timeline()
    private let gates = KeyedLatches<Question>()
    private let failing: Set<Question>
    private let throwsCancellation: Bool
    private let deaf: Set<Question>
    private let isCancelledBefore: Bool
    private let state = Mutex(Record())
    /// The page of the three answers.
    let right: Subject.Page

    /// - Parameters:
    ///   - right: The page of the three answers.
    ///   - failing: The questions that end with an error when they are let through.
    ///   - throwsCancellation: Whether that error is a `CancellationError`.
    ///   - deaf: The questions that do not notice that they are cancelled.
    ///   - isCancelledBefore: Whether the task is cancelled before it calls the function.
    init(
      right: Subject.Page = AsyncLetDashboardChecks.busyDay, failing: Set<Question> = [],
      throwsCancellation: Bool = false, deaf: Set<Question> = [], isCancelledBefore: Bool = false
    ) {
      self.right = right
      self.failing = failing
      self.throwsCancellation = throwsCancellation
      self.deaf = deaf
      self.isCancelledBefore = isCancelledBefore
    }

    var record: Record { state.withLock { $0 } }

    /// Starts the learner's function in a task, and notes how it ends.
    @MainActor
    func start() -> Task<Void, Never> {
      timeline.record("page", "load")
      return Task {
        // Before its first question, where a check wants that.
        if isCancelledBefore { withUnsafeCurrentTask { $0?.cancel() } }
        do {
          let right = right
          let page = try await makeSubject().load(
            { try await self.answer(.headcount, with: right.headcount) },
            { try await self.answer(.newcomers, with: right.newcomers) },
            { try await self.answer(.birthdays, with: right.birthdays) })
          note("page") { record in
            record.page = page
            record.outcome = "returned a page"
          }
        } catch {
          let words = "\(error)"
          note(words) { $0.outcome = "threw \(words)" }
        }
      }
    }

    /// Lets a question through its gate: it is answered, or fails.
    func open(_ question: Question) {
      gates[question].open()
    }

    func openAll() {
      gates.openAll()
    }

    /// Requires that all three are asked at once, without which a check has no point.
    ///
    /// The first check draws what happened instead.
    @MainActor
    func requireAllAsked() async throws {
      let asked = await eventually { record.calls.count == 3 }
      if !asked { openAll() }
      try #require(asked, "This check too needs all three questions at once.")
    }

    private func note(_ event: String, _ change: (inout Record) -> Void) {
      timeline.record("page", event)
      state.withLock { record in
        change(&record)
        record.hasReturned = true
        record.runningAtReturn = record.running
      }
    }

    private func answer<Answer: Sendable>(
      _ question: Question, with answer: Answer
    ) async throws -> Answer {
      state.withLock { record in
        record.calls[question, default: 0] += 1
        record.running += 1
      }
      timeline.beginWait(question.rawValue, "asked", endless: "was never answered")
      defer { state.withLock { $0.running -= 1 } }
      let isDeaf = deaf.contains(question)
      try await gates[question].wait(
        as: question.rawValue, in: timeline, ignoringCancellation: isDeaf
      ) {
        state.withLock { _ = $0.cancelled.insert(question) }
      }
      timeline.endWait(question.rawValue, failing.contains(question) ? "error" : "answer")
      guard failing.contains(question) else { return answer }
      if throwsCancellation { throw CancellationError() }
      throw ServerIsDown(question: question)
    }
  }

  /// Two questions of which the first fails while the second is open.
  struct Pair {
    let fails: Question
    let open: Question
    let load: Load

    @MainActor
    init(fails: Question, open: Question, deaf: Bool = false) {
      self.fails = fails
      self.open = open
      load = Load(failing: [fails], deaf: deaf ? [open] : [])
    }

    /// Starts the load, and lets through all but the question that stays open.
    @MainActor
    func failOne() async throws {
      _ = load.start()
      try await load.requireAllAsked()
      for question in Question.allCases where question != open { load.open(question) }
    }
  }

  /// People in any order, one of them in both lists.
  nonisolated static let busyDay = Subject.Page(
    headcount: 42, newcomers: ["Grace", "Ada", "Grace"], birthdays: ["Ada"])
  nonisolated static let quietDay = Subject.Page(headcount: 0, newcomers: [], birthdays: [])

  static let twoOfThree: [(Question, Question)] = [
    (.headcount, .newcomers), (.headcount, .birthdays), (.newcomers, .birthdays),
  ]

  // Where a wait was in vain, `#require` ends the check: what follows would wait in vain as well.

  @Test("Each call asks each question once, and no question waits for another's answer")
  func allAsked() async throws {
    let load = Load()
    _ = load.start()
    let asked = await eventually { load.record.calls.count == 3 }
    let calls = load.record.calls.count
    // Another person opens the page meanwhile.
    let second = Load()
    _ = second.start()
    let secondAsked = await eventually { second.record.calls.count == 3 }
    load.openAll()
    second.openAll()
    try #require(
      asked,
      """
      The server has answered nothing yet, and of three questions this many had been asked: \
      \(calls). Which line waits for an answer before the next question is on its way?
      \(load.timeline)
      """)
    try #require(
      secondAsked,
      """
      A second call came while the first one waited, and did not ask its three questions. Each call \
      asks for itself.
      \(second.timeline)
      """)
    let ended = await eventually { load.record.hasReturned && second.record.hasReturned }
    try #require(ended, "All answers are there and no page comes.\n\(load.timeline)")
    let most = load.record.calls.values.max()
    #expect(most == 1, "A question was asked more than once.\n\(load.timeline)")
  }

  @Test("It returns a page of all three answers, in any order of arrival")
  func answersInPlace() async throws {
    let all = Question.allCases
    for right in [Self.busyDay, Self.quietDay] {
      for first in all {
        for second in all where second != first {
          let load = Load(right: right)
          _ = load.start()
          let last = all.filter { $0 != first && $0 != second }
          for question in [first, second] + last {
            let asked = await eventually { load.record.calls[question] != nil }
            try #require(asked, "`\(question.rawValue)` is never asked.\n\(load.timeline)")
            let early = load.record.hasReturned
            try #require(
              !early,
              """
              `\(question.rawValue)` has not been answered, and the function came back. A page is \
              made of all three answers, also where one of them is 0 or an empty list.
              \(load.timeline)
              """)
            load.open(question)
            // So that an answer that goes by who comes first sees this one first.
            _ = await eventually(turns: 20) { load.record.hasReturned }
          }
          let returned = await eventually { load.record.hasReturned }
          try #require(returned, "All answers are there and no page comes.\n\(load.timeline)")
          let page = load.record.page
          #expect(
            page == right, "An answer went missing, or came to the wrong place.\n\(load.timeline)")
          let calls = load.record.calls.values.max()
          #expect(calls == 1, "A question was asked more than once.\n\(load.timeline)")
          let cancelled = load.record.cancelled.count
          #expect(
            cancelled == 0, "Nothing failed, and a question was cancelled.\n\(load.timeline)")
        }
      }
    }
  }

  @Test("Open questions are cancelled if one fails")
  func failureCancels() async throws {
    for (one, other) in Self.twoOfThree {
      // Whichever of the two is awaited first: in one of these loads, that one fails.
      let pairs = [Pair(fails: one, open: other), Pair(fails: other, open: one)]
      for pair in pairs { try await pair.failOne() }
      let cancelled = await eventually {
        pairs.contains { $0.load.record.cancelled.contains($0.open) }
      }
      for pair in pairs { pair.load.open(pair.open) }
      try #require(
        cancelled,
        """
        `\(one.rawValue)` failed, and `\(other.rawValue)` was not cancelled; nor was it the other \
        way round. The person gets an error, and the server goes on working in vain. Does \
        anything connect the three questions?
        \(pairs[0].load.timeline)
        """)
    }
  }

  @Test("If one fails, its error is thrown, after answers that are read before it")
  func errorIsThrown() async throws {
    for fails in Question.allCases { try await cancellationErrorIsThrown(fails) }
    for (one, other) in Self.twoOfThree {
      for (fails, open) in [(one, other), (other, one)] {
        let pair = Pair(fails: fails, open: open)
        try await pair.failOne()
        // Time for the failure to be noticed, by those who can; the others need the last answer.
        _ = await eventually(turns: 60) { pair.load.record.hasReturned }
        pair.load.open(open)
        let returned = await eventually { pair.load.record.hasReturned }
        try #require(returned, "All has ended, except your function.\n\(pair.load.timeline)")
        let outcome = pair.load.record.outcome
        let expected = "threw the error of \(fails.rawValue)"
        try #require(
          outcome == expected,
          """
          `\(fails.rawValue)` failed, and the caller was not told why. An error of a question \
          that was cancelled on that account tells nothing.
          \(pair.load.timeline)
          """)
        let again = pair.load.record.calls.filter { $0.value > 1 }.keys.map(\.rawValue).sorted()
        try #require(
          again.isEmpty,
          """
          A question was asked again after it had failed or been cancelled. Whether to try once more \
          is for the caller to say.
          \(pair.load.timeline)
          """)
      }
    }
  }

  /// One question fails with a `CancellationError`, and no task was cancelled.
  private func cancellationErrorIsThrown(_ fails: Question) async throws {
    let load = Load(failing: [fails], throwsCancellation: true)
    _ = load.start()
    try await load.requireAllAsked()
    let others = Question.allCases.filter { $0 != fails }
    for question in others { load.open(question) }
    let answered = await eventually { load.record.running == 1 }
    load.open(fails)
    let returned = await eventually { load.record.hasReturned }
    if !answered || !returned { load.openAll() }
    try #require(answered && returned, "All has ended, except your function.\n\(load.timeline)")
    let outcome = load.record.outcome
    let calls = load.record.calls[fails]
    try #require(
      outcome == "threw CancellationError()" && calls == 1,
      """
      `\(fails.rawValue)` failed with a `CancellationError`, though no code had cancelled it. It was asked \
      this often: \(calls ?? 0). The function \(outcome). That is an error like any other: it is thrown, and \
      no question is asked again.
      \(load.timeline)
      """)
  }

  @Test("At the end no question is running, not even one that ignores its cancellation")
  func nothingIsLeftBehind() async throws {
    for (one, other) in Self.twoOfThree {
      for (fails, open) in [(one, other), (other, one)] {
        let pair = Pair(fails: fails, open: open, deaf: true)
        try await pair.failOne()
        _ = await eventually(turns: 60) { pair.load.record.hasReturned }
        let early = pair.load.record.hasReturned
        pair.load.open(open)
        try #require(
          !early,
          """
          The function came back and `\(open.rawValue)` was still running. Its caller expects all \
          of it to be over.
          \(pair.load.timeline)
          """)
        let returned = await eventually { pair.load.record.hasReturned }
        try #require(returned, "All has ended, except your function.\n\(pair.load.timeline)")
        let left = pair.load.record.runningAtReturn
        #expect(left == 0, "So many questions ran on after the return.\n\(pair.load.timeline)")
      }
    }
    for fails in Question.allCases { try await twoAreLeft(behind: fails) }
  }

  /// Two questions are slow to notice that the third one has failed, and end in either order.
  private func twoAreLeft(behind fails: Question) async throws {
    let open = Question.allCases.filter { $0 != fails }
    for order in [open, open.reversed()] {
      let load = Load(failing: [fails], deaf: Set(open))
      _ = load.start()
      try await load.requireAllAsked()
      for question in [fails] + order {
        let early = load.record.hasReturned
        if early { load.openAll() }
        try #require(
          !early,
          """
          The function came back and `\(question.rawValue)` was still running. Its caller expects \
          all of it to be over.
          \(load.timeline)
          """)
        load.open(question)
        _ = await eventually(turns: 60) { load.record.hasReturned }
      }
      let returned = await eventually { load.record.hasReturned }
      try #require(returned, "All has ended, except your function.\n\(load.timeline)")
    }
  }
}
