import OneLoadAdapter
import OneLoadSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("The repository", .serialized)
@MainActor
struct OneLoadChecks {
  /// A server that answers when a check says so.
  final class Server: Sendable {
    private struct State {
      var people: Int
      let pageSize: Int
      let firstPage: Int
      var asked: [String?] = []
      var allowed = 0
      var failure: Subject.Failure?
      var isOpen = false
    }

    private let state: Mutex<State>
    private let latches = KeyedLatches<Int>()

    init(people: Int, pageSize: Int = 2, firstPage: Int? = nil) {
      state = Mutex(
        State(people: people, pageSize: pageSize, firstPage: firstPage ?? pageSize))
    }

    /// The pages that were asked for, in order: `first`, and then cursors.
    var asked: [String] { state.withLock { $0.asked.map { $0 ?? "first" } } }

    /// Answers the next question that was not answered yet, or will be asked.
    func answer() {
      latches[
        state.withLock {
          $0.allowed += 1
          return $0.allowed
        }
      ].open()
    }
    /// Answers that with a failure, once.
    func fail(_ failure: Subject.Failure) {
      state.withLock { $0.failure = failure }
      answer()
    }
    /// Answers all questions from now on.
    func open() {
      let number = state.withLock {
        $0.isOpen = true
        return $0.asked.count
      }
      for number in 0...number { latches[number].open() }
    }
    func close(people: Int) {
      state.withLock {
        ($0.isOpen, $0.people, $0.allowed) = (false, people, $0.asked.count)
      }
    }

    func page(after cursor: String?) async throws -> Subject.Page {
      let (number, isOpen) = state.withLock {
        $0.asked.append(cursor)
        return ($0.asked.count, $0.isOpen)
      }
      if !isOpen { try await latches[number].wait() }
      return try state.withLock { state in
        if let failure = state.failure {
          state.failure = nil
          throw failure
        }
        let start = cursor.flatMap { Int($0) } ?? 0
        let end = min(start + (start == 0 ? state.firstPage : state.pageSize), state.people)
        return Subject.Page(
          ids: Array(start + 1..<end + 1), total: state.people,
          next: end < state.people ? String(end) : nil)
      }
    }
  }

  let moment = Mutex<Int>.Box(1)

  func open(
    _ server: Server, work: @escaping @Sendable (Int) -> Void = { _ in },
    connect: (@Sendable () async throws -> Void)? = nil
  ) -> Subject.Directory {
    makeSubject().open(
      { try await server.page(after: $0) }, { [moment] in moment.get() }, work, connect)
  }

