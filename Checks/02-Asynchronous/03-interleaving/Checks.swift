import InterleavingAdapter
import InterleavingSubject
import Testing
import WorkshopSupport

@Suite("Interleaving", .serialized)
@MainActor
struct InterleavingChecks {
  @Test("When `add(_:)` returns, its people are in `total`")
  func oneCall() async throws {
    let company = Company()
    let call = company.add("Engines")
    let asked = await company.hasAsked("Engines")
    try #require(asked, "add(_:) has to ask the server.\n\(company.timeline)")
    _ = await eventually(turns: 60) { call.hasReturned }
    let returnedEarly = call.hasReturned
    let before = company.total()
    #expect(
      !returnedEarly,
      """
      add(_:) returned, and the server had not answered. Code that awaits it expects the people \
      to be counted.
      \(company.timeline)
      """)
    #expect(before == 0, "No person has been counted yet.\n\(company.timeline)")
    company.answer("Engines")
    let returned = await company.haveReturned([call])
    try #require(returned, "The server answered, and add(_:) never returned.\n\(company.timeline)")
    let after = company.total()
    #expect(after == 10, "Ten people work on engines.\n\(company.timeline)")
  }

  @Test(
    "Two departments that are counted at the same time are both in the total",
    arguments: [["Engines", "Sales"], ["Sales", "Engines"]])
  func twoDepartments(answers: [String]) async throws {
    let company = Company()
    let calls = [company.add("Engines"), company.add("Sales")]
    for department in answers {
      _ = await company.hasAsked(department, turns: 60)
      company.answer(department)
      // Where one call waits for the other, it may not return before that has its answer too.
      let own = calls.filter { $0.department == department }
      let returned = await company.haveReturned(own, turns: 60)
      let total = company.total()
      if returned, department == answers.first {
        #expect(
          total == Company.people(of: department),
          "One call has returned, the other waits.\n\(company.timeline)")
      }
    }
    let returned = await company.haveReturned(calls)
    try #require(returned, "Both servers have answered.\n\(company.timeline)")
    let total = company.total()
    #expect(
      total == 110,
      """
      10 people work on engines, 100 in sales. Both calls ran on the main actor, and one wrote over \
      what the other had counted. What did it know of the total, and since when?
      \(company.timeline)
      """)
  }

  @Test("An employee hired while a call waits stays in the total")
  func hiredMeanwhile() async throws {
    let company = Company()
    company.hire()
    let call = company.add("Engines")
    let asked = await company.hasAsked("Engines")
    try #require(asked, "add(_:) has to ask the server.\n\(company.timeline)")
    company.hire()
    let during = company.total()
    #expect(during == 2, "hire() counts at once, also while a call waits.\n\(company.timeline)")
    company.answer("Engines")
    let returned = await company.haveReturned([call])
    try #require(returned, "The server answered, and add(_:) never returned.\n\(company.timeline)")
    let total = company.total()
    #expect(
      total == 12,
      """
      Two people were hired, one of them while add(_:) waited, and ten work on engines. The main \
      actor is free during an `await`, and other code uses it: what was read before may be old news.
      \(company.timeline)
      """)
  }

  @Test("An employee hired in the turns after an answer stays in the total")
  func hiredAfterTheAnswer() async throws {
    let hires = 20
    let company = Company(hiresAfterEachAnswer: hires)
    let call = company.add("Engines")
    company.answer("Engines")
    let returned = await company.haveReturned([call])
    try #require(returned, "The server has answered.\n\(company.timeline)")
    let hired = await eventually { company.hired == hires }
    try #require(hired, "The main actor is busy with something that never ends.")
    let total = company.total()
    #expect(
      total == 10 + hires,
      """
      10 people work on engines, and \(hires) were hired, one in each turn of the main actor after the \
      answer. Between the line that reads `total` and the one that writes it there is an `await`: that \
      of the server, or another one.
      \(company.timeline)
      """)
  }

  @Test("A cancellation changes nothing: the people are counted")
  func cancelledMeanwhile() async throws {
    try await cancelledBeforehand()
    try await cancelledInLine()
    let company = Company()
    let call = company.add("Engines")
    let asked = await company.hasAsked("Engines")
    try #require(asked, "add(_:) has to ask the server.\n\(company.timeline)")
    company.cancel(call)
    _ = await eventually(turns: 60) { call.hasReturned }
    company.hire()
    company.answer("Engines")
    let returned = await company.haveReturned([call])
    try #require(returned, "The server answered, and add(_:) never returned.\n\(company.timeline)")
    let total = company.total()
    #expect(
      total == 11,
      """
      One person was hired, and ten work on engines. The person at the screen left while the call \
      waited, so its task was cancelled. The ten are there nevertheless, and the server has said so. \
      Who forgot them?
      \(company.timeline)
      """)
  }

  /// A call in a task that was cancelled before it began.
  private func cancelledBeforehand() async throws {
    let company = Company()
    company.answer("Engines")
    let call = company.add("Engines", cancelled: true)
    let returned = await company.haveReturned([call])
    try #require(returned, "The server answers at once, and add(_:) never returned.")
    let total = company.total()
    try #require(
      total == 10,
      """
      The task was cancelled before it called add(_:). The call is made all the same, and ten people \
      work on engines. Which line sends it home without asking?
      \(company.timeline)
      """)
  }

  /// A call that is cancelled while another one waits; it may have to wait for that one first.
  private func cancelledInLine() async throws {
    let company = Company()
    let first = company.add("Engines")
    let asked = await company.hasAsked("Engines")
    try #require(asked, "add(_:) has to ask the server.\n\(company.timeline)")
    let second = company.add("Sales")
    let third = company.add("Design")
    _ = await company.hasAsked("Design", turns: 60)
    company.cancel(second)
    _ = await eventually(turns: 60) { second.hasReturned }
    for department in ["Engines", "Sales", "Design"] { company.answer(department) }
    let returned = await company.haveReturned([first, second, third])
    try #require(returned, "All servers answered, and add(_:) never returned.\n\(company.timeline)")
    let total = company.total()
    try #require(
      total == 1_110,
      """
      10 people work on engines, 100 in sales, 1 000 in design. Three calls waited at the same time, and \
      the task of the second one was cancelled. Calls may wait one after another; one that is cancelled \
      while it waits for its turn asks its server all the same.
      \(company.timeline)
      """)
  }

  @Test(
    "Meanwhile calls, answers in any order and `hire()` may come: none is lost or counted twice")
  func manyCalls() async throws {
    let company = Company()
    // The same department twice, as when a person presses twice.
    let departments = ["Engines", "Sales", "Design", "Law", "Engines"]
    let calls = departments.map { company.add($0) }
    _ = await company.hasAsked("Law", turns: 60)
    for department in ["Law", "Engines", "Design", "Sales"] {
      company.hire()
      company.answer(department)
      _ = await company.haveReturned(calls.filter { $0.department == department }, turns: 60)
    }
    let returned = await company.haveReturned(calls)
    try #require(returned, "Every server has answered.\n\(company.timeline)")
    let total = company.total()
    #expect(
      total == 11_124,
      """
      Engines 10 and again 10, Sales 100, Design 1 000, Law 10 000, and 4 people hired: 11 124.
      \(company.timeline)
      """)
    let questions = company.questions()
    #expect(
      questions == departments.sorted(),
      "Five calls are five questions: each asks its server once.\n\(company.timeline)")
  }

  @Test(
    "Each `add(_:)` asks its server once, also for a department asked before, and adds the answer")
  func oneAfterAnother() async throws {
    let company = Company()
    let another = Company()
    var expected = 0
    // The moon has no employees at first, and has some the next time.
    for department in ["Engines", "Sales", "Moon", "Engines", "Moon"] {
      company.answer(department)
      let asked = company.questions().count
      let call = company.add(department)
      let returned = await company.haveReturned([call])
      try #require(returned, "The server has answered at once.\n\(company.timeline)")
      let questions = company.questions().count - asked
      #expect(
        questions == 1,
        """
        add(\(department)) asked this many questions: \(questions). Each call asks its server once, also \
        where the department was asked before, and also where the answer is 0.
        \(company.timeline)
        """)
      if department == "Moon", asked == 4 { expected += Company.peopleOnTheMoon }
      expected += Company.people(of: department)
      let total = company.total()
      #expect(
        total == expected,
        "Each call adds what its server says now to the total.\n\(company.timeline)")
    }
    let others = another.total()
    #expect(others == 0, "Another company has counted no person, and has people in its total.")
  }
}

