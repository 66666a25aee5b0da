import OfflineAdapter
import OfflineSubject
import Synchronization
import Testing
import WorkshopSupport

extension OfflineChecks {
  @Test(
    "`apply` makes one new roster of all changes, additions and removals; without a problem, `lastUpdated` is `now()`"
  )
  func changes() async throws {
    let directory = await loaded()
    let before = await directory.state()
    let changed = try await directory.apply([1: "Ada", 2: nil, 9: "Zoë"])
    let names = await directory.names()
    #expect(
      names == ["Ada", "Person 3", "Zoë"],
      "Person 1 was renamed, 2 removed, 9 added. The list has \(names).")
    #expect(
      changed == [1, 2, 9],
      "Person 1 has another name, person 2 is gone, and person 9 is new. Returned: \(changed)")
    let state = await directory.state()
    #expect(
      state.version == before.version + 1,
      "Windows look at the version. It is that of the roster: \(state).")
    #expect(
      state.updated == 2 && state.problem == nil,
      "The change was applied when `now()` was 2. The state is \(state).")
    await directory.lose(.timedOut)
    moment.set(3)
    _ = try await directory.apply([1: "Ada Lovelace"])
    let old = await directory.state()
    let renamed = await directory.names()
    #expect(
      renamed.first == "Ada Lovelace",
      "Person 1 was renamed while the connection was lost. The list has \(renamed).")
    #expect(
      old.problem != nil && old.updated == 2,
      "A change of this app came through. What others changed meanwhile may be missing: \(old).")
  }

  @Test("A change without effect makes no roster, and is not returned")
  func same() async throws {
    let directory = await loaded()
    let before = await directory.state()
    let none = try await directory.apply([1: "Person 1", 8: nil])
    #expect(
      none == [], "Person 1 has that name, and there is no person 8. Returned: \(none)")
    let state = await directory.state()
    #expect(
      state.version == before.version,
      "Person 1 has that name, and there is no person 8. The state is \(state).")
    let some = try await directory.apply([1: "Person 1", 2: "Bo"])
    #expect(
      some == [2],
      "Person 1 is as before. Returned: \(some). Windows say of these people that others have changed them."
    )
    let version = await directory.state().version
    #expect(
      version == before.version + 1,
      "One of two changes had an effect. Before it there was roster \(before.version), now \(version)."
    )
    let retitled = try await directory.retitle(3, "Head of Research")
    #expect(
      retitled == [3],
      "Person 3 has the same name and another title. Returned: \(retitled)")
  }

  @Test("Of two equal concurrent changes, one makes a roster")
  func sameTogether() async throws {
    let server = Server()
    let directory = await loaded(server)
    server.hold()
    let pull = Task { await directory.refresh() }
    let asks = await eventually { server.asked.count == 3 }
    try #require(asks, "The server was asked for \(server.asked).")
    let changes = (1...2).map { _ in Task { try await directory.apply([1: "Ada"]) } }
    _ = await workEnds()
    server.release()
    await pull.value
    var returned: [[Int]] = []
    for change in changes { returned.append(try await change.value) }
    let version = await directory.state().version
    #expect(
      returned.contains([]) && returned.contains([1]) && version == 4,
      """
      A change of the app and the event that tells of it came at one time. Returned: \(returned). The loads made \
      rosters 2 and 3, and one change makes roster 4: there is roster \(version). The second change is put in where the \
      first one is there already. Compare the changes with `roster` again after each `await`.
      """)
  }

  @Test("Concurrent changes are all applied, in any order", arguments: [true, false])
  func together(addsPeople: Bool) async throws {
    let directory = await loaded(Server(people: 1_000))
    let changes = (1...12).map { id in
      Task {
        try await directory.apply(
          addsPeople ? [id: "Changed", 3_000 + id: "New"] : [id: "Changed"])
      }
    }
    for (number, change) in zip(1..., changes) {
      let returned = try await change.value
      #expect(
        returned == (addsPeople ? [number, 3_000 + number] : [number]),
        "Change \(number) of 12 was made, and returned \(returned).")
    }
    let names = await directory.names()
    let changed = names.prefix(12).count { $0 == "Changed" }
    #expect(
      changed == 12,
      "12 changes came at one time, and \(changed) are there. What else may run while a roster is made?"
    )
    #expect(
      names.count == (addsPeople ? 1_012 : 1_000),
      "There were 1,000 people, and the changes added \(addsPeople ? 12 : 0). Now there are \(names.count)."
    )
  }

  @Test("A change whose task is cancelled throws, or is applied")
  func cancelled() async throws {
    let directory = await loaded()
    let change = Task { try await directory.apply([1: "Ada"]) }
    // The task has not begun: the main actor is here until the `await` below.
    change.cancel()
    let returned = try? await change.value
    let names = await directory.names()
    #expect(
      returned == nil || names.first == "Ada",
      """
      The task was cancelled, and `apply` returned \(returned ?? []) as if person 1 had that name before. The caller \
      loads all people anew if it throws.
      """)
  }

  @Test("Changes during a load are applied after the load", arguments: [true, false])
  func duringLoad(isFirst: Bool) async throws {
    let server = Server()
    let directory = isFirst ? open(server) : await loaded(server)
    let before = server.asked.count
    server.hold()
    let pull = Task { await directory.refresh() }
    _ = await eventually { server.asked.count == before + 1 }
    let change = Task { try await directory.apply([1: "Ada"]) }
    _ = await workEnds()
    let makesRosters = server.makesRosters
    moment.set(7)
    server.release()
    await pull.value
    let returned = try await change.value
    #expect(
      !makesRosters,
      "The load waits for its server. Meanwhile the change makes one roster after another, of which none is of use."
    )
    // Such a load was let go early.
    if makesRosters { return }
    #expect(
      returned == [1], "The load has brought “Person 1”, and the change says “Ada”: \(returned)")
    let names = await directory.names()
    #expect(
      names == ["Ada", "Person 2", "Person 3"],
      "The pages are from before the change, and took its place. The list has \(names).")
    let updated = await directory.state().updated
    #expect(
      updated == 7,
      """
      The load ended when `now()` was 7, and then the change was applied. `lastUpdated` is \
      \(updated.map { "\($0)" } ?? "nil").
      """)
  }

  @Test("A change that a load would undo is applied after the load")
  func undone() async throws {
    let server = Server()
    let directory = await loaded(server)
    _ = try await directory.apply([1: "Ada"])
    server.hold()
    let pull = Task { await directory.refresh() }
    let asks = await eventually { server.asked.count == 3 }
    try #require(asks, "The server was asked for \(server.asked).")
    let change = Task { try await directory.apply([1: "Ada"]) }
    _ = await workEnds()
    server.release()
    await pull.value
    _ = try await change.value
    let names = await directory.names()
    #expect(
      names.first == "Ada",
      """
      “Ada” was there when the change came. The load that was under way brought “\(names.first ?? "")”. Compare the \
      changes with `roster` again after each `await`.
      """)
  }

  /// Does something once, when people are touched the next time.
  private final class AtNextWork: Sendable {
    private let action = Mutex<(@Sendable () -> Void)?>(nil)

    func set(_ new: @escaping @Sendable () -> Void) { action.withLock { $0 = new } }
    func comes() {
      let now = action.withLock { action in
        defer { action = nil }
        return action
      }
      now?()
    }
  }

  @Test("A load that begins while a change is applied does not undo it")
  func loadBetween() async throws {
    let (server, nextWork) = (Server(), AtNextWork())
    let directory = makeSubject().open(
      { try await server.page(after: $0) }, { [moment] in moment.get() },
      {
        server.work($0)
        nextWork.comes()
      })
    await directory.refresh()
    server.hold()
    // While its roster is made, the change is suspended: the load's turn is ahead of the change's return.
    nextWork.set(directory.beginLoad)
    let change = Task { try await directory.apply([1: "Ada"]) }
    let begins = await eventually { server.asked.count == 3 }
    _ = await workEnds()
    server.release()
    _ = try await change.value
    _ = await workEnds()
    try #require(begins, "The change has made no roster.")
    let name = await directory.names().first
    #expect(
      name == "Ada",
      """
      A load began while the roster was made. Its pages are from before the change, and took its place: person 1 has \
      the name “\(name ?? "")”.
      """)
  }

  @Test(
    "After a change, no load goes on with `interrupted`",
    arguments: [[1: "Ada"], [1: nil], [9: "Zoë"]] as [[Int: String?]])
  func interrupted(change: [Int: String?]) async throws {
    let server = Server()
    let directory = await broken(server)
    let returned = try await directory.apply(change)
    #expect(
      returned == Array(change.keys),
      "A first load broke off, and person \(change.keys.first ?? 0) was changed. Returned: \(returned)"
    )
    let state = await directory.state()
    #expect(state.updated == nil, "One page is missing, so not all employees are there: \(state).")
    await directory.refresh()
    #expect(
      server.asked == ["first", "2", "first", "2"],
      """
      The pages that had come before the change have its people as they were. Asked for: \(server.asked)
      """)
  }

  @Test("After a change during a first load that breaks off, no load goes on with `interrupted`")
  func interruptedMeanwhile() async throws {
    let server = Server()
    let directory = open(server)
    server.fail(2, .timedOut)
    server.hold()
    let pull = Task { await directory.refresh() }
    let asks = await eventually { server.asked.count == 1 }
    try #require(asks, "The server was asked for \(server.asked).")
    let change = Task { try await directory.apply([1: "Ada"]) }
    _ = await workEnds()
    server.release()
    await pull.value
    _ = try await change.value
    await directory.refresh()
    #expect(
      server.asked == ["first", "2", "first", "2"],
      """
      The change waited for the first load, which broke off and left `interrupted` behind, with person 1 as they were. \
      Asked for: \(server.asked)
      """)
  }

  @Test(
    "A connection that returns after a change to a part of the people does not say that all are there"
  )
  func returnedAfterAChange() async throws {
    let server = Server()
    let directory = await broken(server)
    _ = try await directory.apply([1: "Ada"])
    await directory.comeBack()
    _ = await workEnds()
    let (state, names) = (await directory.state(), await directory.names())
    #expect(
      state.updated == nil || names.count == 3,
      """
      A first load broke off, a person was changed, and the connection is there again. One page is missing: the list \
      has \(names), and the state is \(state). After a change there is nothing `interrupted`. What else says that \
      people are missing?
      """)
  }
}
