import CancelStaleSearchAdapter
import CancelStaleSearchSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Cancel a stale search", .serialized)
@MainActor
struct CancelStaleSearchChecks {
  private struct ServerIsDown: Error {}

  /// What a server does when somebody cancels a search.
  private enum OnCancel {
    case ignoresIt
    case stops
    /// It stops with an error of its own, as some network libraries do.
    case stopsWithItsOwnError
  }

  /// How a search ends.
  enum End: String, CustomTestStringConvertible {
    case answer = "an answer"
    case error = "an error"
    case stop = "CancellationError"

    nonisolated var testDescription: String { rawValue }
  }

  /// Holds every search until the check answers it. The check and the search may come in any order.
  private final class Server: Sendable {
    private struct State {
      var counts: [String: Int] = [:]
      var errors: [String: any Error] = [:]
      var nobody: Set<String> = []
      var searches: [String] = []
      var stopped: Set<String> = []
    }

    let timeline = Timeline()
    private let onCancel: OnCancel
    /// The gate of each search. The second search for "a" is called "a 2".
    private let gates = KeyedLatches<String>()
    private let state = Mutex(State())

    init(_ onCancel: OnCancel) {
      self.onCancel = onCancel
    }

    func hasBegun(_ search: String) -> Bool { gates[search].arrivalCount > 0 }

    /// The searches that came, in this order.
    var searches: [String] { state.withLock { $0.searches } }

    func stopped(_ search: String) -> Bool { state.withLock { $0.stopped.contains(search) } }

    func answer(_ search: String) {
      timeline.record("check", "answers \(search)")
      gates[search].open()
    }

    /// Nobody is found.
    func answerWithNobody(_ search: String) {
      timeline.record("check", "answers \(search): nobody")
      _ = state.withLock { $0.nobody.insert(search) }
      gates[search].open()
    }

    func fail(_ search: String) {
      timeline.record("check", "fails \(search)")
      state.withLock { $0.errors[search] = ServerIsDown() }
      gates[search].open()
    }

    /// Notices only now that the search was cancelled.
    func stop(_ search: String) {
      timeline.record("check", "stops \(search)")
      state.withLock { $0.errors[search] = CancellationError() }
      gates[search].open()
    }

    func end(_ search: String, _ end: End) {
      switch end {
      case .answer: answer(search)
      case .error: fail(search)
      case .stop: stop(search)
      }
    }

    /// Lets go of whoever is still held, so that nothing outlives a check.
    func answerAll() {
      gates.openAll()
    }

    func find(_ query: String) async throws -> [String] {
      let search = state.withLock { state in
        let count = (state.counts[query] ?? 0) + 1
        state.counts[query] = count
        let search = count == 1 ? query : "\(query) \(count)"
        state.searches.append(search)
        return search
      }
      let lane = "search \(search)"
      timeline.beginWait(lane, "begins", endless: "was never answered")
      let gate = gates[search]
      if onCancel == .ignoresIt {
        await gate.waitIgnoringCancellation()
      } else {
        do {
          try await gate.wait()
        } catch {
          timeline.endWait(lane, "stops")
          _ = state.withLock { $0.stopped.insert(search) }
          if onCancel == .stopsWithItsOwnError { throw ServerIsDown() }
          throw error
        }
      }
      let (error, nobody) = state.withLock { state in
        (state.errors[search], state.nobody.contains(search))
      }
      timeline.endWait(lane, error == nil ? "names" : "error")
      if let error { throw error }
      return nobody ? [] : ["found for \(query)"]
    }
  }

  /// Presses the next key in the moment in which the search for the first one ends, or soon after.
  @MainActor
  private final class Typist {
    /// How many turns of the main actor after the end, the first of them being that of the end.
    private let turns: Int
    private var pressTheKey: (() -> Void)?
    private(set) var hasPressed = false

    init(turns: Int) {
      self.turns = turns
    }

