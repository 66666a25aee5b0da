import NotEverythingIsAnActorAdapter
import NotEverythingIsAnActorSubject
import Observation
import Synchronization
import Testing
import WorkshopSupport

@Suite("Not everything is an actor", .serialized)
@MainActor
struct NotEverythingIsAnActorChecks {
  private typealias Person = Subject.Person

  private struct ServerIsDown: Error {}

  /// A server with two departments, which notes what it is asked for.
  private final class Server: Sendable {
    private let asked = Mutex<[String]>([])
    private let answered = Atomic(0)
    private let isDown = Mutex(false)

    var requests: [String] { asked.withLock { $0 } }
    var answers: Int { answered.load(ordering: .relaxed) }

    func goDown() { isDown.withLock { $0 = true } }

    func people(in department: String) throws -> [Person] {
      asked.withLock { $0.append(department) }
      defer { answered.add(1, ordering: .relaxed) }
      if isDown.withLock({ $0 }) { throw ServerIsDown() }
      return department == "Research"
        ? [Person(7, "Ada Lovelace"), Person(3, "Grace Hopper"), Person(12, "Adam Ríos")]
        : department == "Nobody" ? [] : [Person(5, "Mary Jackson")]
    }
  }

  private static let research = [
    Person(7, "Ada Lovelace"), Person(3, "Grace Hopper"), Person(12, "Adam Ríos"),
  ]

