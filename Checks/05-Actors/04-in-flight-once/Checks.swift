import InFlightOnceAdapter
import InFlightOnceSubject
import Testing
import WorkshopSupport

@Suite("In flight once", .serialized)
@MainActor
struct InFlightOnceChecks {
  /// A cache, the server it downloads from, and the record of what happened.
  @MainActor
  final class List {
    let cache: Subject.Cache
    let server: AvatarServer
    let timeline: Timeline
    /// Where rows ask, one piece of work after the other.
    let executor = ManualExecutor()
    private(set) var answers: [String: [Subject.Answer]] = [:]

    /// - Parameters:
    ///   - failing: The downloads that end with an error, by their numbers from 1.
    ///   - isAtOnce: Whether downloads end without a wait. Otherwise the check lets them end.
    ///   - failsAsCancelled: Whether the error is the server's own `CancellationError`.
    ///   - isBlank: Whether the avatars are without pixels.
    init(
      failing: Set<Int> = [], isAtOnce: Bool = false, failsAsCancelled: Bool = false,
      isBlank: Bool = false
    ) {
      let timeline = Timeline()
      let server = AvatarServer(
        failing: failing, endsAtOnce: isAtOnce, ignoresCancellation: true, timeline: timeline)
      self.timeline = timeline
      self.server = server
      // No capture list: with one, 6.3.1 makes the closure leave its caller's actor.
      cache = makeSubject().makeCache { employeeID in
        do {
          let pixels = try await server.download(employeeID)
          return isBlank ? [] : pixels
        } catch is AvatarServer.Offline where failsAsCancelled {
          throw CancellationError()
        }
      }
    }

    /// A row asks, and keeps the answer under its name.
    func row(_ name: String, asksFor employeeID: Int) {
      timeline.record(name, "asks for \(employeeID)")
      Task(executorPreference: executor) { await self.ask(name, for: employeeID) }
    }

    private func ask(_ name: String, for employeeID: Int) async {
      let answer = await cache.ask(employeeID)
      timeline.record(name, AvatarServer.text(of: answer))
      answers[name, default: []].append(answer)
    }

    /// A row asks, and asks again as soon as there is an answer.
    func row(_ name: String, asksTwiceFor employeeID: Int) {
      timeline.record(name, "asks for \(employeeID)")
      Task(executorPreference: executor) { await self.askTwice(name, for: employeeID) }
    }

    private func askTwice(_ name: String, for employeeID: Int) async {
      let both = await cache.askTwice(employeeID)
      timeline.record(name, both.map(AvatarServer.text).joined(separator: ", then "))
      answers[name, default: []] += both
    }

    /// Returns when nothing can happen any more before a question, or before the server sends.
    ///
    /// - Parameter jobs: More than these are a loop.
    /// - Throws: If the rows never come to rest: a waiting row asks again and again.
    func comesToRest(within jobs: Int = 500) async throws {
      let isAtRest = await executor.comesToRest(within: jobs)
      try #require(
        isAtRest,
        """
        Rows wait for a download, and have had \(jobs) turns meanwhile: a loop asks again and \
        again. That empties the battery, and takes turns from work that has something to do. Wait \
        for a task that ends, or a continuation that is resumed.
        \(timeline)
        """)
    }

    /// Whether all of these rows have got something.
    func answered(_ names: String...) -> Bool {
      names.allSatisfy { answers[$0] != nil }
    }

