import Foundation
import Testing

@testable import EmployeeGlass

@Suite("Live updates", .timeLimit(.minutes(1)))
struct LiveUpdatesTests {
  private static let noon = Date(timeIntervalSince1970: 43_200)
  private static let afternoon = Date(timeIntervalSince1970: 50_000)
  private let service = ManualService()
  private let events = HeldEvents()
  private let clock = HeldClock()
  private let wall = WallClock(noon)
  private let repository: EmployeeRepository

  init() {
    repository = EmployeeRepository(
      service: service,
      events: EventSubscription(service: events, clock: clock, spread: { 1 }),
      now: { [wall] in wall.now })
  }

  /// Begins to listen, then to load.
  private func start(_ people: [Employee], at id: String = "a-1") async throws
    -> HeldEvents.Connection
  {
    await repository.followChanges()
    let connection = try await events.connection()
    connection.send("id: \(id)\n\n")
    await repository.loadIfNeeded()
    try await service.pageQuestion().answer(EmployeePage(people))
    try await repository.state { $0.lastUpdated != nil }
    return connection
  }

  private func names() async throws -> [String] {
    try await repository.snapshot(for: DirectoryQuery(order: .name)).sections
      .flatMap(\.employees).map(\.name)
  }

  @Test("what another program adds, changes and removes is in the next roster, all at once")
  func changes() async throws {
    let connection = try await start([.person(1, "Ada"), .person(2, "Bo"), .person(3, "Cy")])
    connection.send(
      """
      id: a-2\nevent: created\ndata: \(json(4, "Di"))\n
      id: a-3\nevent: changed\ndata: \(json(2, "Bob"))\n
      id: a-4\nevent: removed\ndata: {"id": 3}\n\n
      """)
    await clock.wake(LiveUpdates.pause)
    let state = try await repository.state { $0.version > 1 }
    #expect(state == RepositoryState(version: 2, lastUpdated: Self.noon))
    #expect(try await names() == ["Ada", "Bob", "Di"])
    // No page was asked for.
    await repository.stopFollowingChanges()
    await connection.untilClosed()
  }

  @Test(
    "a sheet that begins to listen after its person was removed or changed shows them as they are")
  func lateSheet() async throws {
    let people = [Employee.person(1, "Ada"), .person(2, "Bo")]
    let connection = try await start(people)
    let models = await MainActor.run {
      people.map { EmployeeDetailModel(employee: $0, repository: repository) }
    }
    connection.send(
      """
      id: a-2\nevent: removed\ndata: {"id": 1}\n
      id: a-3\nevent: changed\ndata: \(json(2, "Bob"))\n\n
      """)
    await clock.wake(LiveUpdates.pause)
    try await repository.state { $0.version == 2 }
    let sheets = models.map { model in Task { await model.follow() } }
    await wait { models[0].notice == .removed }
    await wait { models[1].employee.name == "Bob" }
    // Nobody saw the name of before.
    #expect(await MainActor.run { models[1].notice == nil })
    for sheet in sheets { sheet.cancel() }
    await repository.stopFollowingChanges()
  }

  @Test(
    "a sheet says that its person was removed until they are there again",
    arguments: [("Ada", nil), ("Adam", .changed)] as [(String, EmployeeDetailModel.Notice?)])
  func undoneRemoval(name: String, notice: EmployeeDetailModel.Notice?) async throws {
    let connection = try await start([.person(1, "Ada")])
    let model = await MainActor.run {
      EmployeeDetailModel(employee: .person(1, "Ada"), repository: repository)
    }
    let sheet = Task { await model.follow() }
    connection.send("id: a-2\nevent: removed\ndata: {\"id\": 1}\n\n")
    await clock.wake(LiveUpdates.pause)
    await wait { model.notice == .removed }
    connection.send("id: a-3\nevent: created\ndata: \(json(1, name))\n\n")
    await clock.wake(LiveUpdates.pause)
    await wait { model.notice != .removed }
    #expect(await MainActor.run { model.notice == notice && model.employee.name == name })
    sheet.cancel()
    await repository.stopFollowingChanges()
  }