    func types(_ pressTheKey: @escaping () -> Void) {
      self.pressTheKey = pressTheKey
    }

    /// Called by the server, as its last act before the search gets what it waits for.
    func serverIsDone() {
      if turns == 0 {
        press()
      } else {
        // In line for the main actor before anything that the search does later.
        Task { @MainActor in
          for _ in 1..<turns { await Task.yield() }
          press()
        }
      }
    }

    private func press() {
      guard let pressTheKey else { return }
      self.pressTheKey = nil
      pressTheKey()
      hasPressed = true
    }
  }

  /// A model, the server it asks, and the record of what the person saw.
  private struct Screen {
    let model: Subject.Model
    let server: Server

    @MainActor
    init(_ onCancel: OnCancel, typist: Typist? = nil) {
      let server = Server(onCancel)
      self.server = server
      // Without a capture list: with one, 6.3.1 makes the closure leave the caller's actor.
      model = makeSubject().makeModel { query in
        do {
          let names = try await server.find(query)
          await typist?.serverIsDone()
          return names
        } catch {
          await typist?.serverIsDone()
          throw error
        }
      }
    }

    var timeline: Timeline { server.timeline }

    @MainActor
    func type(_ query: String) {
      timeline.record("person", "types \(query)")
      model.queryChanged(query)
    }

    /// Types, and waits until the server has the search.
    @MainActor
    func typeAndReach(_ query: String, as search: String? = nil) async throws {
      type(query)
      let search = search ?? query
      let begun = await eventually { server.hasBegun(search) }
      try #require(
        begun,
        """
        The query is \(query) now, and no search for it reached the server. Every new query starts \
        its search at once, whatever became of the older one.
        \(timeline)
        """)
    }

    @MainActor
    func shows(_ query: String, turns: Int = 20_000) async -> Bool {
      let shown = await eventually(turns: turns) { model.names() == ["found for \(query)"] }
      timeline.record("screen", shown ? "names for \(query)" : "\(model.names())")
      return shown
    }

    @MainActor
    func showsNobody() async -> Bool {
      let shown = await eventually { model.names().isEmpty }
      timeline.record("screen", shown ? "nobody" : "\(model.names())")
      return shown
    }