  func isAsked(_ server: Server, _ count: Int) async throws {
    let comes = await eventually { server.asked.count >= count }
    try #require(
      comes,
      "The app has asked for \(server.asked.count) pages, and question \(count) does not come.")
  }

  /// A caller that waits for a refresh.
  @MainActor final class Pull {
    private(set) var hasEnded = false
    private(set) var task = Task {}
    private let server: Server

    /// Returns when the refresh waits.
    init(_ directory: Subject.Directory, _ server: Server) async {
      self.server = server
      task = Task {
        await directory.refresh()
        hasEnded = true
      }
      _ = await workEnds()
    }

    func end() async throws {
      let ends = await eventually { self.hasEnded }
      if !ends { server.open() }
      try #require(
        ends, "The load has its answers, and the refresh goes on. Asked for: \(server.asked)")
    }
  }

  /// A directory whose first load has ended.
  func loaded(_ server: Server) async -> Subject.Directory {
    let directory = open(server)
    server.open()
    await directory.refresh()
    return directory
  }

  @Test("A refresh during a load waits for it; a later refresh loads again")
  func shared() async throws {
    let server = Server(people: 6)
    let directory = open(server)
    await directory.loadIfNeeded()
    try await isAsked(server, 1)
    let pulls = [await Pull(directory, server), await Pull(directory, server)]
    await directory.loadIfNeeded()
    _ = await workEnds()
    #expect(
      server.asked.count == 1,
      "Two windows and two refreshes: the server was asked for its first page \(server.asked.count) times."
    )
    #expect(
      pulls.allSatisfy { !$0.hasEnded }, "No page has come, and a refresh says that it has ended.")
    server.open()
    for pull in pulls { try await pull.end() }
    #expect(
      server.asked == ["first", "2", "4"],
      "Two windows and two refreshes share one load of three pages. Asked for: \(server.asked)")
    let ids = await directory.ids()
    #expect(ids == Array(1...6), "The refresh has ended, and the list has \(ids).")
    await directory.refresh()
    #expect(
      server.asked == ["first", "2", "4", "first", "2", "4"],
      "The first load has ended. A refresh after that loads all employees anew.")
  }

  @Test("The load goes on when the window that began it closes")
  func windowCloses() async throws {
    let server = Server(people: 4)
    let directory = open(server)
    let first = directory.window()
    let window = Task { await first.appear() }
    try await isAsked(server, 1)
    let pull = await Pull(directory, server)
    window.cancel()
    pull.task.cancel()
    _ = await workEnds()
    server.open()
    await window.value
    try await pull.end()
    await directory.refresh()
    #expect(
      server.asked.prefix(2) == ["first", "2"],
      "The window and the refresh were cancelled. The load is for all windows: \(server.asked)")
    let state = await directory.state()
    #expect(state.problem == nil, "The other windows see “\(state.problem ?? "")”.")
    let ids = await directory.ids()
    #expect(ids == [1, 2, 3, 4], "Four people have come, and the list has \(ids).")
  }

  @Test(
    "The first load shows its first page, then at least a quarter of the people so far"
  )
  func rowsAsTheyCome() async throws {
    let server = Server(people: 400, pageSize: 10)
    let directory = open(server)
    await directory.loadIfNeeded()
    for page in 1..<40 {
      try await isAsked(server, page)
      server.answer()
      try await isAsked(server, page + 1)
      // A load may ask for the next page while it makes the roster.
      _ = await workEnds()
      let shown = await directory.ids().count
      try #require(
        shown >= (page == 1 ? 10 : page * 10 / 4), "\(page * 10) have come, and \(shown) are shown."
      )
      let updated = await directory.state().updated
      try #require(
        updated == nil,
        "\(page * 10) of 400 have come. `lastUpdated` tells when the whole roster was true.")
    }
    server.open()
    await directory.refresh()
    let count = await directory.ids().count
    #expect(count == 400, "All 400 have come, and \(count) are shown.")
  }

  @Test("The first load's rosters pass `work` at most three whole rosters' people")
  func workOfRows() async throws {
    let touched = Mutex<Int>.Box(0)
    let server = Server(people: 2_000, pageSize: 20)
    server.open()
    let directory = open(server, work: { touched.add($0) })
    await directory.refresh()
    let first = touched.get()
    // A later load makes one roster.
    await directory.refresh()
    let once = touched.get() - first
    try #require(once > 0, "A later load of 2,000 people has made no roster.")
    #expect(
      first <= 3 * once,
      """
      2,000 people come in 100 pages. The rosters of the first load count \(first) touches, and a later load's roster \
      \(once). Does each page make the whole roster anew?
      """)
  }

  @Test("A later load leaves the rows until all have come")
  func later() async throws {
    let server = Server(people: 6)
    let directory = await loaded(server)
    // So many more that a first load would show a part of them.
    server.close(people: 60)
    let pull = await Pull(directory, server)
    for page in 4...20 {
      try await isAsked(server, page)
      server.answer()
      try await isAsked(server, page + 1)
      let ids = await directory.ids()
      #expect(
        ids == Array(1...6), "\(page - 3) of 30 pages have come again, and the list has \(ids).")
    }
    server.open()
    try await pull.end()
    let ids = await directory.ids()
    #expect(ids == Array(1...60), "All 60 have come again, and the list has \(ids).")
  }

  @Test(
    "A failed load leaves rows and `lastUpdated`, and says why",
    arguments: [Subject.Failure.unreachable, .malformed])
  func fails(failure: Subject.Failure) async throws {
    let server = Server(people: 4)
    let directory = await loaded(server)
    moment.set(2)
    server.close(people: 8)
    let pull = await Pull(directory, server)
    server.answer()
    try await isAsked(server, 4)
    server.fail(failure)
    try await pull.end()
    let state = await directory.state()
    #expect(state.problem != nil, "The load has failed: \(failure.rawValue).")
    #expect(
      state.updated == 1,
      """
      The rows are from the first load (`now()` was 1), and `lastUpdated` is \
      \(state.updated.map { "\($0)" } ?? "nil").
      """)
    let ids = await directory.ids()
    #expect(
      ids == [1, 2, 3, 4], "A later load has failed. Before it, there were four people, now \(ids)."
    )
    let next = await Pull(directory, server)
    try await isAsked(server, 5)
    let during = await directory.state()
    #expect(
      during.problem != nil,
      """
      The next load is under way, and the rows are still those from before the error. A window sees: \(during).
      """)
    server.open()
    try await next.end()
    #expect(
      server.asked.dropFirst(4).first == "first",
      "A later load begins with the first page: \(server.asked)")
    let last = await directory.state()
    #expect(
      last.problem == nil && last.updated == 2,
      "The next load has worked (`now()` was 2), and a window sees: \(last).")
    let all = await directory.ids()
    #expect(all == Array(1...8), "The next load has brought eight people, and the list has \(all).")
  }

  @Test(
    "A first load that breaks off (`isPassing`) shows its rows; the next goes on there",
    arguments: [Subject.Failure.unreachable, .timedOut, .unavailable])
  func breaksOff(failure: Subject.Failure) async throws {
    let server = Server(people: 8)
    let directory = open(server)
    await directory.loadIfNeeded()
    for page in 1...3 {
      try await isAsked(server, page)
      server.answer()
    }
    try await isAsked(server, 4)
    let pull = await Pull(directory, server)
    server.fail(failure)
    try await pull.end()
    let state = await directory.state()
    #expect(
      state.problem != nil && state.updated == nil,
      "The first load has failed (\(failure.rawValue)), and a window sees: \(state).")
    let ids = await directory.ids()
    #expect(
      ids == Array(1...6), "Six people have come before the error, and the list has \(ids).")
    let asked = server.asked.count
    server.open()
    await directory.refresh()
    #expect(
      server.asked.dropFirst(asked) == ["6"], "The pages before that are there already.")
    let all = await directory.ids()
    #expect(all == Array(1...8), "The rest has come, and the list has \(all).")
    await directory.refresh()
    let again = await directory.ids()
    #expect(again == Array(1...8), "All have come once more, and the list has \(again).")
    #expect(server.asked.dropFirst(asked + 1).first == "first", "The next load is a whole one.")
  }

  @Test("A first load may break off twice: it is the first until all employees have come once")
  func breaksOffTwice() async throws {
    let server = Server(people: 40)
    let directory = open(server)
    await directory.loadIfNeeded()
    try await isAsked(server, 1)
    server.answer()
    try await isAsked(server, 2)
    server.fail(.timedOut)
    _ = await workEnds()
    let pull = await Pull(directory, server)
    for page in 3...9 {
      try await isAsked(server, page)
      server.answer()
    }
    try await isAsked(server, 10)
    _ = await workEnds()
    let shown = await directory.ids().count
    #expect(shown >= 4, "16 people have come, and \(shown) are shown.")
    server.fail(.unreachable)
    try await pull.end()
    let ids = await directory.ids()
    #expect(
      ids == Array(1...16), "16 people have come before the second error, and the list has \(ids).")
    server.open()
    await directory.refresh()
    #expect(server.asked.dropFirst(10).first == "16", "Asked for: \(server.asked)")
    let all = await directory.ids()
    #expect(all == Array(1...40), "The rest has come, and the list has \(all).")
  }

  @Test("Two windows of the app show the rows of one load")
  func app() async throws {
    let server = Server(people: 10)
    let directory = open(server)
    let windows = [directory.window(), directory.window()]
    let tasks = windows.map { window in Task { await window.appear() } }
    try await isAsked(server, 1)
    server.answer()
    let isShown = await eventually {
      windows.allSatisfy { $0.names() == ["Person 1", "Person 2"] }
    }
    #expect(isShown, "One page has come. The windows show \(windows.map { $0.names() }).")
    server.open()
    let areWhole = await eventually { windows.allSatisfy { $0.names().count == 10 } }
    #expect(areWhole, "All pages have come. The windows show \(windows.map { $0.names() }).")
    #expect(
      server.asked == ["first", "2", "4", "6", "8"],
      "Two windows need one load of five pages. Asked for: \(server.asked)")
    for task in tasks {
      task.cancel()
      await task.value
    }
  }
}

extension Mutex<Int> {
  /// A number that closures share.
  final class Box: Sendable {
    private let value: Mutex<Int>
    init(_ value: Int) { self.value = Mutex(value) }
    func get() -> Int { value.withLock { $0 } }
    func set(_ new: Int) { value.withLock { $0 = new } }
    func add(_ count: Int) { value.withLock { $0 += count } }
  }
}
