import OfflineAdapter
import OfflineSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Offline", .serialized)
@MainActor
struct OfflineChecks {
  /// A server of a few people, which may be asked to wait or to fail.
  final class Server: Sendable {
    private struct State {
      var people: Int
      var asked: [String] = []
      /// Thrown by the question of this number, from 1 on.
      var failing: [Int: Subject.Failure] = [:]
      /// Questions wait for the latch of this number.
      var hold = 0
      var isHeld = false
      /// How often people were touched while questions waited.
      var touches = 0
    }

    private let state: Mutex<State>
    private let held = KeyedLatches<Int>()

    init(people: Int = 3) { state = Mutex(State(people: people)) }

    /// The pages that were asked for, in order: `first`, and then cursors.
    var asked: [String] { state.withLock { $0.asked } }

    func fail(_ number: Int, _ failure: Subject.Failure) {
      state.withLock { $0.failing[number] = failure }
    }
    /// Lets questions wait, until ``release()``.
    func hold() { state.withLock { ($0.isHeld, $0.hold) = (true, $0.hold + 1) } }
    func release() {
      held[
        state.withLock {
          $0.isHeld = false
          return $0.hold
        }
      ].open()
    }

    /// Whether one roster after another was made while questions waited. It lets them go: such a loop ends with the load.
    var makesRosters: Bool { state.withLock { $0.touches > 300 } }
    func work(_ people: Int) {
      let isTooMuch = state.withLock { state in
        if state.isHeld { state.touches += 1 }
        return state.isHeld && state.touches > 300
      }
      if isTooMuch { release() }
    }

    func page(after cursor: String?) async throws -> Subject.Page {
      let (number, hold) = state.withLock {
        $0.asked.append(cursor ?? "first")
        return ($0.asked.count, $0.isHeld ? $0.hold : nil)
      }
      if let hold { try await held[hold].wait() }
      return try state.withLock { state in
        if let failure = state.failing[number] { throw failure }
        let start = cursor.flatMap { Int($0) } ?? 0
        let end = min(start + max(2, state.people / 2), state.people)
        return Subject.Page(
          ids: Array(start + 1..<end + 1), total: state.people,
          next: end < state.people ? String(end) : nil)
      }
    }
  }

  let moment = Mutex<Int>.Box(1)

  func open(_ server: Server) -> Subject.Directory {
    makeSubject().open(
      { try await server.page(after: $0) }, { [moment] in moment.get() },
      { server.work($0) })
  }

  /// A directory whose first load has ended at moment 1; now it is moment 2.
  func loaded(_ server: Server = Server()) async -> Subject.Directory {
    let directory = open(server)
    await directory.refresh()
    moment.set(2)
    return directory
  }

  /// A directory whose first load broke off after one page.
  func broken(_ server: Server) async -> Subject.Directory {
    server.fail(2, .timedOut)
    return await loaded(server)
  }

