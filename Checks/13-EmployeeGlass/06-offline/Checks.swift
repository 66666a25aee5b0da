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
    "`connectionLost` sets `problem`, for `.unreachable` or `.timedOut`",
    arguments: [Subject.Failure.unreachable, .timedOut])
  func lost(failure: Subject.Failure) async {
    let directory = await loaded()
    let before = await directory.state()
    await directory.lose(failure)
    let state = await directory.state()
    #expect(state.problem != nil, "The connection is lost: \(failure.rawValue).")
    #expect(
      state.updated == 1,
      "The rows are from the first load (`now()` was 1), and the state is \(state).")
    #expect(
      state.version == before.version && !state.isLoading,
      "Nothing has to be loaded. The state was \(before), and is \(state).")
    let names = await directory.names()
    #expect(
      names == ["Person 1", "Person 2", "Person 3"],
      "The connection is lost, and nobody has changed. The list has \(names).")
    let other = await loaded()
    await other.lose(failure == .timedOut ? .unreachable : .timedOut)
    let problem = await other.state().problem
    #expect(
      problem != state.problem,
      "A server that cannot be reached and one that takes too long are two problems, with words of their own."
    )
  }

  @Test(
    "`connectionLost` sets `problem` for `.unreachable` or `.timedOut` only",
    arguments: [Subject.Failure.unavailable, .malformed])
  func refused(failure: Subject.Failure) async {
    let directory = await loaded()
    await directory.lose(failure)
    let state = await directory.state()
    #expect(state.problem == nil, "The server has answered, so it is there: \(failure.rawValue).")
  }

  @Test(
    "`connectionLost` sets `problem` only if `lastUpdated` is set and there is no load or problem"
  )
  func lostBesides() async {
    let server = Server()
    let directory = open(server)
    await directory.lose(.unreachable)
    let early = await directory.state().problem
    #expect(early == nil, "No load has begun, so there are no rows that grow old.")
    server.hold()
    let pull = Task { await directory.refresh() }
    _ = await eventually { server.asked.count == 1 }
    await directory.lose(.unreachable)
    let during = await directory.state().problem
    #expect(during == nil, "A load is under way, and will say how it ended.")
    server.release()
    await pull.value
    server.hold()
    let second = Task { await directory.refresh() }
    _ = await eventually { server.asked.count == 3 }
    await directory.lose(.unreachable)
    let later = await directory.state().problem
    #expect(later == nil, "A later load is under way, and will say how it ended.")
    server.fail(4, .timedOut)
    server.release()
    await second.value
    let problem = await directory.state().problem
    #expect(problem != nil, "A load has failed, and says nothing.")
    await directory.lose(.unreachable)
    let kept = await directory.state().problem
    #expect(kept == problem, "A load has failed before, and said why.")
  }

  @Test("`connectionLost` sets `problem` also where a company has no employees")
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
    "`connectionReturned`, with a problem and no load, clears `problem` and sets `lastUpdated` to `now()`"
  )
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
      """
      The server tells what was missed. So the rows are true when the connection returns (`now()` was 3), and the \
      state is \(state).
      """)
    #expect(
      state.version == before.version && !state.isLoading, "Nothing has to be loaded: \(state).")
    moment.set(4)
    await directory.comeBack()
    let updated = await directory.state().updated
    #expect(
      updated == 3,
      """
      The connection was not lost since `now()` was 3, and `lastUpdated` is \(updated.map { "\($0)" } ?? "nil"). Without \
      a problem, `connectionReturned` changes nothing.
      """)
    server.fail(3, .unavailable)
    await directory.refresh()
    let refused = await directory.state().problem
    #expect(refused != nil, "A load was refused with status 503, and says nothing.")
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
    let first = await directory.state()
    #expect(first.updated == nil, "The first load broke off, and the state is \(first).")
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
    let updated = await directory.state().updated
    #expect(
      updated == 1,
      """
      The rows are from the first load (`now()` was 1), and `lastUpdated` is \(updated.map { "\($0)" } ?? "nil"). The \
      next load is not through, and only its end knows what is true.
      """)
    server.release()
    await pull.value
  }

  @Test("A window of the app keeps its rows, says that they are old, and is whole again")
  func app() async throws {
    let directory = await loaded()
    let window = directory.window()
    let task = Task { await window.appear() }
    let isThere = await eventually { window.names().count == 3 }
    #expect(isThere, "The window shows \(window.names()), of three people.")
    await directory.lose(.unreachable)
    let isOld = await eventually { window.isOld() }
    #expect(isOld, "The server is away, and the window does not say so.")
    #expect(
      window.names().count == 3,
      "The server is away. The window shows \(window.names()), of three people.")
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