    /// What a row got last: the pixels, an error in words, or that it still waits.
    func last(_ name: String) -> String {
      answers[name]?.last.map(AvatarServer.text) ?? "no answer"
    }
  }

  // What is still held at the end of a check is let go, so that no task waits for ever.

  @Test(
    "Each waiting call gets the download's avatar or error, and does not poll: one avatar for many")
  func oneDownloadForMany() async throws {
    let list = List()
    defer { list.server.sendAll() }
    for number in 1...3 { list.row("row \(number)", asksFor: 7) }
    try await list.comesToRest()
    let begun = !list.server.employees.isEmpty
    try #require(begun, "Three rows asked, and nothing was downloaded.\n\(list.timeline)")
    list.row("row 4", asksFor: 7)
    try await list.comesToRest()
    let downloads = list.server.employees.count
    try #require(
      downloads == 1,
      """
      So many downloads of the same avatar are in flight. Every call that came found no avatar, \
      because the first was still waiting. What has to be noted before that wait begins, so that \
      the next call sees it?
      \(list.timeline)
      """)
    let early = await list.cache.has(7)
    #expect(!early, "The download has not ended, and the cache says that it has the avatar.")
    list.server.sendAll()
    try await list.comesToRest()
    for number in 1...4 {
      let got = list.last("row \(number)")
      #expect(
        got == "avatar [7, 1]",
        "Row \(number) waited for download 1. This is what it got.\n\(list.timeline)")
    }
  }

  @Test("Employees do not wait for each other, and no row gets a stranger's face")
  func othersAreNotHeldUp() async throws {
    let list = List()
    defer { list.server.sendAll() }
    list.row("row 1", asksFor: 9)
    try await list.comesToRest()
    let first = list.server.inFlight == [9]
    try #require(first, "Row 1 asked for 9, and nothing was downloaded.\n\(list.timeline)")
    list.row("row 2", asksFor: 4)
    try await list.comesToRest()
    let both = list.server.inFlight == [4, 9]
    try #require(
      both,
      """
      Row 2 wants another face, and its download does not begin while that of row 1 is in flight. \
      Whose download is it that a call may wait for?
      \(list.timeline)
      """)
    list.row("row 3", asksFor: 9)
    list.row("row 4", asksFor: 4)
    try await list.comesToRest()
    let inFlight = list.server.inFlight
    try #require(inFlight == [4, 9], "Rows 3 and 4 ask for what is on its way.\n\(list.timeline)")
    // The later download ends first, and the earlier one goes on.
    list.server.send(2)
    try await list.comesToRest()
    let later = list.answered("row 2", "row 4")
    try #require(later, "Download 2 has ended, and rows still wait for it.\n\(list.timeline)")
    list.row("row 5", asksFor: 9)
    try await list.comesToRest()
    let stillOne = list.server.employees
    #expect(
      stillOne == [9, 4],
      """
      These downloads have begun. That of employee 9 was in flight all the time; the end of \
      another employee's download must not make the cache forget it.
      \(list.timeline)
      """)
    list.server.sendAll()
    try await list.comesToRest()
    for (row, avatar) in [
      "row 1": "avatar [9, 1]", "row 3": "avatar [9, 1]", "row 5": "avatar [9, 1]",
      "row 2": "avatar [4, 2]", "row 4": "avatar [4, 2]",
    ] {
      let got = list.last(row)
      #expect(got == avatar, "This is what \(row) got.\n\(list.timeline)")
    }
  }

  @Test("A row that asks while a download ends gets what it brings, and no other download begins")
  func asksWhileItEnds() async throws {
    for pieces in 0..<6 {
      let list = List()
      defer { list.server.sendAll() }
      list.row("row 1", asksFor: 7)
      try await list.comesToRest()
      list.row("row 2", asksFor: 7)
      await list.executor.runNext(pieces)
      // Row 2 stands still, wherever it has come to, and the download ends.
      list.server.send(1)
      _ = await eventually { false }
      try await list.comesToRest()
      let downloads = list.server.employees
      try #require(
        downloads == [7],
        """
        Row 2 asked, and at some `await` on its way the avatar came. It was not there when row 2 \
        looked for it, and was not on its way any more when row 2 looked for that: these downloads \
        have begun. Look for both in one piece.
        \(list.timeline)
        """)
      let got = list.last("row 2")
      #expect(got == "avatar [7, 1]", "This is what row 2 got.\n\(list.timeline)")
    }
  }

  @Test("An avatar is kept, and never downloaded again")
  func avatarsAreKept() async throws {
    let list = List()
    defer { list.server.sendAll() }
    list.row("row 1", asksTwiceFor: 7)
    list.row("row 2", asksTwiceFor: 7)
    try await list.comesToRest()
    let begun = !list.server.employees.isEmpty
    try #require(begun, "Two rows asked, and nothing was downloaded.\n\(list.timeline)")
    list.server.sendAll()
    try await list.comesToRest()
    list.row("row 3", asksFor: 7)
    try await list.comesToRest()
    let answered = list.answered("row 1", "row 2", "row 3")
    try #require(answered, "A row got no answer.\n\(list.timeline)")
    let downloads = list.server.employees
    #expect(
      downloads == [7],
      "The avatar was there after download 1, and it was downloaded again.\n\(list.timeline)")
    let kept = await list.cache.has(7)
    #expect(kept, "The avatar came, and the cache says that it does not have it.")
    let other = await list.cache.has(8)
    #expect(!other, "Employee 8 was not asked for, and the cache says that it has the avatar.")
    for employeeID in [9, 4] { list.row("row of \(employeeID)", asksFor: employeeID) }
    try await list.comesToRest()
    for employeeID in [7, 9, 4] { list.row("row of \(employeeID)", asksFor: employeeID) }
    try await list.comesToRest()
    let all = list.server.employees.sorted()
    #expect(
      all == [4, 7, 9],
      """
      These downloads have begun, in order of the employees. Three avatars came, one after the other, \
      and then all three were asked for again. Does a new one take the place of the others?
      \(list.timeline)
      """)
    for employeeID in [4, 7, 9] {
      let kept = await list.cache.has(employeeID)
      #expect(kept, "The avatar of \(employeeID) came, and the cache says that it is not there.")
    }
  }

  @Test("An avatar is kept, and never downloaded again, also one without pixels")
  func blankAvatarsAreKept() async throws {
    let list = List(isAtOnce: true, isBlank: true)
    for row in ["row 1", "row 2"] {
      list.row(row, asksFor: 7)
      try await list.comesToRest()
      let got = list.last(row)
      #expect(
        got == "avatar []",
        "The server sends an avatar without pixels, and this is what \(row) got.")
    }
    let downloads = list.server.employees
    #expect(
      downloads == [7],
      """
      Two rows asked, one after the other, and these downloads have begun. The first one brought an \
      avatar. It has no pixels, and is kept like any other.
      \(list.timeline)
      """)
    let kept = await list.cache.has(7)
    #expect(kept, "The avatar came, and the cache says that it does not have it.")
  }

  @Test("However many employees there are, each has a download of its own, and each avatar is kept")
  func manyEmployees() async throws {
    let list = List()
    defer { list.server.sendAll() }
    let employees = (0..<150).map { $0 * 2 + 1 }
    for employeeID in employees { list.row("\(employeeID)", asksFor: employeeID) }
    for number in 1...20 { list.row("again \(number)", asksFor: employees[number]) }
    try await list.comesToRest(within: 20_000)
    let inFlight = list.server.inFlight
    try #require(
      inFlight == employees,
      """
      \(employees.count) employees are asked for at the same time, some of them twice, and these are the \
      downloads in flight. Does one employee wait for another, or is there a limit that the goal does not \
      have?
      """)
    list.server.sendAll()
    try await list.comesToRest(within: 20_000)
    let unanswered = employees.filter { list.answers["\($0)"] == nil }
    #expect(unanswered.isEmpty, "All downloads have ended, and these rows have no answer.")
    for employeeID in employees { list.row("\(employeeID)", asksFor: employeeID) }
    try await list.comesToRest(within: 20_000)
    let downloads = list.server.employees.count
    #expect(
      downloads == employees.count,
      "\(employees.count) avatars came, all were asked for again, and so many downloads have begun."
    )
    for employeeID in employees {
      let kept = await list.cache.has(employeeID)
      try #require(
        kept, "The avatar of \(employeeID) came, and the cache says that it is not there.")
    }
  }

  @Test("Caches share nothing")
  func twoCaches() async throws {
    let (list, other) = (List(), List())
    defer {
      list.server.sendAll()
      other.server.sendAll()
    }
    list.row("row 1", asksFor: 7)
    try await list.comesToRest()
    other.row("row 2", asksFor: 7)
    try await other.comesToRest()
    let inFlight = other.server.inFlight
    #expect(
      inFlight == [7],
      "One cache downloads 7. Another cache, with a server of its own, is asked for 7 as well.")
    list.server.sendAll()
    try await list.comesToRest()
    let early = await other.cache.has(7)
    #expect(!early, "The avatar came to one cache, and another one says that it has it.")
  }
}
