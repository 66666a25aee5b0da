import CancelOneWaiterSubject
import Testing
import WorkshopSupport

extension CancelOneWaiterChecks {
  @Test(
    "Other callers get the avatar or the download's error: the error, and the next downloads again")
  func failureAfterACancellation() async throws {
    let list = List(failing: [1])
    defer { list.server.sendAll() }
    try await list.rows("row 1", "row 2", "row 3", askFor: 7)
    list.cancel("row 2")
    try await list.comesToRest()
    list.server.send(1)
    try await list.comesToRest()
    for (row, expected) in [
      ("row 1", "error of download 1"), ("row 2", "CancellationError"),
      ("row 3", "error of download 1"),
    ] {
      let got = list.got(row)
      #expect(
        got == expected, "This is what \(row) got. Row 2 was cancelled.\n\(list.timeline)")
    }
    try await list.rows("row 4", "row 5", askFor: 7)
    let downloads = list.server.employees
    try #require(
      downloads == [7, 7],
      "Row 4 asked after the failure: a second download, which serves row 5.\n\(list.timeline)")
    list.cancel("row 4")
    try await list.comesToRest()
    list.server.send(2)
    try await list.comesToRest()
    let got = list.got("row 5")
    #expect(got == "avatar [7, 2]", "This is what row 5 got.\n\(list.timeline)")
    try await list.rows("row 6", askFor: 7)
    let kept = list.got("row 6")
    #expect(kept == "avatar [7, 2]", "This is what row 6 got.\n\(list.timeline)")
    let all = list.server.employees
    #expect(all == [7, 7], "These downloads have begun.\n\(list.timeline)")
  }

  @Test("Other callers get the download's error, also the server's own `CancellationError`")
  func serversCancellationError() async throws {
    for isAtOnce in [false, true] {
      let list = List(failing: [1], isAtOnce: isAtOnce, failsAsCancelled: true)
      defer { list.server.sendAll() }
      try await list.rows("row 1", askFor: 7)
      if !isAtOnce { try await list.rows("row 2", askFor: 7) }
      list.server.send(1)
      try await list.comesToRest()
      for row in isAtOnce ? ["row 1"] : ["row 1", "row 2"] {
        let got = list.got(row)
        #expect(
          got == "CancellationError",
          """
          No task was cancelled. The server's download 1 ended with a `CancellationError`, which is an \
          error like any other. This is what \(row) got, which waited for it.
          \(list.timeline)
          """)
      }
      try await list.rows("row 3", askFor: 7)
      let downloads = list.server.employees
      #expect(
        downloads == [7, 7],
        "Download 1 has failed, and row 3 asked after that: a second one.\n\(list.timeline)")
      list.server.sendAll()
      try await list.comesToRest()
      let got = list.got("row 3")
      #expect(got == "avatar [7, 2]", "This is what row 3 got.\n\(list.timeline)")
    }
  }

  @Test("An error is not kept, also if it comes when all callers have left")
  func failureWithoutACaller() async throws {
    let list = List(failing: [1])
    defer { list.server.sendAll() }
    try await list.rows("row 1", "row 2", askFor: 7)
    list.cancel("row 1")
    list.cancel("row 2")
    try await list.comesToRest()
    list.server.send(1)
    try await list.comesToRest()
    try await list.rows("row 3", askFor: 7)
    let downloads = list.server.employees
    try #require(
      downloads == [7, 7],
      """
      These downloads have begun. Both callers were cancelled, then the download failed, then row 3 \
      asked. A download that has ended is not in flight, also if no caller waited for its end.
      \(list.timeline)
      """)
    list.server.send(2)
    try await list.comesToRest()
    let got = list.got("row 3")
    #expect(got == "avatar [7, 2]", "This is what row 3 got.\n\(list.timeline)")
  }

  @Test("Other callers get the avatar, also if a caller of an earlier download leaves late")
  func leavesLate() async throws {
    let list = List(failing: [1])
    defer { list.server.sendAll() }
    try await list.rows("row 1", askFor: 7)
    await list.holdTheCache()
    // What wants the cache now comes to it in this order.
    list.server.send(1)
    _ = await eventually { false }
    let jobs = list.executor.jobCount
    list.row("row 2", asksFor: 7)
    _ = await eventually { false }
    // Row 2 may need a piece of work of its own to come that far.
    if list.executor.jobCount > jobs { list.executor.runNewest() }
    _ = await eventually { false }
    list.cancel("row 1")
    _ = await eventually { false }
    try await list.comesToRest()
    let early = list.got("row 2")
    // Where row 2 comes to the cache is a tie: before download 1 has ended there, or after.
    guard early != "error of download 1" else { return }
    try #require(
      early == "still waits",
      """
      Download 1 failed. Row 2 asked again, and only then row 1 was cancelled, which had waited for \
      download 1. Row 2 was not cancelled, and this is what it got. How does the cache know which \
      caller of which download is meant?
      \(list.timeline)
      """)
    list.server.send(2)
    try await list.comesToRest()
    let got = list.got("row 2")
    #expect(got == "avatar [7, 2]", "This is what row 2 got.\n\(list.timeline)")
  }

  @Test("Each employee has one download: rows that ask at the same moment share it")
  func atTheSameMoment() async throws {
    let list = List()
    defer { list.server.sendAll() }
    for row in ["row 1", "row 2", "row 3"] { list.row(row, asksFor: 7) }
    try await list.comesToRest()
    let downloads = list.server.employees
    try #require(
      downloads == [7],
      """
      Three rows asked at the same moment, and these downloads have begun. A call that finds none \
      in flight has to note its own before the next `await`.
      \(list.timeline)
      """)
    list.server.send(1)
    try await list.comesToRest()
    for row in ["row 1", "row 2", "row 3"] {
      let got = list.got(row)
      #expect(got == "avatar [7, 1]", "This is what \(row) got.\n\(list.timeline)")
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
      let got = list.got("row 2")
      #expect(got == "avatar [7, 1]", "This is what row 2 got.\n\(list.timeline)")
    }
  }

  @Test("Downloads may end at once: then an avatar is kept, an error is not")
  func downloadsThatEndAtOnce() async throws {
    let list = List(failing: [1], isAtOnce: true)
    for (row, expected) in [
      ("row 1", "error of download 1"), ("row 2", "avatar [7, 2]"), ("row 3", "avatar [7, 2]"),
    ] {
      list.row(row, asksFor: 7)
      try await list.comesToRest()
      let got = list.got(row)
      try #require(
        got == expected,
        """
        The rows ask one after the other. The server answers before a caller can wait: first with \
        an error, then with an avatar. This is what \(row) got. Is something noted, or does a \
        caller begin to wait, when the download is over already?
        \(list.timeline)
        """)
    }
    let downloads = list.server.employees
    #expect(downloads == [7, 7], "One failed, one brought the avatar.\n\(list.timeline)")
  }

  @Test("Each employee has one download, and each avatar is kept, however many employees there are")
  func manyEmployees() async throws {
    let list = List()
    defer { list.server.sendAll() }
    let employees = (0..<100).map { $0 * 2 + 1 }
    for employeeID in employees { list.row("\(employeeID)", asksFor: employeeID) }
    try await list.comesToRest(within: 20_000)
    let inFlight = list.server.inFlight
    try #require(
      inFlight == employees,
      """
      \(employees.count) employees are asked for at the same time, and these are the downloads in flight. \
      Does one employee wait for another, or is there a limit that the goal does not have?
      """)
    list.server.sendAll()
    try await list.comesToRest(within: 20_000)
    for employeeID in employees { list.row("\(employeeID) again", asksFor: employeeID) }
    try await list.comesToRest(within: 20_000)
    let downloads = list.server.employees.count
    #expect(
      downloads == employees.count,
      "\(employees.count) avatars came, all were asked for again, and so many downloads have begun."
    )
  }

  @Test("Caches share nothing")
  func twoCaches() async throws {
    let (list, other) = (List(), List())
    defer {
      list.server.sendAll()
      other.server.sendAll()
    }
    try await list.rows("row 1", askFor: 7)
    try await other.rows("row 2", askFor: 7)
    let inFlight = other.server.inFlight
    #expect(
      inFlight == [7],
      "One cache downloads 7. Another cache, with a server of its own, is asked for 7 as well.")
    list.cancel("row 1")
    list.server.sendAll()
    try await list.comesToRest()
    let got = other.got("row 2")
    #expect(got == "still waits", "Nothing has happened at the cache that row 2 asked.")
    let early = await other.cache.has(7)
    #expect(!early, "The avatar came to one cache, and another one says that it has it.")
  }
}