private enum Picture {
  /// The row of the call that this code works for.
  @TaskLocal static var lane = "add"
}

/// A headcount, the servers it asks, and the record of what happened.
@MainActor
private final class Company {
  /// One call of `add`.
  final class Call {
    let department: String
    fileprivate var task: Task<Void, Never>?
    fileprivate(set) var hasReturned = false

    fileprivate init(department: String) {
      self.department = department
    }
  }

  let timeline = Timeline()
  private let servers = Servers()
  private let headcount: Subject.Headcount
  private var calls: [String: Int] = [:]
  private let hiring = Hiring()

  /// Hires one person in each of the next turns of the main actor.
  @MainActor
  private final class Hiring {
    var hire: () -> Void = {}
    private(set) var hired = 0

    /// In line for the main actor before anything that a call does later.
    func begin(_ count: Int) {
      Task { @MainActor in
        for _ in 0..<count {
          hire()
          hired += 1
          await Task.yield()
        }
      }
    }
  }

  /// - Parameter hires: How many people are hired after each answer, one in each turn.
  init(hiresAfterEachAnswer hires: Int = 0) {
    let (servers, timeline, hiring) = (servers, timeline, hiring)
    headcount = makeSubject().makeHeadcount { department in
      let lane = Picture.lane
      servers.note(department)
      timeline.beginWait(lane, "asks", endless: "was never answered")
      await servers.answer(of: department).waitIgnoringCancellation()
      let isSecondOfTheMoon = servers.questions.count { $0 == "Moon" } == 2 && department == "Moon"
      let people =
        isSecondOfTheMoon ? Company.peopleOnTheMoon : Company.people(of: department)
      timeline.endWait(lane, "gets \(people)")
      if hires > 0 { await hiring.begin(hires) }
      return people
    }
    hiring.hire = { [headcount] in headcount.hire() }
  }

