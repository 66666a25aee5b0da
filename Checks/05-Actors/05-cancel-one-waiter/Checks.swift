import CancelOneWaiterAdapter
import CancelOneWaiterSubject
import Testing
import WorkshopSupport

@Suite("Cancel one waiter", .serialized)
@MainActor
struct CancelOneWaiterChecks {
  /// A cache, the server it downloads from, rows that ask, and the record of what happened.
  @MainActor
  final class List {
    let cache: Subject.Cache
    let server: AvatarServer
    let timeline: Timeline
    /// Where rows ask, one piece of work after the other.
    let executor = ManualExecutor()
    private var tasks: [String: Task<Void, Never>] = [:]
    private var answers: [String: Subject.Answer] = [:]

    /// - Parameters:
    ///   - failing: The downloads that end with an error, by their numbers from 1.
    ///   - isAtOnce: Whether downloads end without a wait. Otherwise the check lets them end.
    ///   - failsAsCancelled: Whether the error is the server's own `CancellationError`.
    init(failing: Set<Int> = [], isAtOnce: Bool = false, failsAsCancelled: Bool = false) {
      let timeline = Timeline()
      let server = AvatarServer(
        failing: failing, endsAtOnce: isAtOnce, ignoresCancellation: false, timeline: timeline)
      self.timeline = timeline
      self.server = server
      // No capture list: with one, 6.3.1 makes the closure leave its caller's actor.
      cache = makeSubject().makeCache { employeeID in
        do {
          return try await server.download(employeeID)
        } catch is AvatarServer.Offline where failsAsCancelled {
          throw CancellationError()
        }
      }
    }

    /// A row asks, and keeps the answer under its name.
    func row(_ name: String, asksFor employeeID: Int) {
      timeline.beginWait(name, "asks for \(employeeID)")
      tasks[name] = Task(executorPreference: executor) { await self.ask(name, for: employeeID) }
    }

    private func ask(_ name: String, for employeeID: Int) async {
      let answer = await cache.ask(employeeID)
      timeline.endWait(name, AvatarServer.text(of: answer))
      answers[name] = answer
    }

    /// Rows ask, one after the other: each waits before the next one comes.
    func rows(_ names: String..., askFor employeeID: Int) async throws {
      for name in names {
        row(name, asksFor: employeeID)
        try await comesToRest()
      }
    }

    /// Cancels the task of a row.
    func cancel(_ name: String) {
      timeline.record("person", "cancels \(name)")
      tasks[name]?.cancel()
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

    /// Holds the cache's actor: what comes to it from now on waits for the next `comesToRest`.
    func holdTheCache() async {
      let cache = cache
      Task(executorPreference: executor) { _ = await cache.has(1_000) }
      _ = await eventually { executor.hasJobs }
    }

    /// What a row got: the pixels, an error in words, or that it still waits.
    func got(_ name: String) -> String {
      answers[name].map(AvatarServer.text) ?? "still waits"
    }
  }

  private static let ownDownload = """
    A download in the task of one caller is cancelled with that caller, and the others wait for it \
    too. Each of them is to get the avatar.
    """

  // What is still held at the end of a check is let go, so that no task waits for ever.