  @Test(
    "a sheet that begins to listen anew says no longer that a person who is there again was removed",
    arguments: [("Ada", nil), ("Adam", .changed)] as [(String, EmployeeDetailModel.Notice?)])
  func undoneUnheard(name: String, notice: EmployeeDetailModel.Notice?) async throws {
    let connection = try await start([.person(1, name)])
    let model = await MainActor.run {
      let model = EmployeeDetailModel(employee: .person(1, "Ada"), repository: repository)
      model.notice = .removed
      return model
    }
    let sheet = Task { await model.follow() }
    await wait { model.notice != .removed }
    #expect(await MainActor.run { model.notice == notice && model.employee.name == name })
    sheet.cancel()
    await repository.stopFollowingChanges()
    await connection.untilClosed()
  }

  @Test("an event about what is so already, such as a change of this app's own, changes nothing")
  func ownEvents() async throws {
    let connection = try await start([.person(1, "Ada"), .person(2, "Bo")])
    // At once, so that there is one pause for both.
    connection.send(
      """
      id: a-2\nevent: changed\ndata: \(json(2, "Bo"))\n
      id: a-3\nevent: removed\ndata: {"id": 9}\n\n
      """)
    await clock.wake(LiveUpdates.pause)
    connection.send("id: a-4\nevent: changed\ndata: \(json(1, "Adam"))\n\n")
    await clock.wake(LiveUpdates.pause)
    #expect(try await repository.state { $0.version > 1 }.version == 2)
    #expect(await repository.live?.hasChanged(1, since: 1) == true)
    #expect(await repository.live?.hasChanged(2, since: 0) == false)
    await repository.stopFollowingChanges()
  }

  @Test("a listener that was away gets the events that it missed, and no load begins")
  func replay() async throws {
    var connection = try await start([.person(1, "Ada")])
    connection.end()
    await clock.wake(.seconds(1))
    connection = try await events.connection()
    #expect(connection.lastID == "a-1")
    connection.send("id: a-1\n\nid: a-2\nevent: created\ndata: \(json(2, "Bo"))\n\n")
    await clock.wake(LiveUpdates.pause)
    try await repository.state { $0.version == 2 }
    #expect(try await names() == ["Ada", "Bo"])
    await repository.stopFollowingChanges()
  }

  @Test("where the server cannot say what was missed, all people are loaded once")
  func reset() async throws {
    let connection = try await start([.person(1, "Ada")])
    connection.send(
      """
      event: changed\ndata: \(json(1, "Adam"))\n
      id: b-9\nevent: reset\ndata: {"reason": "missed"}\n
      id: b-10\nevent: reset\ndata: {"reason": "many"}\n\n
      """)
    await clock.wake(LiveUpdates.pause)
    try await service.pageQuestion().answer(EmployeePage([.person(1, "Ada"), .person(2, "Bo")]))
    try await repository.state { $0.version == 2 }
    await clock.wake(LiveUpdates.pauseAfterLoad)
    connection.send("id: b-11\nevent: created\ndata: \(json(3, "Cy"))\n\n")
    await clock.wake(LiveUpdates.pause)
    try await repository.state { $0.version == 3 }
    #expect(try await names() == ["Ada", "Bo", "Cy"])
    await repository.stopFollowingChanges()
  }

  @Test(
    "an event that cannot be read has changed something: all people are loaded",
    arguments: [
      "event: changed\ndata: {\"employee\"", "event: removed\ndata: {\"id\": \"seven\"}",
      "event: created\ndata: {\"employee\": {\"id\": -1}}",
    ])
  func nonsense(event: String) async throws {
    let connection = try await start([.person(1, "Ada")])
    connection.send("\(event)\n\n")
    await clock.wake(LiveUpdates.pause)
    try await service.pageQuestion().answer(EmployeePage([.person(2, "Bo")]))
    try await repository.state { $0.version == 2 }
    #expect(try await names() == ["Bo"])
    await repository.stopFollowingChanges()
  }

  @Test("what is loaded before anything is heard is loaded once more when it is")
  func late() async throws {
    await repository.followChanges()
    let connection = try await events.connection()
    await repository.loadIfNeeded()
    // The server takes too long to say that it listens.
    await clock.wake(.seconds(1))
    try await service.pageQuestion().answer(EmployeePage([.person(1, "Ada")]))
    try await repository.state { $0.lastUpdated != nil }
    connection.send("id: a-3\n\n")
    await clock.wake(LiveUpdates.pause)
    try await service.pageQuestion().answer(EmployeePage([.person(1, "Adam")]))
    try await repository.state { $0.version == 2 }
    #expect(try await names() == ["Adam"])
    await repository.stopFollowingChanges()
  }

