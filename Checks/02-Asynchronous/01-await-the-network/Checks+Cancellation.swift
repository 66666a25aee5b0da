import Testing
import WorkshopSupport

extension AwaitTheNetworkChecks {
  @Test("Cancelling its task ends its read, while the server takes its time")
  func cancelPasses() async throws {
    let screen = Screen()
    try await screen.loadFirst()
    let load = screen.load("Sales")
    let asked = await screen.isAsked(by: load)
    try #require(asked, "load(_:) has to ask the server.\n\(screen.timeline)")
    try #require(
      load.end == nil,
      "load(_:) returned before it could be cancelled.\n\(screen.timeline)")
    screen.timeline.record("person", "leaves")
    load.cancel()
    let ended = await eventually { screen.answer.waiterCount == 0 }
    try #require(
      ended,
      """
      The person left, the task was cancelled, and the read went on. An `await` in the same task \
      passes that on; a task made with `Task { … }` does not hear of it.
      \(screen.timeline)
      """)
    let cameBack = await load.hasEnded()
    try #require(cameBack, "The read ended, and load(_:) never came back.\n\(screen.timeline)")
    let wasTold = load.error is CancellationError
    #expect(
      wasTold,
      "The read threw `CancellationError`: that is an error as well.\n\(screen.timeline)")
    let names = screen.names()
    #expect(names == ["Ada", "Grace"], "No answer has come.\n\(screen.timeline)")
  }

  @Test(
    "A load that is cancelled throws, or shows its answer",
    arguments: ["before it begins", "while the server takes its time"])
  func cancelledLoadSaysSo(when: String) async throws {
    let screen = Screen()
    try await screen.loadFirst()
    // It does not notice that it is cancelled, as many a server does not.
    screen.server.ignoresCancellation()
    let load = screen.load("Sales", cancelled: when == "before it begins")
    if when != "before it begins" {
      let asked = await screen.isAsked(by: load)
      try #require(asked, "load(_:) has to ask the server.\n\(screen.timeline)")
      screen.timeline.record("person", "leaves")
      load.cancel()
    }
    screen.answer.open()
    let ended = await load.hasEnded()
    try #require(ended, "The server answered, and load(_:) never came back.\n\(screen.timeline)")
    let seen = load.namesAtTheEnd
    let error = load.error.map { "\($0)" }
    #expect(
      error != nil || seen == ["Alan"],
      """
      The task was cancelled \(when), and the server answered all the same. load(_:) returned, and the \
      names are \(seen). Where it returns, they are those of the answer; where it gives up, it throws.
      \(screen.timeline)
      """)
  }

  @Test("Cancelling its task ends its read, and no other", arguments: [0, 1])
  func cancelPassesToOneRead(cancelled: Int) async throws {
    // Also where a person opens the same department twice.
    for departments in [["Engines", "Sales"], ["Sales", "Sales"]] {
      try await cancelOneOfTwo(departments, cancelled: cancelled)
    }
  }

  private func cancelOneOfTwo(_ departments: [String], cancelled: Int) async throws {
    let screen = Screen()
    var loads: [Screen.Load] = []
    for department in departments {
      loads.append(screen.load(department))
      _ = await eventually { screen.answer.waiterCount == loads.count }
    }
    let waiting = screen.answer.waiterCount
    try #require(waiting == 2, "Two loads are two reads.\n\(screen.timeline)")
    screen.timeline.record("person", "leaves \(cancelled + 1)")
    loads[cancelled].cancel()
    let ended = await loads[cancelled].hasEnded()
    _ = await eventually(turns: 60) { screen.answer.waiterCount == 0 }
    let other = loads[1 - cancelled]
    let reads = screen.answer.waiterCount
    let otherError = other.error.map { "\($0)" }
    screen.answer.open()
    try #require(
      ended,
      """
      Of two loads, of \(departments[0]) and of \(departments[1]), number \(cancelled + 1) was cancelled. \
      Its read went on, or it never came back.
      \(screen.timeline)
      """)
    try #require(
      reads == 1 && otherError == nil,
      """
      Of two loads, one was cancelled. The other one's read ended with it, or in its place. Which \
      read does your code end, and whose is it?
      \(screen.timeline)
      """)
    let otherEnded = await other.hasEnded()
    try #require(otherEnded, "The other load never came back.\n\(screen.timeline)")
    let names = screen.names()
    #expect(
      names == (departments[1 - cancelled] == "Sales" ? ["Alan"] : ["Ada", "Grace"]),
      "The load that was not cancelled got an answer.\n\(screen.timeline)")
  }
}