  @Test("No cancelled caller ends the download: the first one is cancelled, and the others get it")
  func firstCallerIsCancelled() async throws {
    let list = List()
    defer { list.server.sendAll() }
    try await list.rows("row 1", "row 2", "row 3", askFor: 7)
    let downloads = list.server.employees
    try #require(
      downloads == [7],
      "Three rows asked for the same avatar: one download.\n\(list.timeline)")
    list.cancel("row 1")
    try await list.comesToRest()
    let cancelled = list.server.cancelled
    try #require(
      cancelled == [],
      """
      These downloads were cancelled, by their numbers. Two rows still wanted the avatar. \
      \(Self.ownDownload)
      \(list.timeline)
      """)
    for row in ["row 2", "row 3"] {
      let early = list.got(row)
      #expect(
        early == "still waits", "\(row) was not cancelled, but this it got.\n\(list.timeline)")
    }
    list.server.send(1)
    try await list.comesToRest()
    for row in ["row 2", "row 3"] {
      let got = list.got(row)
      #expect(got == "avatar [7, 1]", "This is what \(row) got.\n\(list.timeline)")
    }
  }

  @Test("A cancelled caller gets `CancellationError` while the download goes on, the first one too")
  func cancelledRowsLeave() async throws {
    for row in ["row 1", "row 2"] {
      let list = List()
      defer { list.server.sendAll() }
      try await list.rows("row 1", "row 2", askFor: 7)
      list.cancel(row)
      try await list.comesToRest()
      let got = list.got(row)
      #expect(
        got == "CancellationError",
        """
        \(row) was cancelled while the download was in flight, and this is what it got from that. \
        Waiting for something does not end by itself when the task that waits is cancelled. Your \
        code has to handle the cancellation, and resume this one caller.
        \(list.timeline)
        """)
      let cancelled = list.server.cancelled
      #expect(
        cancelled == [], "The other row still wanted the avatar, and the download was cancelled.")
      list.server.sendAll()
      try await list.comesToRest()
    }
  }

  @Test("Other callers, before and after, get the avatar or the download's error, and do not poll")
  func oneInTheMiddle() async throws {
    let list = List()
    defer { list.server.sendAll() }
    try await list.rows("row 1", "row 2", "row 3", askFor: 7)
    try await list.rows("row 4", "row 5", askFor: 3)
    list.cancel("row 2")
    try await list.comesToRest()
    try await list.rows("row 6", askFor: 7)
    list.cancel("row 4")
    try await list.comesToRest()
    try await list.rows("row 7", askFor: 3)
    let downloads = list.server.employees
    #expect(downloads == [7, 3], "These downloads have begun.\n\(list.timeline)")
    for row in ["row 1", "row 3", "row 5", "row 6", "row 7"] {
      let early = list.got(row)
      #expect(
        early == "still waits", "\(row) was not cancelled, but this it got.\n\(list.timeline)")
    }
    list.server.sendAll()
    try await list.comesToRest()
    for (row, expected) in [
      ("row 1", "avatar [7, 1]"), ("row 2", "CancellationError"), ("row 3", "avatar [7, 1]"),
      ("row 4", "CancellationError"), ("row 5", "avatar [3, 2]"), ("row 6", "avatar [7, 1]"),
      ("row 7", "avatar [3, 2]"),
    ] {
      let got = list.got(row)
      #expect(
        got == expected,
        """
        This is what \(row) got. Rows 2 and 4 were cancelled; rows 6 and 7 came after that. How \
        does the cache know which of the waiting callers is meant?
        \(list.timeline)
        """)
    }
    for employeeID in [7, 3] {
      let kept = await list.cache.has(employeeID)
      #expect(
        kept,
        """
        Two avatars came, and the cache says that it does not have the one of \(employeeID). Does a new \
        one take the place of the others?
        \(list.timeline)
        """)
    }
  }

  @Test(
    "A cancelled caller gets `CancellationError`, one after the other, and no other caller does")
  func severalLeave() async throws {
    let orders = (1...4).flatMap { first in
      (1...4).filter { $0 != first }.map { [first, $0] }
    }
    for order in orders + [[1, 2, 3], [3, 2, 1], [2, 4, 1], [4, 3, 2, 1]] {
      for (fails, end) in [(false, "avatar [7, 1]"), (true, "error of download 1")] {
        let list = List(failing: fails ? [1] : [])
        defer { list.server.sendAll() }
        try await list.rows("row 1", "row 2", "row 3", "row 4", askFor: 7)
        for (turn, number) in order.enumerated() {
          list.cancel("row \(number)")
          try await list.comesToRest()
          // A row that comes when another has left takes a place of its own.
          if turn == 0 { try await list.rows("row 5", askFor: 7) }
          for row in 1...5 {
            let isGone = order.prefix(turn + 1).contains(row)
            let got = list.got("row \(row)")
            try #require(
              got == (isGone ? "CancellationError" : "still waits"),
              """
              Row \(number) was cancelled just now, and this is what row \(row) has got by then. \
              A place in a list is another one when one before it has left.
              \(list.timeline)
              """)
          }
        }
        list.server.send(1)
        try await list.comesToRest()
        for row in 1...5 where !order.contains(row) {
          let got = list.got("row \(row)")
          try #require(got == end, "This is what row \(row) got at the end.\n\(list.timeline)")
        }
        let downloads = list.server.employees
        try #require(downloads == [7], "These downloads have begun.\n\(list.timeline)")
      }
    }
  }

  @Test("No cancelled caller ends the download, not even the last one, and its avatar is kept")
  func allAreCancelled() async throws {
    let list = List()
    defer { list.server.sendAll() }
    try await list.rows("row 1", "row 2", askFor: 7)
    list.cancel("row 2")
    list.cancel("row 1")
    try await list.comesToRest()
    let cancelled = list.server.cancelled
    try #require(
      cancelled == [],
      """
      These downloads were cancelled, by their numbers. The person may scroll back in a second, \
      and then the avatar is wanted again. No caller's cancellation ends the download.
      \(list.timeline)
      """)
    try await list.rows("row 3", askFor: 7)
    let downloads = list.server.employees
    try #require(
      downloads == [7],
      """
      No caller waited any more, but the download was still in flight when row 3 asked. Row 3 \
      could have waited for it, and another one has begun. No waiting caller does not mean no \
      download in flight.
      \(list.timeline)
      """)
    list.cancel("row 3")
    try await list.comesToRest()
    list.server.send(1)
    try await list.comesToRest()
    let kept = await list.cache.has(7)
    #expect(
      kept,
      """
      The download ended when no caller waited for it, and its avatar was not kept.
      \(list.timeline)
      """)
    try await list.rows("row 4", askFor: 7)
    let got = list.got("row 4")
    #expect(got == "avatar [7, 1]", "This is what row 4 got.\n\(list.timeline)")
  }

  @Test("A row that is cancelled before it asks does not wait, and changes no other row")
  func cancelledBeforeItAsks() async throws {
    let list = List()
    defer { list.server.sendAll() }
    list.row("row 1", asksFor: 7)
    list.cancel("row 1")
    try await list.comesToRest()
    let first = list.got("row 1")
    #expect(
      first == "CancellationError",
      """
      Row 1 was cancelled when it asked, and no avatar was there. This is what it got.
      \(list.timeline)
      """)
    try await list.rows("row 2", askFor: 7)
    list.row("row 3", asksFor: 7)
    list.cancel("row 3")
    try await list.comesToRest()
    let third = list.got("row 3")
    #expect(
      third == "CancellationError",
      """
      Row 3 was cancelled when it asked, and the download was still in flight. This is what it got.
      \(list.timeline)
      """)
    let cancelled = list.server.cancelled
    #expect(
      cancelled == [], "These downloads were cancelled. \(Self.ownDownload)\n\(list.timeline)")
    let downloads = list.server.employees
    #expect(downloads == [7], "These downloads have begun.\n\(list.timeline)")
    list.server.sendAll()
    try await list.comesToRest()
    let second = list.got("row 2")
    #expect(second == "avatar [7, 1]", "This is what row 2 got.\n\(list.timeline)")
  }
}