  @Test("events that come during a load are applied after it")
  func duringLoad() async throws {
    let connection = try await start([.person(1, "Ada")])
    let refresh = Task { await repository.refresh() }
    let question = try await service.pageQuestion()
    connection.send("id: a-2\nevent: created\ndata: \(json(2, "Bo"))\n\n")
    await clock.wake(LiveUpdates.pause)
    // The page is from before the change.
    question.answer(EmployeePage([.person(1, "Ada")]))
    await refresh.value
    try await repository.state { $0.version == 3 }
    #expect(try await names() == ["Ada", "Bo"])
    await repository.stopFollowingChanges()
  }

  @Test("a change of this app whose answer comes late does not hide one that was made after it")
  func lateAnswer() async throws {
    let connection = try await start([.person(1, "Ada")])
    let editing = FakeEditing([.person(1, "Ada")])
    let held = editing.holdAnswer()
    var draft = EmployeeDraft(.person(1, "Ada"))
    draft.name = "Mine"
    let saving = Task { [draft] in
      try await repository.save(draft, as: 1, ifStill: "\"1\"", by: editing)
    }
    await held.isDue()
    connection.send(
      """
      id: a-2\nevent: changed\ndata: \(json(1, "Mine"))\n
      id: a-3\nevent: changed\ndata: \(json(1, "Theirs"))\n\n
      """)
    await clock.wake(LiveUpdates.pause)
    // Enough for what was heard to be shown, if it were.
    for _ in 0..<100 { await Task.yield() }
    held.answer()
    _ = try await saving.value
    try await repository.state { $0.version == 3 }
    #expect(try await names() == ["Theirs"])
    #expect(await repository.live?.hasChanged(1, since: 2) == true)
    await repository.stopFollowingChanges()
  }

  @Test("a change that the last window could not apply any more is made up for by the next one")
  func unapplied() async throws {
    let connection = try await start([.person(1, "Ada")])
    let refresh = Task { await repository.refresh() }
    let question = try await service.pageQuestion()
    connection.send("id: a-2\nevent: created\ndata: \(json(2, "Bo"))\n\n")
    await clock.wake(LiveUpdates.pause)
    // Enough for it to be taken up: it waits for the load then.
    for _ in 0..<100 { await Task.yield() }
    // Its window goes, and another one comes before the load has ended.
    await repository.stopFollowingChanges()
    await repository.followChanges()
    let next = try await events.connection()
    #expect(next.lastID == "a-2")
    next.send("id: a-2\n\n")
    // Enough for it to be heard, and nothing else is.
    for _ in 0..<100 { await Task.yield() }
    question.answer(EmployeePage([.person(1, "Ada")]))
    await refresh.value
    // It is applied, or all people are loaded.
    let waking = Task { while !Task.isCancelled { await clock.wake(LiveUpdates.pause) } }
    let answering = Task {
      while let question = try? await service.pageQuestion() {
        question.answer(EmployeePage([.person(1, "Ada"), .person(2, "Bo")]))
      }
    }
    for await _ in await repository.states() where await repository.employee(2) != nil { break }
    #expect(try await names() == ["Ada", "Bo"])
    waking.cancel()
    answering.cancel()
    await repository.stopFollowingChanges()
  }

  /// Loses the server at noon, until the list is old.
  ///
  /// - Returns: The connection on which the server is back, in the afternoon.
  private func outage() async throws -> HeldEvents.Connection {
    try await start([.person(1, "Ada")]).fail()
    await clock.wake(.seconds(1))
    // Once may be a restart.
    #expect(await repository.state.problem == nil)
    try await events.connection().fail()
    let state = try await repository.state { $0.problem != nil }
    #expect(state.problem == DirectoryProblem(EmployeeServiceError.unreachable))
    #expect(state.version == 1 && state.lastUpdated == Self.noon)
    wall.now = Self.afternoon
    await clock.wake(.seconds(2))
    return try await events.connection()
  }

