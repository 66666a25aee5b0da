import ListModelAdapter
import ListModelSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("The list's model", .serialized)
@MainActor
struct ListModelChecks {
  /// A server, and a search, that answer when a check says so.
  final class Server: Sendable {
    private struct State {
      let people: Int
      var asked: [String] = []
      var answered = 0
      var isFailing = false
      var isOpen = false
      var follows = 0
      var begun = 0
      /// How often changes were followed when the first page was asked for.
      var begunBefore: Int?
      var isHolding = false
    }

    private let state: Mutex<State>
    private let pages = KeyedLatches<Int>()
    private let search = Latch()

    /// Two people a page.
    init(people: Int) { state = Mutex(State(people: people)) }

    /// The pages that were asked for, in order: `first`, and then cursors.
    var asked: [String] { state.withLock { $0.asked } }
    /// How often changes are followed now, and how often that was begun.
    var follows: (now: Int, begun: Int) { state.withLock { ($0.follows, $0.begun) } }
    /// How often that was begun before the first page was asked for; nil where none was.
    var followsBefore: Int? { state.withLock { $0.begunBefore } }

    /// Answers the next question.
    func answer() {
      pages[
        state.withLock {
          $0.answered += 1
          return $0.answered
        }
      ].open()
    }
    /// Answers it with an error, and all after it until ``open()``.
    func fail() {
      state.withLock { $0.isFailing = true }
      answer()
    }
    /// Answers all questions from now on.
    func open() {
      let asked = state.withLock {
        ($0.isOpen, $0.isFailing) = (true, false)
        return $0.asked.count
      }
      for number in 0...asked { pages[number].open() }
    }
    /// Lets the next questions wait again.
    func close() { state.withLock { ($0.isOpen, $0.answered) = (false, $0.asked.count) } }

    func holdSearches() { state.withLock { $0.isHolding = true } }
    func releaseSearches() { search.open() }

    func follow(_ change: Int) {
      state.withLock { ($0.follows, $0.begun) = ($0.follows + change, $0.begun + max(0, change)) }
    }

    func find() async throws {
      if state.withLock({ $0.isHolding }) { try await search.wait() }
    }

    func page(after cursor: String?) async throws -> Subject.Page {
      let (number, isOpen) = state.withLock {
        if $0.asked.isEmpty { $0.begunBefore = $0.begun }
        $0.asked.append(cursor ?? "first")
        return ($0.asked.count, $0.isOpen)
      }
      if !isOpen { try await pages[number].wait() }
      return try state.withLock { state in
        if state.isFailing { throw Subject.Unreachable() }
        let start = cursor.flatMap { Int($0) } ?? 0
        let end = min(start + 2, state.people)
        return Subject.Page(
          ids: Array(start + 1..<end + 1), total: state.people,
          next: end < state.people ? String(end) : nil)
      }
    }
  }

  func open(_ server: Server) -> Subject.Directory {
    makeSubject().open(
      { try await server.page(after: $0) }, { try await server.find() }, { server.follow($0) })
  }

  /// An open window.
  @MainActor final class Open {
    let window: Subject.Window
    private(set) var hasEnded = false
    private(set) var task = Task {}

    init(_ directory: Subject.Directory) {
      window = directory.window()
      task = Task { [window] in
        await window.appear()
        hasEnded = true
      }
    }

    func shows(_ phase: String) async -> Bool { await eventually { self.window.phase() == phase } }

    func close() async {
      task.cancel()
      _ = await eventually { self.hasEnded }
    }
  }