    @MainActor
    func showsMessage(turns: Int = 20_000) async -> Bool {
      let shown = await eventually(turns: turns) { model.message() != nil }
      timeline.record("screen", shown ? "a message" : "no message")
      return shown
    }
  }

  @Test("The newest search stays on the screen when an older one answers late")
  func lateAnswer() async throws {
    let screen = Screen(.ignoresIt)
    defer { screen.server.answerAll() }
    try await screen.typeAndReach("a")
    try await screen.typeAndReach("ad")
    screen.server.answer("ad")
    let shown = await screen.shows("ad")
    try #require(shown, "The search for the newest query was answered.\n\(screen.timeline)")
    screen.server.answer("a")
    let stale = await screen.shows("a", turns: 60)
    #expect(
      !stale,
      """
      The query is ad, and the screen shows the answer for a. It was cancelled, or it should have \
      been, and it answered all the same. Who looks whether an answer is still wanted, and when?
      \(screen.timeline)
      """)
  }

  @Test("An older answer does not show while the newest search is still waiting")
  func earlyAnswer() async throws {
    let screen = Screen(.ignoresIt)
    defer { screen.server.answerAll() }
    try await screen.typeAndReach("a")
    try await screen.typeAndReach("ad")
    screen.server.answer("a")
    let stale = await screen.shows("a", turns: 60)
    #expect(
      !stale,
      """
      The query is ad, and the screen shows the answer for a until that for ad comes.
      \(screen.timeline)
      """)
    screen.server.answer("ad")
    let shown = await screen.shows("ad")
    #expect(shown, "The search for the newest query was answered.\n\(screen.timeline)")
  }

  @Test("From the moment of the next key on, the older search shows nothing, also if it has ended")
  func keyInTheMomentOfTheEnd() async throws {
    for end in [End.answer, .error] {
      for turns in 0...20 {
        let typist = Typist(turns: turns)
        let screen = Screen(.ignoresIt, typist: typist)
        defer { screen.server.answerAll() }
        try await screen.typeAndReach("a")
        func showsTheEnd() -> Bool {
          end == .answer ? screen.model.names() == ["found for a"] : screen.model.message() != nil
        }
        var shownBefore = false
        typist.types {
          shownBefore = showsTheEnd()
          screen.type("ad")
        }
        screen.server.end("a", end)
        let pressed = await eventually { typist.hasPressed }
        try #require(pressed, "The search for a never ended.\n\(screen.timeline)")
        // What a showed while it was the newest may stay.
        if shownBefore { continue }
        let stale = await eventually(turns: 60) { showsTheEnd() }
        screen.timeline.record("screen", stale ? "\(end.rawValue) of a" : "as before")
        try #require(
          !stale,
          """
          The server was done with a. Before that showed, the person pressed the next key, and then \
          it showed. Between the look and the screen there may be no moment for a key, and an older \
          search has to know at once that it is old.
          \(screen.timeline)
          """)
      }
    }
  }

  @Test("Three queries within one turn: only the last one shows")
  func quickTyping() async throws {
    let screen = Screen(.ignoresIt)
    defer { screen.server.answerAll() }
    screen.type("a")
    screen.type("ad")
    try await screen.typeAndReach("ada")
    // The older ones may have been given up before they asked the server, which is as good.
    let allBegun = await eventually(turns: 60) {
      screen.server.hasBegun("a") && screen.server.hasBegun("ad")
    }
    screen.server.answer("ada")
    let shown = await screen.shows("ada")
    try #require(shown, "The search for the newest query was answered.\n\(screen.timeline)")
    for query in ["a", "ad"] where allBegun {
      screen.server.answer(query)
      let stale = await screen.shows(query, turns: 60)
      #expect(
        !stale,
        """
        The person typed a, ad and ada before any search had begun, and the answer for \(query) \
        shows. When is it settled which search is the newest: when the key is pressed, or when its \
        task begins?
        \(screen.timeline)
        """)
    }
  }

  @Test("A search that was typed over is cancelled, so that the server can stop")
  func olderSearchIsCancelled() async throws {
    let screen = Screen(.stops)
    defer { screen.server.answerAll() }
    try await screen.typeAndReach("a")
    for (older, newer) in [("a", "ad"), ("ad", "ada")] {
      try await screen.typeAndReach(newer)
      let stopped = await eventually { screen.server.stopped(older) }
      try #require(
        stopped,
        """
        The query is \(newer), and the server still works on \(older) for nobody. Hiding an old \
        answer is not enough: the older search has to be told, by whoever keeps its task.
        \(screen.timeline)
        """)
      // The older task may end a moment after its search.
      _ = await eventually(turns: 20) { false }
      let newerToo = screen.server.stopped(newer)
      try #require(!newerToo, "The newest search was cancelled too.\n\(screen.timeline)")
    }
    screen.server.answer("ada")
    let shown = await screen.shows("ada")
    #expect(shown, "The search for the newest query was answered.\n\(screen.timeline)")
  }

  @Test("A cancelled search shows no message, whichever error it ends with")
  func cancelledSearchIsSilent() async throws {
    for onCancel in [OnCancel.stops, .stopsWithItsOwnError] {
      let screen = Screen(onCancel)
      defer { screen.server.answerAll() }
      try await screen.typeAndReach("a")
      try await screen.typeAndReach("ad")
      let message = await screen.showsMessage(turns: 60)
      try #require(
        !message,
        """
        The person typed on, and a message says that the search failed. It did not fail, it was \
        cancelled. \(onCancel == .stops ? "" : "Not every server throws CancellationError then.")
        \(screen.timeline)
        """)
    }
  }

  @Test("A cancelled search shows no message after its query has been typed again")
  func cancelledSearchOfTheSameQuery() async throws {
    let screen = Screen(.stops)
    defer { screen.server.answerAll() }
    try await screen.typeAndReach("a")
    screen.type("ad")
    screen.type("a")
    let message = await screen.showsMessage(turns: 60)
    #expect(
      !message,
      """
      The person typed a, then ad, then a again. The first search was cancelled, and a message \
      shows. That its query is the newest one does not make it the newest search.
      \(screen.timeline)
      """)
    let begun = await eventually { screen.server.hasBegun("a 2") }
    try #require(begun, "The query is a again, and no search for it began.\n\(screen.timeline)")
    screen.server.answer("a 2")
    let shown = await screen.shows("a")
    #expect(shown, "The search for the newest query was answered.\n\(screen.timeline)")
  }

  @Test("An older search that fails late leaves the screen alone")
  func lateFailure() async throws {
    for end in [End.error, .stop] {
      let screen = Screen(.ignoresIt)
      defer { screen.server.answerAll() }
      try await screen.typeAndReach("a")
      try await screen.typeAndReach("ad")
      screen.server.answer("ad")
      let shown = await screen.shows("ad")
      try #require(shown, "The search for the newest query was answered.\n\(screen.timeline)")
      screen.server.end("a", end)
      let message = await screen.showsMessage(turns: 60)
      try #require(
        !message,
        """
        The names for ad are there, and a message speaks of the search for a, which nobody wants any \
        more. There are two ways out of a search; who looks on the second?
        \(screen.timeline)
        """)
      let names = screen.model.names()
      try #require(
        names == ["found for ad"], "The names for the newest query stay.\n\(screen.timeline)")
    }
  }

  @Test("When the newest search has failed, an older one does not take its message away")
  func lateEndAfterFailure() async throws {
    for end in [End.answer, .error, .stop] {
      let screen = Screen(.ignoresIt)
      defer { screen.server.answerAll() }
      try await screen.typeAndReach("a")
      try await screen.typeAndReach("ad")
      screen.server.fail("ad")
      let failed = await screen.showsMessage()
      try #require(
        failed, "The newest search failed, and the person is not told.\n\(screen.timeline)")
      screen.server.end("a", end)
      let taken = await eventually(turns: 60) { screen.model.message() == nil }
      try #require(
        !taken,
        """
        The newest search said that it failed. Then an older one ended with \(end.rawValue), and \
        took that message away. To clear the screen is to change it.
        \(screen.timeline)
        """)
    }
  }

  @Test("A search that nobody typed over shows its names, or a message, and the next one goes on")
  func undisturbed() async throws {
    let screen = Screen(.stops)
    defer { screen.server.answerAll() }
    for query in ["a", "ad", "adx", "ada"] {
      try await screen.typeAndReach(query)
      let fails = query == "ad"
      let findsNobody = query == "adx"
      if fails {
        screen.server.fail(query)
      } else if findsNobody {
        screen.server.answerWithNobody(query)
      } else {
        screen.server.answer(query)
      }
      let ended =
        if fails {
          await screen.showsMessage()
        } else if findsNobody {
          await screen.showsNobody()
        } else {
          await screen.shows(query)
        }
      try #require(
        ended,
        """
        Nobody cancelled this search, and it ended with \
        \(fails ? "an error" : findsNobody ? "an empty answer" : "names"). The screen has to say so.
        \(screen.timeline)
        """)
      let message = await eventually(turns: 60) { (screen.model.message() != nil) == fails }
      #expect(message, "An answer takes the message of the one before away.\n\(screen.timeline)")
    }
    let searches = screen.server.searches
    #expect(
      searches == ["a", "ad", "adx", "ada"],
      "Four keys are four searches: each asks once, whatever comes back.\n\(screen.timeline)")
  }
}
