import CancelStaleSearchAdapter
import CancelStaleSearchSubject
import Testing
import WorkshopSupport

@Suite("Cancel a stale search", .serialized)
@MainActor
struct CancelStaleSearchChecks {
  /// Presses the next key in the moment in which the search for the first one ends, or soon after.
  @MainActor
  final class Typist {
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
      // A search that looks on another thread has looked by then, and waits for the main actor.
      _ = poolComesToRest()
      pressTheKey()
      hasPressed = true
    }
  }

  /// A model, the server it asks, and the record of what the person saw.
  struct Screen {
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
        The query is \(query) now, and no search for it reached the server. Every new query \
        starts its search at once, however the older one ended, and also where it was typed \
        before. What the server was asked: \(server.searches)
        \(timeline)
        """)
    }

    @MainActor
    func shows(_ query: String, turns: Int = 20_000) async -> Bool {
      let shown = await eventually(turns: turns) { model.names() == Server.people(for: query) }
      timeline.record("screen", shown ? "names for \(query)" : "\(model.names())")
      return shown
    }

    @MainActor
    func showsNoName() async -> Bool {
      let shown = await eventually { model.names().isEmpty }
      timeline.record("screen", shown ? "no names" : "\(model.names())")
      return shown
    }

    @MainActor
    func showsMessage(turns: Int = 20_000) async -> Bool {
      let shown = await eventually(turns: turns) { model.message() != nil }
      timeline.record("screen", shown ? "a message" : "no message")
      return shown
    }
  }

  @Test("No older search changes the screen with an answer that comes after the newest one's")
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
      been, and it answered all the same. Which code checks whether an answer is still wanted, \
      and when?
      \(screen.timeline)
      """)
  }

  @Test("No older search changes the screen with an answer while the newest one is still waiting")
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

  @Test("From the next key on, no older search changes the screen, with an answer or an error")
  func keyInTheMomentOfTheEnd() async throws {
    for end in [End.answer, .error] {
      for turns in 0...20 {
        let typist = Typist(turns: turns)
        let screen = Screen(.ignoresIt, typist: typist)
        defer { screen.server.answerAll() }
        try await screen.typeAndReach("a")
        func showsTheEnd() -> Bool {
          end == .answer
            ? screen.model.names() == Server.people(for: "a") : screen.model.message() != nil
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

  @Test("The screen shows the newest query's result, also of three queries within one turn")
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

  @Test("The older search is cancelled, so that the server can stop")
  func olderSearchIsCancelled() async throws {
    let screen = Screen(.stops)
    defer { screen.server.answerAll() }
    try await screen.typeAndReach("a")
    // A person types on, and begins anew.
    for (older, newer) in [("a", "ad"), ("ad", "b")] {
      try await screen.typeAndReach(newer)
      let stopped = await eventually { screen.server.stopped(older) }
      try #require(
        stopped,
        """
        The query is \(newer), and the server still works on \(older) in vain. Hiding an old \
        answer is not enough: the older search has to be cancelled, by the code that keeps its \
        task.
        \(screen.timeline)
        """)
      // The older task may end a moment after its search.
      _ = await eventually(turns: 20) { false }
      let newerToo = screen.server.stopped(newer)
      try #require(!newerToo, "The newest search was cancelled too.\n\(screen.timeline)")
    }
    screen.server.answer("b")
    let shown = await screen.shows("b")
    #expect(shown, "The search for the newest query was answered.\n\(screen.timeline)")
  }

  @Test("The newest search changes `names` and `message` as now")
  func undisturbed() async throws {
    let screen = Screen(.stops)
    defer { screen.server.answerAll() }
    // Some were typed before, one that found people and one that failed; and words are what they are.
    // The second a finds the names that are on the screen already, behind a message.
    let queries = ["a", "ad", "a", "adx", "ada", "a", " Zoë M", "ad"]
    let asked = ["a", "ad", "a 2", "adx", "ada", "a 3", " Zoë M", "ad 2"]
    for (query, search) in zip(queries, asked) {
      try await screen.typeAndReach(query, as: search)
      let fails = search == "ad"
      let findsNoName = query == "adx"
      let before = screen.model.names()
      if fails {
        screen.server.fail(search)
      } else if findsNoName {
        screen.server.answerWithNoName(search)
      } else {
        screen.server.answer(search)
      }
      let ended =
        if fails {
          await screen.showsMessage()
        } else if findsNoName {
          await screen.showsNoName()
        } else {
          await screen.shows(query)
        }
      try #require(
        ended,
        """
        This search was not cancelled, and it ended with \
        \(fails ? "an error" : findsNoName ? "an empty answer" : "names"). The screen has to say \
        so.
        \(screen.timeline)
        """)
      let settled = await eventually(turns: 60) { (screen.model.message() != nil) == fails }
      #expect(
        settled,
        """
        An answer takes the message of the one before away, also where it has the names that are on the \
        screen already.
        \(screen.timeline)
        """)
      if fails {
        let message = screen.model.message()
        #expect(
          message == "The directory could not be searched.",
          "The message is not the one of the starter.\n\(screen.timeline)")
        let names = screen.model.names()
        #expect(
          names == before,
          """
          The search failed, and the names changed: \(before) was on the screen before, and then \
          \(names). An error has no names.
          \(screen.timeline)
          """)
      }
    }
    let searches = screen.server.searches
    #expect(
      searches == asked,
      "Eight keys are eight searches: each asks once, for what was typed.\n\(screen.timeline)")
  }

  @Test("Each new query asks `find` once, without a pause")
  func asksAtOnce() async throws {
    let screen = Screen(.ignoresIt)
    let nextDoor = Screen(.stops)
    defer {
      screen.server.answerAll()
      nextDoor.server.answerAll()
    }
    try await nextDoor.typeAndReach("z")
    for query in ["a", "ad", "ada"] {
      screen.type(query)
      // A few turns of the main actor, for tasks that hand over to others; a person is not that quick.
      for _ in 1...4 {
        await Task.yield()
        letOtherThreadsWork()
      }
      let begun = screen.server.hasBegun(query)
      screen.timeline.record("check", begun ? "\(query) is asked" : "\(query) is not asked")
      try #require(
        begun,
        """
        The query is \(query), the main actor has been free several times, and the server has not been \
        asked. If the person goes on typing, it never is. What does the search wait for?
        \(screen.timeline)
        """)
    }
    let searches = screen.server.searches
    #expect(
      searches == ["a", "ad", "ada"],
      "Three queries are three questions: each asks once.\n\(screen.timeline)")
    let stopped = nextDoor.server.stopped("z")
    #expect(!stopped, "A person typed on one screen, and the search of another one was cancelled.")
  }
}