  @Test(
    "`connectionLost` says why, if unreachable or timed out",
    arguments: [Subject.Failure.unreachable, .timedOut])
  func lost(failure: Subject.Failure) async {
    let directory = await loaded()
    let before = await directory.state()
    await directory.lose(failure)
    let state = await directory.state()
    #expect(state.problem != nil, "The connection is lost: \(failure.rawValue).")
    #expect(state.updated == 1, "The rows were true at moment 1. The state is \(state).")
    #expect(state.version == before.version && !state.isLoading)
    #expect(await directory.names() == ["Person 1", "Person 2", "Person 3"])
    let other = await loaded()
    await other.lose(failure == .timedOut ? .unreachable : .timedOut)
    #expect(
      await other.state().problem != state.problem,
      "A server that cannot be reached and one that takes too long are two problems, with words of their own."
    )
  }

  @Test(
    "`connectionLost` says why only if unreachable or timed out; of another error it says nothing",
    arguments: [Subject.Failure.unavailable, .malformed])
  func refused(failure: Subject.Failure) async {
    let directory = await loaded()
    await directory.lose(failure)
    let state = await directory.state()
    #expect(state.problem == nil, "The server has answered, so it is there: \(failure.rawValue).")
  }

  @Test(
    "`connectionLost` says why only with all there, no load and no problem"
  )
  func lostBesides() async {
    let server = Server()
    let directory = open(server)
    await directory.lose(.unreachable)
    #expect(
      await directory.state().problem == nil,
      "No load has begun, so there are no rows that grow old.")
    server.hold()
    let pull = Task { await directory.refresh() }
    _ = await eventually { server.asked.count == 1 }
    await directory.lose(.unreachable)
    #expect(
      await directory.state().problem == nil, "A load is under way, and will say how it ended.")
    server.release()
    await pull.value
    server.hold()
    let second = Task { await directory.refresh() }
    _ = await eventually { server.asked.count == 3 }
    await directory.lose(.unreachable)
    #expect(
      await directory.state().problem == nil,
      "A later load is under way, and will say how it ended.")
    server.fail(4, .timedOut)
    server.release()
    await second.value
    let problem = await directory.state().problem
    #expect(problem != nil)
    await directory.lose(.unreachable)
    #expect(
      await directory.state().problem == problem, "A load has failed before, and said why.")
  }

  @Test("`connectionLost` says why also where a company has no employees")
  func lostWithoutRows() async {
    let directory = await loaded(Server(people: 0))
    await directory.lose(.unreachable)
    let state = await directory.state()
    #expect(
      state.problem != nil,
      """
      The load has ended, and all employees are there: none. Others may add some now, and the window would go on saying \
      that there are none: \(state). Rows do not tell whether all are there.
      """)
  }

  @Test(
    "`connectionReturned`, with a problem and no load, takes it back: the rows are true `now()`")
  func returned() async {
    let server = Server()
    let directory = await loaded(server)
    let before = await directory.state()
    await directory.lose(.unreachable)
    moment.set(3)
    await directory.comeBack()
    let state = await directory.state()
    #expect(
      state.problem == nil, "The server is there again, and the app says “\(state.problem ?? "")”.")
    #expect(
      state.updated == 3,
      "The server tells what was missed. So the rows are true at moment 3, and the state is \(state)."
    )
    #expect(
      state.version == before.version && !state.isLoading, "Nothing has to be loaded: \(state).")
    moment.set(4)
    await directory.comeBack()
    #expect(
      await directory.state().updated == 3, "The connection was not lost meanwhile.")
    server.fail(3, .unavailable)
    await directory.refresh()
    #expect(await directory.state().problem != nil)
    moment.set(5)
    await directory.comeBack()
    let again = await directory.state()
    #expect(
      again.problem == nil && again.updated == 5,
      "A load was refused with status 503, then the server was there again. The state is \(again).")
  }

  @Test("A broken-off first load goes on when the connection returns")
  func goesOn() async {
    let server = Server()
    let directory = await broken(server)
    #expect(await directory.state().updated == nil)
    server.hold()
    await directory.comeBack()
    let goesOn = await eventually { server.asked == ["first", "2", "2"] }
    #expect(goesOn, "One page is missing. The server was asked for \(server.asked).")
    let part = await directory.state()
    #expect(
      part.updated == nil,
      "The last page has not come, and the window would say that these are all: \(part).")
    server.release()
    await directory.refresh()
    let state = await directory.state()
    #expect(state.problem == nil && state.updated == 2, "The state is \(state).")
  }

  @Test("A connection that returns during a load changes nothing")
  func returnedDuringLoad() async {
    let server = Server()
    let directory = await loaded(server)
    await directory.lose(.unreachable)
    server.hold()
    let pull = Task { await directory.refresh() }
    _ = await eventually { server.asked.count == 3 }
    moment.set(3)
    await directory.comeBack()
    #expect(
      await directory.state().updated == 1,
      "The load is not through. Only its end knows what is true.")
    server.release()
    await pull.value
  }

  @Test(
    "Changed, added and removed people are in one new roster, true `now()` if there is no problem")
  func changes() async throws {
    let directory = await loaded()
    let before = await directory.state()
    let changed = try await directory.apply([1: "Ada", 2: nil, 9: "Zoë"])
    #expect(await directory.names() == ["Ada", "Person 3", "Zoë"])
    #expect(
      changed == [1, 2, 9],
      "Person 1 has another name, person 2 is gone, and person 9 is new. Returned: \(changed)")
    let state = await directory.state()
    #expect(
      state.version == before.version + 1,
      "Windows look at the version. It is that of the roster: \(state).")
    #expect(
      state.updated == 2 && state.problem == nil,
      "The change came at moment 2. The state is \(state).")
    await directory.lose(.timedOut)
    moment.set(3)
    _ = try await directory.apply([1: "Ada Lovelace"])
    let old = await directory.state()
    #expect(await directory.names().first == "Ada Lovelace")
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
    #expect(await directory.state().version == before.version + 1)
    let retitled = try await directory.retitle(3, "Head of Research")
    #expect(
      retitled == [3],
      "Person 3 has the same name and another title. Returned: \(retitled)")
  }

  @Test("Of two equal changes at one time, one makes a roster")
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
      first one is there already. When is it asked what is so already?
      """)
  }

  @Test("Changes at one time are all put in, in any order", arguments: [true, false])
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
    #expect(names.count == (addsPeople ? 1_012 : 1_000))
  }

  @Test("A change whose task is cancelled throws, or is put in")
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

  @Test("Changes during a load are put in after it", arguments: [true, false])
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
    #expect(
      await directory.names() == ["Ada", "Person 2", "Person 3"],
      "The pages are from before the change, and took its place.")
    let updated = await directory.state().updated
    #expect(
      updated == 7,
      "The load ended at moment 7, and then the change was put in. The rows are true at moment \(updated ?? 0)."
    )
  }

  @Test("A change that a load would undo is put in after it")
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
      “Ada” was there when the change came. The load that was under way brought “\(names.first ?? "")”. When is it \
      asked what is so already?
      """)
  }

  @Test("A load that begins while a change is put in does not undo it")
  func loadBetween() async throws {
    let server = Server(people: 5_000)
    let directory = await loaded(server)
    server.hold()
    let change = Task { try await directory.apply([1: "Ada"]) }
    let pull = Task { await directory.refresh() }
    _ = await eventually { server.asked.count == 3 }
    _ = await workEnds()
    server.release()
    await pull.value
    _ = try await change.value
    #expect(
      await directory.names().first == "Ada",
      "A load began while the roster was made. Its pages are from before the change, and took its place."
    )
  }

  @Test(
    "After a change, no load goes on with `interrupted`",
    arguments: [[1: "Ada"], [1: nil], [9: "Zoë"]] as [[Int: String?]])
  func interrupted(change: [Int: String?]) async throws {
    let server = Server()
    let directory = await broken(server)
    #expect(try await directory.apply(change) == Array(change.keys))
    let state = await directory.state()
    #expect(state.updated == nil, "One page is missing, so not all employees are there: \(state).")
    await directory.refresh()
    #expect(
      server.asked == ["first", "2", "first", "2"],
      "The pages that had come before the change have its people as they were.")
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

  @Test("A window of the app keeps its rows, says that they are old, and is whole again")
  func app() async throws {
    let directory = await loaded()
    let window = directory.window()
    let task = Task { await window.appear() }
    let isThere = await eventually { window.names().count == 3 }
    #expect(isThere)
    await directory.lose(.unreachable)
    let isOld = await eventually { window.isOld() }
    #expect(isOld, "The server is away, and the window does not say so.")
    #expect(window.names().count == 3)
    await directory.comeBack()
    _ = try await directory.apply([2: "Bo", 3: nil])
    let isNew = await eventually { !window.isOld() && window.names() == ["Person 1", "Bo"] }
    #expect(
      isNew,
      "The window shows \(window.names())\(window.isOld() ? ", and says that they are old" : "").")
    task.cancel()
    await task.value
  }
}

extension Mutex<Int> {
  /// A number that closures share.
  final class Box: Sendable {
    private let value: Mutex<Int>
    init(_ value: Int) { self.value = Mutex(value) }
    func get() -> Int { value.withLock { $0 } }
    func set(_ new: Int) { value.withLock { $0 = new } }
  }
}