  @Test("The model's behaviour stays: it shows what was loaded, and the query narrows it at once")
  func showsAndSearches() async throws {
    let server = Server()
    let model = makeSubject().makeClient { try server.people(in: $0) }.makeModel()
    let before = model.visible()
    await model.load("Research")
    let (employees, visible) = (model.employees(), model.visible())
    let answers = server.answers
    #expect(before == [], "Nothing has been loaded yet.")
    try #require(
      answers == 1,
      "`await load(…)` came back before the answer was in: code cannot await a load.")
    #expect(employees == Self.research, "All employees of the department, in the server's order.")
    #expect(visible == Self.research, "While the query is empty, all of them are visible.")
    for (query, expected) in [
      ("ADA", [7, 12]), ("rios", [12]), ("x", []), ("ada ", [7]), ("", [7, 3, 12]),
    ] {
      model.setQuery(query)
      let (typed, found) = (model.query(), model.visible().map(\.id))
      #expect(typed == query, "The query is what the person has typed.")
      #expect(
        found == expected,
        "The visible ids on the line after the query became \(query.debugDescription).")
    }
    model.setQuery("jackson")
    await model.load("Ships")
    let ships = model.visible().map(\.id)
    #expect(ships == [5], "The query also narrows what is loaded after it was typed.")
    await model.load("Research")
    let research = model.visible().map(\.id)
    #expect(
      research == [],
      "The query is “jackson”. Research was loaded after it was typed, and nobody there matches.")
    model.setQuery("hopper")
    await model.load("Research")
    let hopper = model.visible().map(\.id)
    #expect(hopper == [3], "The query is “hopper”, also for what is loaded after it was typed.")
    await model.load("Nobody")
    let (nobody, noMessage) = (model.employees(), model.message())
    #expect(
      nobody == [] && noMessage == nil, "A department without employees is no error, and is shown.")
  }

  @Test("The model's behaviour stays: the spinner shows while a load runs, and stops when it ends")
  func spinner() async throws {
    let (server, answer) = (Server(), Latch())
    let client = makeSubject().makeClient { department in
      await answer.waitIgnoringCancellation()
      return try server.people(in: department)
    }
    let (model, other) = (client.makeModel(), client.makeModel())
    let load = Task { await model.load("Research") }
    let isAsked = await eventually { answer.arrivalCount == 1 }
    try #require(isAsked, "load(_:) has to ask the client.")
    let during = [model.isLoading(), other.isLoading()]
    #expect(during[0], "The server has been asked and has not answered, and nothing says so.")
    #expect(!during[1], "Another screen, with a model of its own, is loading nothing.")
    answer.open()
    await load.value
    let after = model.isLoading()
    #expect(!after, "The load has ended, and isLoading stayed true.")
    let names = model.employees()
    #expect(names == Self.research, "The answer came after a wait, and has to be shown.")
  }

  @Test("The model's behaviour stays: each load asks for its department, also while another runs")
  func loadsOverlap() async throws {
    let (server, research, ships) = (Server(), Latch(), Latch())
    let client = makeSubject().makeClient { department in
      try await (department == "Research" ? research : ships).wait()
      return try server.people(in: department)
    }
    let model = client.makeModel()
    let first = Task { await model.load("Research") }
    let isAsked = await eventually { research.arrivalCount == 1 }
    try #require(isAsked, "load(_:) has to ask the client.")
    let second = Task { await model.load("Ships") }
    let isAskedAgain = await eventually { ships.arrivalCount == 1 }
    #expect(
      isAskedAgain,
      "Research was loading when the person chose Ships. Ships was never asked for: the tap was lost."
    )
    research.open()
    await first.value
    let meanwhile = model.employees()
    #expect(
      meanwhile == Self.research,
      """
      Research was answered while Ships was still loading. The starter shows each answer when it \
      comes, and cancels no load. What the model does stays as it is.
      """)
    ships.open()
    await second.value
    let names = model.employees()
    #expect(names == [Person(5, "Mary Jackson")], "The answer for Ships came last, and is shown.")
  }

  @Test(
    "The model's behaviour stays when a load fails: a message, the old list, the next load works")
  func failure() async throws {
    let (server, later) = (Server(), Latch())
    let client = makeSubject().makeClient { department in
      if department == "Ports" { await later.waitIgnoringCancellation() }
      return try server.people(in: department)
    }
    let model = client.makeModel()
    await model.load("Research")
    server.goDown()
    await model.load("Ships")
    let (message, names, isLoading) = (model.message(), model.employees(), model.isLoading())
    #expect(message == "Ships could not be loaded.", "The server threw; this is the message.")
    #expect(names == Self.research, "What was shown before the error is still shown.")
    #expect(!isLoading, "The load has ended with an error, and isLoading stayed true.")
    let ports = Task { await model.load("Ports") }
    let isAsked = await eventually { later.arrivalCount == 1 }
    let meanwhile = model.message()
    later.open()
    try #require(isAsked, "load(_:) has to ask the client, after an error too.")
    #expect(
      meanwhile == "Ships could not be loaded.",
      """
      The next load was under way, and had not been answered. In the starter the message stays until \
      a load has worked, or until there is another one.
      """)
    await ports.value
    let another = model.message()
    #expect(another == "Ports could not be loaded.", "The server threw again; this is the message.")
    await model.load("Research")
    let atLast = model.message()
    #expect(atLast == nil, "Research was kept, so this load was answered. The message goes.")
  }

  @Test("The model's behaviour stays when loads overlap and fail: a message names its department")
  func overlappingFailures() async throws {
    let (server, research, ships) = (Server(), Latch(), Latch())
    server.goDown()
    let client = makeSubject().makeClient { department in
      await (department == "Research" ? research : ships).waitIgnoringCancellation()
      return try server.people(in: department)
    }
    defer {
      research.open()
      ships.open()
    }
    let model = client.makeModel()
    let first = Task { await model.load("Research") }
    let isAsked = await eventually { research.arrivalCount == 1 }
    try #require(isAsked, "load(_:) has to ask the client.")
    let second = Task { await model.load("Ships") }
    let isAskedAgain = await eventually { ships.arrivalCount == 1 }
    try #require(isAskedAgain, "Research was loading, and Ships was never asked for.")
    research.open()
    await first.value
    let message = model.message()
    #expect(
      message == "Research could not be loaded.",
      """
      The load of Research failed, while Ships was still loading. What another load may have changed \
      during an `await` is no longer what it was before.
      """)
    ships.open()
    await second.value
    let atLast = model.message()
    #expect(atLast == "Ships could not be loaded.", "Then the load of Ships failed, too.")
  }

  @Test(
    "The model's behaviour stays when a load is cancelled: it ends with the request and a message")
  func cancelled() async throws {
    let (server, answer) = (Server(), Latch())
    let client = makeSubject().makeClient { department in
      if department == "Ships" { try await answer.wait() }
      return try server.people(in: department)
    }
    let model = client.makeModel()
    await model.load("Research")
    let load = Task { await model.load("Ships") }
    let isAsked = await eventually { answer.arrivalCount == 1 }
    try #require(isAsked, "load(_:) has to ask the client.")
    load.cancel()
    let isOver = await eventually { answer.waiterCount == 0 }
    answer.open()
    #expect(
      isOver,
      """
      The task of the load was cancelled, and the request went on. In the starter, the load's task \
      is the one that asks, so the request hears of it.
      """)
    await load.value
    let (message, names, isLoading) = (model.message(), model.employees(), model.isLoading())
    #expect(
      message == "Ships could not be loaded.",
      "The request ended with an error, `CancellationError`. The starter has this message for each."
    )
    #expect(names == Self.research, "What was shown before is still shown.")
    #expect(!isLoading, "The load has ended, and isLoading stayed true.")
  }

  @Test("The model's behaviour stays when a load is cancelled: an answer that comes is shown")
  func cancelledAndAnswered() async throws {
    let (server, answer) = (Server(), Latch())
    let client = makeSubject().makeClient { department in
      if department == "Ships" { await answer.waitIgnoringCancellation() }
      return try server.people(in: department)
    }
    defer { answer.open() }
    let (other, model) = (client.makeModel(), client.makeModel())
    await other.load("Research")
    let early = Task { await model.load("Research") }
    early.cancel()
    await early.value
    let (kept, noMessage) = (model.employees(), model.message())
    #expect(
      kept == Self.research && noMessage == nil,
      """
      The task of the load was cancelled before it began. The client had kept the answer, and gives it to \
      cancelled tasks too. The starter leaves cancellation to the client: it shows what comes, or the \
      message for an error. The message was \(noMessage ?? "nil").
      """)
    let late = Task { await model.load("Ships") }
    let isAsked = await eventually { answer.arrivalCount == 1 }
    try #require(isAsked, "load(_:) has to ask the client.")
    late.cancel()
    answer.open()
    await late.value
    let (ships, message) = (model.employees(), model.message())
    #expect(
      ships == [Person(5, "Mary Jackson")] && message == nil,
      """
      The task of the load was cancelled after it had asked, and the server answered all the same. The \
      starter shows that answer. The message was \(message ?? "nil").
      """)
  }

  @Test("The client stays as it is: screens share what it has kept, until it forgets")
  func screensShareTheClient() async {
    let server = Server()
    let client = makeSubject().makeClient { department in try server.people(in: department) }
    let (first, second) = (client.makeModel(), client.makeModel())
    await first.load("Research")
    await second.load("Research")
    let shared = server.requests
    await client.forget("Research")
    await second.load("Research")
    let again = server.requests
    #expect(shared == ["Research"], "Two screens showed one department; the server was asked once.")
    #expect(again == ["Research", "Research"], "The client had forgotten, so the server is asked.")
    let names = first.employees()
    #expect(names == Self.research, "What the first screen shows stays with the first screen.")
  }

  @Test("Views are told of every change: of the list, the spinner, the message and the query")
  func viewsHear() async {
    let server = Server()
    let model = makeSubject().makeClient { try server.people(in: $0) }.makeModel()

    func listen(_ read: @MainActor () -> Void) -> AtomicFlag {
      let flag = AtomicFlag()
      withObservationTracking(read) { flag.set() }
      return flag
    }

    let byList = listen { _ = model.employees() }
    let byVisible = listen { _ = model.visible() }
    let bySpinner = listen { _ = model.isLoading() }
    await model.load("Research")
    let heardList = byList.isSet
    let heardVisible = byVisible.isSet
    let heardSpinner = bySpinner.isSet
    let words = "A view that showed this was told nothing when it changed."
    #expect(heardList, "employees: \(words)")
    #expect(heardVisible, "visible, after a load: \(words)")
    #expect(heardSpinner, "isLoading: \(words)")

    let byQuery = listen { _ = model.visible() }
    let byField = listen { _ = model.query() }
    model.setQuery("ada")
    let heardQuery = byQuery.isSet
    let heardField = byField.isSet
    #expect(heardQuery, "visible, after another query: \(words)")
    #expect(heardField, "query: \(words)")

    server.goDown()
    let byMessage = listen { _ = model.message() }
    await model.load("Ships")
    let heardMessage = byMessage.isSet
    #expect(heardMessage, "message: \(words)")
  }
}