  /// How many people were hired after answers.
  var hired: Int { hiring.hired }

  /// The second answer for the moon; the first one is 0.
  nonisolated static let peopleOnTheMoon = 7

  nonisolated static func people(of department: String) -> Int {
    ["Engines": 10, "Sales": 100, "Design": 1_000, "Law": 10_000][department] ?? 0
  }

  func add(_ department: String, cancelled: Bool = false) -> Call {
    let number = calls[department, default: 0] + 1
    calls[department] = number
    let lane = number == 1 ? "add \(department)" : "add \(department) \(number)"
    let call = Call(department: department)
    call.task = Picture.$lane.withValue(lane) {
      Task.immediate {
        if cancelled { withUnsafeCurrentTask { $0?.cancel() } }
        await headcount.add(department)
        call.hasReturned = true
        timeline.record(lane, "returns")
      }
    }
    return call
  }

  func cancel(_ call: Call) {
    timeline.record("person", "leaves")
    call.task?.cancel()
  }

  func hire() {
    headcount.hire()
    timeline.record("hire()", "+ 1")
  }

  func answer(_ department: String) {
    servers.answer(of: department).open()
  }

  /// The total on the screen, noted in the picture.
  func total() -> Int {
    let total = headcount.total()
    timeline.record("screen", "total \(total)")
    return total
  }

  func questions() -> [String] {
    servers.questions.sorted()
  }

  func hasAsked(_ department: String, turns: Int = 20_000) async -> Bool {
    await eventually(turns: turns) { servers.answer(of: department).arrivalCount > 0 }
  }

  func haveReturned(_ calls: [Call], turns: Int = 20_000) async -> Bool {
    await eventually(turns: turns) { calls.allSatisfy(\.hasReturned) }
  }

  /// Holds every question at its department's latch.
  private final class Servers: Sendable {
    private let latches = KeyedLatches<String>()
    private let asked = SynchronizedArray<String>()

    var questions: [String] { asked.all }

    func note(_ department: String) { asked.append(department) }

    func answer(of department: String) -> Latch { latches[department] }
  }
}
