import OneLoadAdapter
import OneLoadSubject
import Synchronization
import Testing
import WorkshopSupport

/// What a load leaves behind that did not come to its end, and pages of other sizes.
extension OneLoadChecks {
  @Test("After an answer that makes no sense, a load begins with the first page")
  func nonsense() async throws {
    let server = Server(people: 6)
    let directory = open(server)
    let pull = await Pull(directory, server)
    try await isAsked(server, 1)
    server.answer()
    try await isAsked(server, 2)
    server.fail(.malformed)
    try await pull.end()
    server.open()
    await directory.refresh()
    #expect(
      server.asked == ["first", "2", "first", "2", "4"],
      "`isPassing` tells which errors may be gone a moment later.")
  }

  @Test(
    "After an answer that makes no sense, a load begins with the first page, also if it went on")
  func nonsenseLater() async throws {
    let server = Server(people: 8)
    let directory = open(server)
    let pull = await Pull(directory, server)
    try await isAsked(server, 1)
    server.answer()
    try await isAsked(server, 2)
    server.fail(.timedOut)
    try await pull.end()
    let second = await Pull(directory, server)
    try await isAsked(server, 3)
    server.fail(.malformed)
    try await second.end()
    server.open()
    await directory.refresh()
    #expect(
      server.asked == ["first", "2", "2", "first", "2", "4", "6"],
      """
      A load broke off. The next one went on there, and its answer made no sense. A cursor that a server does not know \
      any more will not be known later: \(server.asked)
      """)
  }

  @Test("A failed first load says why, whatever the error is")
  func failsWithAnotherError() async throws {
    let server = Server(people: 4)
    let directory = open(server)
    let pull = await Pull(directory, server)
    try await isAsked(server, 1)
    server.fail(.cancelled)
    try await pull.end()
    let state = await directory.state()
    #expect(
      state.problem != nil && state.loaded == nil,
      """
      The service has thrown `CancellationError`, and the load's task was not cancelled. A window sees \(state): it says \
      that it loads, for ever, and has no button.
      """)
  }

  @Test("A window shows all rows of a first load that breaks off")
  func windowOfABreakOff() async throws {
    let server = Server(people: 8)
    let directory = open(server)
    let window = directory.window()
    let task = Task { await window.appear() }
    try await isAsked(server, 1)
    server.answer()
    // So that only a new version makes the window look again.
    let showsFirstPage = await eventually { window.names().count == 2 }
    try #require(showsFirstPage, "A page has come, and the window shows \(window.names()).")
    for page in 2...3 {
      try await isAsked(server, page)
      server.answer()
    }
    try await isAsked(server, 4)
    server.fail(.timedOut)
    let areShown = await eventually { window.names().count == 6 }
    #expect(
      areShown,
      """
      Six people had come when the load broke off, and the window shows \(window.names()). Windows look at the version \
      in `state`.
      """)
    task.cancel()
    await task.value
  }

  @Test("The first load shows at least a quarter of the people so far, also of pages that grow")
  func pagesThatGrow() async throws {
    let server = Server(people: 650, pageSize: 200, firstPage: 10)
    let directory = open(server)
    await directory.loadIfNeeded()
    for page in 1...3 {
      try await isAsked(server, page)
      server.answer()
      try await isAsked(server, page + 1)
      _ = await workEnds()
      let (people, shown) = (10 + (page - 1) * 200, await directory.ids().count)
      #expect(
        shown * 4 >= people,
        "\(page) pages have come with \(people) people, and \(shown) are shown.")
    }
    server.open()
    await directory.refresh()
  }

  @Test("A load waits for `settled()`, also a later one")
  func settledAgain() async throws {
    let server = Server(people: 4)
    server.open()
    let connected = KeyedLatches<Int>()
    let connections = Mutex<Int>.Box(0)
    connected[1].open()
    let directory = open(
      server,
      connect: {
        connections.add(1)
        try await connected[connections.get()].wait()
      })
    let first = directory.window()
    let task = Task { await first.appear() }
    let shows = await eventually { first.names().count == 4 }
    try #require(shows, "The window shows \(first.names()).")
    // The last window closes, and another one opens.
    task.cancel()
    await task.value
    let second = directory.window()
    let secondTask = Task { await second.appear() }
    let connects = await eventually { connections.get() == 2 }
    try #require(connects, "A window was opened, and does not connect again.")
    _ = await workEnds()
    let asked = server.asked.count
    let pull = await Pull(directory, server)
    #expect(
      server.asked.count == asked,
      """
      The connection for changes is not open again yet, and a refresh has asked for \
      \(server.asked.dropFirst(asked)). A change that comes between the answer and the connection is never heard of.
      """)
    connected.openAll()
    try await pull.end()
    secondTask.cancel()
    await secondTask.value
  }
}