  @Test("a server that is gone makes the list old, and one that is back makes it new")
  func returning() async throws {
    let connection = try await outage()
    connection.send("id: a-1\n\n")
    await clock.wake(LiveUpdates.pause)
    let state = try await repository.state { $0.problem == nil }
    #expect(state == RepositoryState(version: 1, lastUpdated: Self.afternoon))
    await repository.stopFollowingChanges()
  }

  @Test("the list is new once what was missed is in it, and not before")
  func missed() async throws {
    let connection = try await outage()
    connection.send("id: a-1\n\nid: a-2\nevent: created\ndata: \(json(2, "Bo"))\n\n")
    let states = await repository.states()
    await clock.wake(LiveUpdates.pause)
    for await state in states {
      let hasMissed = await repository.employee(2) == nil
      #expect(!hasMissed || state.lastUpdated == Self.noon && state.problem != nil)
      if state.problem == nil { break }
    }
    #expect(await repository.state == RepositoryState(version: 2, lastUpdated: Self.afternoon))
    await repository.stopFollowingChanges()
  }

  @Test("a server that is back leaves the list as old as it is until what it cannot tell is loaded")
  func failedLoad() async throws {
    var connection = try await outage()
    connection.send("id: b-1\n\nid: b-2\nevent: reset\ndata: {\"reason\": \"missed\"}\n\n")
    await clock.wake(LiveUpdates.pause)
    let question = try await service.pageQuestion()
    #expect(await repository.state.lastUpdated == Self.noon)
    let failure = EmployeeServiceError.refused(status: 500, words: nil)
    question.fail(failure)
    try await repository.state { $0.progress == nil && $0.problem == DirectoryProblem(failure) }
    #expect(await repository.state.lastUpdated == Self.noon)
    await clock.wake(LiveUpdates.pauseAfterLoad)
    // The next connection misses nothing of its own; the load is still to be made up for.
    connection.end()
    await clock.wake(.seconds(1))
    connection = try await events.connection()
    #expect(connection.lastID == "b-2")
    connection.send("id: b-2\n\n")
    await clock.wake(LiveUpdates.pause)
    let again = try await service.pageQuestion()
    #expect(await repository.state.lastUpdated == Self.noon)
    again.answer(EmployeePage([.person(1, "Ada"), .person(2, "Bo")]))
    try await repository.state { $0.problem == nil && $0.progress == nil }
    #expect(await repository.state.lastUpdated == Self.afternoon)
    await repository.stopFollowingChanges()
  }

  @Test("windows share one connection, which ends with the last of them")
  func windows() async throws {
    let connection = try await start([.person(1, "Ada")])
    await repository.followChanges()
    await repository.stopFollowingChanges()
    connection.send("id: a-2\nevent: created\ndata: \(json(2, "Bo"))\n\n")
    await clock.wake(LiveUpdates.pause)
    try await repository.state { $0.version == 2 }
    await repository.stopFollowingChanges()
    await connection.untilClosed()
    // A window that opens later hears what came meanwhile.
    await repository.followChanges()
    #expect(try await events.connection().lastID == "a-2")
    await repository.stopFollowingChanges()
  }

  @Test("more changes than can be kept are one load")
  func flood() async throws {
    var changes = DirectoryChanges()
    for id in 1...DirectoryChanges.most { changes.add(.saved(.person(id, "Name \(id)"))) }
    for id in 1...DirectoryChanges.most { changes.add(.removed(id)) }
    #expect(!changes.needsReload && changes.people.count == DirectoryChanges.most)
    changes.add(.removed(0))
    #expect(changes.needsReload && changes.people.isEmpty)
    #expect(changes.takeAll().needsReload)
    #expect(changes.isEmpty)
  }

  /// The data of an event about a person like `Employee.person`.
  private func json(_ id: Int, _ name: String) -> String {
    """
    {"employee": {"id": \(id), "name": "\(name)", "sort_name": "\(name)", "department": "Research", \
    "title": "Engineer", "email": "person\(id)@employees.example", "phone": null, "office": "London", \
    "start_date": "2024-01-01", "manager_id": null, "avatar_url": "/employees/\(id)/avatar"}, "etag": "x"}
    """
  }
}
