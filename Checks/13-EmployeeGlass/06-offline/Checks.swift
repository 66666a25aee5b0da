import OfflineAdapter
import OfflineSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Offline", .serialized)
@MainActor
struct OfflineChecks {
  /// A server of a few people, which may be asked to wait or to fail.
  private final class Server: Sendable {
    private struct State {
      var people: Int
      var asked: [String] = []
      /// Thrown by the question of this number, from 1 on.
      var failing: [Int: Subject.Failure] = [:]
      /// Questions wait for the latch of this number.
      var hold = 0
      var isHeld = false
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

  private let moment = Mutex<Int>.Box(1)

  private func open(_ server: Server) -> Subject.Directory {
    makeSubject().open({ try await server.page(after: $0) }, { [moment] in moment.get() })
  }

  /// A directory whose first load has ended at moment 1; now it is moment 2.
  private func loaded(_ server: Server = Server()) async -> Subject.Directory {
    let directory = open(server)
    await directory.refresh()
    moment.set(2)
    return directory
  }

  /// A directory whose first load broke off after one page.
  private func broken(_ server: Server) async -> Subject.Directory {
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
  }

  @Test(
    "Another error does not say that the rows grow old",
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

  @Test("`connectionReturned` takes the problem back: the rows are true `now()`")
  func returned() async {
    let directory = await loaded()
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
  }

  @Test("A first load that broke off goes on when the connection returns")
  func goesOn() async {
    let server = Server()
    let directory = await broken(server)
    #expect(await directory.state().updated == nil)
    await directory.comeBack()
    let goesOn = await eventually { server.asked == ["first", "2", "2"] }
    #expect(goesOn, "One page is missing. The server was asked for \(server.asked).")
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
    #expect(changed == [1, 2, 9])
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

  @Test("What is so already makes no roster, and is not returned")
  func same() async throws {
    let directory = await loaded()
    let before = await directory.state()
    #expect(try await directory.apply([1: "Person 1", 8: nil]) == [])
    let state = await directory.state()
    #expect(
      state.version == before.version,
      "Person 1 has that name, and there is no person 8. The state is \(state).")
    #expect(
      try await directory.apply([1: "Person 1", 2: "Bo"]) == [2],
      "Windows say of these people that others have changed them.")
    #expect(await directory.state().version == before.version + 1)
  }

  @Test("Changes at one time are all put in")
  func together() async throws {
    let directory = await loaded(Server(people: 2_000))
    let changes = (1...20).map { id in
      Task { try await directory.apply([id: "Changed", 3_000 + id: "New"]) }
    }
    for (number, change) in zip(1..., changes) {
      #expect(try await change.value == [number, 3_000 + number])
    }
    let names = await directory.names()
    let changed = names.prefix(20).count { $0 == "Changed" }
    #expect(
      changed == 20,
      "20 changes came at one time, and \(changed) are there. What else may run while a roster is made?"
    )
    #expect(names.count == 2_020)
  }

  @Test("A change during a load is put in after it", arguments: [true, false])
  func duringLoad(isFirst: Bool) async throws {
    let server = Server()
    let directory = isFirst ? open(server) : await loaded(server)
    let before = server.asked.count
    server.hold()
    let pull = Task { await directory.refresh() }
    _ = await eventually { server.asked.count == before + 1 }
    let change = Task { try await directory.apply([1: "Ada"]) }
    _ = await workEnds()
    server.release()
    await pull.value
    #expect(try await change.value == [1])
    #expect(
      await directory.names() == ["Ada", "Person 2", "Person 3"],
      "The pages are from before the change, and took its place.")
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

  @Test("After a change, no load goes on with `interrupted`")
  func interrupted() async throws {
    let server = Server()
    let directory = await broken(server)
    #expect(try await directory.apply([1: "Ada"]) == [1])
    let state = await directory.state()
    #expect(state.updated == nil, "One page is missing, so not all employees are there: \(state).")
    await directory.refresh()
    #expect(
      server.asked == ["first", "2", "first", "2"],
      "The pages that had come before the change have the person as they were.")
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
  fileprivate final class Box: Sendable {
    private let value: Mutex<Int>
    init(_ value: Int) { self.value = Mutex(value) }
    func get() -> Int { value.withLock { $0 } }
    func set(_ new: Int) { value.withLock { $0 = new } }
  }
}