  func isAsked(_ server: Server, _ count: Int) async throws {
    let comes = await eventually { server.asked.count >= count }
    try #require(
      comes, "The app has asked for \(server.asked), and question \(count) does not come.")
  }

  @Test("`windowAppeared` loads if needed, and shows each state")
  func states() async throws {
    let server = Server(people: 6)
    let directory = open(server)
    let window = Open(directory)
    #expect(
      window.window.phase() == "loading 0 of 0",
      "Nothing has come yet, and the window says “\(window.window.phase())”.")
    try await isAsked(server, 1)
    server.answer()
    let first = await eventually { window.window.names() == ["Person 1", "Person 2"] }
    #expect(first, "One page has come, and the window shows \(window.window.names()).")
    #expect(
      window.window.phase() == "loaded",
      "One page has come, and its rows are shown. The window says “\(window.window.phase())”.")
    server.open()
    let all = await eventually { window.window.names().count == 6 }
    #expect(all, "All pages have come, and the window shows \(window.window.names()).")
    server.holdSearches()
    try await directory.rename(4, "Ada")
    _ = await workEnds()
    #expect(
      window.window.phase() == "loaded",
      """
      There are rows, and newer ones are looked for. Until they come, the window keeps those that it has. It says \
      “\(window.window.phase())”.
      """)
    server.releaseSearches()
    let changed = await eventually { window.window.names().contains("Ada") }
    #expect(
      changed, "Another window has renamed a person, and this one shows \(window.window.names()).")
    let second = Open(directory)
    let isThere = await eventually { second.window.names().count == 6 }
    #expect(isThere, "All have come, and a second window shows \(second.window.names()).")
    _ = await workEnds()
    #expect(
      server.asked == ["first", "2", "4"],
      "The second window needs no load. Asked for: \(server.asked)")
    await window.close()
    await second.close()
  }

  @Test("`windowAppeared` follows changes before it loads")
  func follows() async throws {
    let server = Server(people: 2)
    let window = Open(open(server))
    try await isAsked(server, 1)
    #expect(
      server.followsBefore == 1,
      "A change that comes between the load and the following is never heard of.")
    server.open()
    _ = await eventually { window.window.names().count == 2 }
    _ = await workEnds()
    #expect(server.follows.now == 1, "The window is open, and does not follow changes.")
    #expect(
      server.asked == ["first"], "What is followed from the start is loaded once: \(server.asked)")
    await window.close()
  }

  @Test("A window that closes stops following and showing, and the load goes on")
  func closes() async throws {
    let server = Server(people: 4)
    let directory = open(server)
    let (first, second) = (Open(directory), Open(directory))
    try await isAsked(server, 1)
    server.answer()
    let isThere = await eventually {
      first.window.names().count == 2 && second.window.names().count == 2
    }
    #expect(
      isThere,
      "One page has come. The windows show \(first.window.names()), \(second.window.names()).")
    let pull = Task { await first.window.pull() }
    _ = await workEnds()
    first.task.cancel()
    let ends = await eventually { first.hasEnded }
    #expect(ends, "The window is closed, and its task goes on.")
    _ = await workEnds()
    #expect(
      server.follows.now == 1,
      "One of two windows is open, and changes are followed \(server.follows.now) times.")
    server.open()
    let isWhole = await eventually { second.window.names().count == 4 }
    #expect(isWhole, "The load is for all windows. The second shows \(second.window.names()).")
    await pull.value
    _ = await workEnds()
    #expect(
      first.window.names().count == 2,
      """
      The window was closed while it was pulled, and two people had come. Now it shows \(first.window.names()).
      """)
    await second.close()
    let stops = await eventually { server.follows.now == 0 }
    #expect(stops, "All windows are closed, and changes are still followed.")
  }

  @Test(
    "`.noEmployees` or `.noMatches`: else, if all came once or no load runs, and the versions are equal"
  )
  func noneToShow() async throws {
    let nobody = Server(people: 0)
    let empty = Open(open(nobody))
    try await isAsked(nobody, 1)
    _ = await workEnds()
    #expect(
      empty.window.phase() == "loading 0 of 0",
      "The server has not answered. The window says “\(empty.window.phase())”.")
    nobody.open()
    #expect(
      await empty.shows("no employees"),
      "The load has worked, and the company has no employees. The window says “\(empty.window.phase())”."
    )
    empty.window.search("x")
    _ = await workEnds()
    #expect(
      await empty.shows("no employees"),
      "The company has no employees, for any search. The window says “\(empty.window.phase())”.")
    nobody.close()
    let pull = Task { await empty.window.pull() }
    try await isAsked(nobody, 2)
    nobody.fail()
    await pull.value
    #expect(
      await empty.shows("failed"),
      "The company had no employees, and the newest load has failed. The window says “\(empty.window.phase())”."
    )
    await empty.close()

    let server = Server(people: 4)
    server.holdSearches()
    server.open()
    let window = Open(open(server))
    _ = await eventually { server.asked.count == 2 }
    _ = await workEnds()
    #expect(
      window.window.phase().hasPrefix("loading"),
      "All have come, and the search has not answered. The window says “\(window.window.phase())”."
    )
    server.releaseSearches()
    #expect(
      await window.shows("loaded"),
      "The search has answered. The window says “\(window.window.phase())”.")
    window.window.search("nobody has this name")
    #expect(
      await window.shows("no matches"),
      "All have come, and none has that name. The window says “\(window.window.phase())”.")
    window.window.search("3")
    let isEarly = window.window.phase() == "loaded"
    #expect(!isEarly, "A search has begun, and there is no row yet. The window says “loaded”.")
    #expect(
      await window.shows("loaded"),
      "The search for “3” has found a person. The window says “\(window.window.phase())”.")
    await window.close()
  }

  @Test(
    "`.failed`: no employees, no load, and a problem. `retryButtonTapped` loads, and returns at once"
  )
  func failed() async throws {
    let server = Server(people: 2)
    let window = Open(open(server))
    try await isAsked(server, 1)
    server.fail()
    #expect(
      await window.shows("failed"),
      "The first load has failed, and no employee has come. The window says “\(window.window.phase())”."
    )
    #expect(
      !window.window.isOld() && !window.window.isIncomplete(),
      "No employee is shown, so nothing shown is old.")
    server.close()
    window.window.pressRetry()
    try await isAsked(server, 2)
    #expect(
      await window.shows("loading 0 of 0"),
      "A load is under way again. The window says “\(window.window.phase())”.")
    server.open()
    #expect(
      await window.shows("loaded"),
      "The load that the button began has worked. The window says “\(window.window.phase())”.")
    #expect(
      !window.window.isOld() && !window.window.isIncomplete(),
      "The last load has worked. Old: \(window.window.isOld()), incomplete: \(window.window.isIncomplete())."
    )
    await window.close()
    let stops = await eventually { server.follows.now == 0 }
    #expect(stops, "The window is closed, and what the button began still follows changes.")
  }

  @Test(
    "`.loaded`: there are rows, however old. `isOld`: people and a problem. `isIncomplete`: `isOld`, without `lastUpdated`"
  )
  func oldRows() async throws {
    let server = Server(people: 24)
    let window = Open(open(server))
    for page in 1...5 {
      try await isAsked(server, page)
      server.answer()
      _ = await eventually { !window.window.names().isEmpty }
      #expect(
        !window.window.isOld() && !window.window.isIncomplete(),
        "\(2 * page) of 24 have come. The rest is on its way, and does not count as missing.")
    }
    try await isAsked(server, 6)
    server.fail()
    let isIncomplete = await eventually { window.window.isIncomplete() }
    #expect(isIncomplete, "The first load broke off after ten people, so 14 are missing.")
    #expect(
      window.window.isOld() && window.window.phase() == "loaded",
      "The first load broke off after ten people. The window says “\(window.window.phase())”.")
    server.open()
    await window.window.pull()
    let isWhole = await eventually { !window.window.isOld() && window.window.names().count == 24 }
    #expect(isWhole, "All 24 have come, and the window shows \(window.window.names().count).")
    server.close()
    let pull = Task { await window.window.pull() }
    try await isAsked(server, server.asked.count + 1)
    server.fail()
    await pull.value
    let isOld = await eventually { window.window.isOld() }
    #expect(isOld, "A later load has failed, and the window does not say that its rows are old.")
    #expect(
      window.window.phase() == "loaded" && window.window.names().count == 24,
      "The rows are old, and better than none. The window says “\(window.window.phase())”.")
    #expect(!window.window.isIncomplete(), "All employees have come once.")
    server.close()
    let next = Task { await window.window.pull() }
    try await isAsked(server, server.asked.count + 1)
    _ = await workEnds()
    #expect(
      window.window.isOld(),
      "The next load is under way, and the rows are still those from before the error.")
    server.fail()
    await next.value
    // The window has heard of the end.
    _ = await workEnds()
    window.window.search("nobody has this name")
    #expect(
      await window.shows("no matches"),
      "The last load has failed, and none of the people has that name. The window says “\(window.window.phase())”."
    )
    await window.close()
  }
}
