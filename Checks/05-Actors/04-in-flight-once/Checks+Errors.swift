import InFlightOnceSubject
import Testing
import WorkshopSupport

extension InFlightOnceChecks {
  @Test("Each waiting call gets the download's avatar or error: the error, and no later call does")
  func errorsAreNotKept() async throws {
    let list = List(failing: [1])
    defer { list.server.sendAll() }
    for number in 1...3 { list.row("row \(number)", asksFor: 7) }
    try await list.comesToRest()
    let begun = !list.server.employees.isEmpty
    try #require(begun, "Three rows asked, and nothing was downloaded.\n\(list.timeline)")
    list.server.send(1)
    try await list.comesToRest()
    for number in 1...3 {
      let got = list.last("row \(number)")
      #expect(
        got == "error of download 1",
        """
        Row \(number) waited for download 1, which failed. Each waiting caller gets the error \
        that the download ended with, and decides what to do about it.
        \(list.timeline)
        """)
    }
    let before = list.server.employees.count
    let kept = await list.cache.has(7)
    #expect(!kept, "The download failed, and the cache says that it has the avatar.")
    list.row("row 4", asksFor: 7)
    try await list.comesToRest()
    let again = list.server.employees.count > before
    try #require(
      again,
      """
      Row 4 asked after the failure, and no download began. An outage of a second would leave the \
      face empty until the app is started again. What remembers the failed download?
      \(list.timeline)
      """)
    list.row("row 5", asksFor: 7)
    try await list.comesToRest()
    let inFlight = list.server.inFlight
    #expect(inFlight == [7], "After a failure too, one download is enough.\n\(list.timeline)")
    list.server.sendAll()
    try await list.comesToRest()
    for row in ["row 4", "row 5"] {
      let got = list.last(row)
      #expect(got == "avatar [7, 2]", "This is what \(row) got.\n\(list.timeline)")
    }
  }

  @Test("A failure leaves the downloads of other employees alone")
  func failureIsForOne() async throws {
    let list = List(failing: [2])
    defer { list.server.sendAll() }
    list.row("row 1", asksFor: 9)
    try await list.comesToRest()
    let first = list.server.inFlight == [9]
    try #require(first, "Row 1 asked for 9, and nothing was downloaded.\n\(list.timeline)")
    list.row("row 2", asksFor: 4)
    try await list.comesToRest()
    let both = list.server.inFlight == [4, 9]
    try #require(both, "Row 2 asked for 4, and nothing was downloaded.\n\(list.timeline)")
    list.server.send(2)
    try await list.comesToRest()
    list.row("row 3", asksFor: 9)
    try await list.comesToRest()
    let downloads = list.server.employees
    #expect(
      downloads == [9, 4],
      """
      These downloads have begun. The one of employee 4 failed, and that of employee 9 was in \
      flight all the time: row 3 could have waited for it.
      \(list.timeline)
      """)
    list.server.sendAll()
    try await list.comesToRest()
    for row in ["row 1", "row 3"] {
      let got = list.last(row)
      #expect(got == "avatar [9, 1]", "This is what \(row) got.\n\(list.timeline)")
    }
  }

  @Test("An error is not kept: the next call downloads again, once")
  func retriesShare() async throws {
    let list = List(failing: [1])
    defer { list.server.sendAll() }
    list.row("row 1", asksTwiceFor: 7)
    list.row("row 2", asksTwiceFor: 7)
    list.row("row 3", asksTwiceFor: 7)
    try await list.comesToRest()
    let begun = !list.server.employees.isEmpty
    try #require(begun, "Three rows asked, and nothing was downloaded.\n\(list.timeline)")
    list.server.send(1)
    try await list.comesToRest()
    let again = list.server.employees.count > 1
    try #require(
      again, "Rows asked again after the error, and no download began.\n\(list.timeline)")
    try await list.comesToRest()
    list.row("row 4", asksFor: 7)
    try await list.comesToRest()
    let inFlight = list.server.inFlight
    try #require(
      inFlight == [7],
      """
      The first download failed, and the rows asked again at once. This is what is in flight now. \
      A row that waited for the first download may come back when the second has begun: what it \
      clears then is another call's.
      \(list.timeline)
      """)
    list.server.sendAll()
    try await list.comesToRest()
    let answered = list.answered("row 4")
    try #require(answered, "Row 4 waits for the second download.\n\(list.timeline)")
    let got = list.last("row 4")
    #expect(got == "avatar [7, 2]", "This is what row 4 got.\n\(list.timeline)")
  }

  @Test("An error is not kept, also if it is the server's own `CancellationError`")
  func serversCancellationError() async throws {
    for isAtOnce in [false, true] {
      let list = List(failing: [1], isAtOnce: isAtOnce, failsAsCancelled: true)
      defer { list.server.sendAll() }
      list.row("row 1", asksFor: 7)
      try await list.comesToRest()
      list.server.send(1)
      try await list.comesToRest()
      let first = list.last("row 1")
      #expect(
        first == "CancellationError",
        "The server threw a `CancellationError`, and this is what row 1 got.\n\(list.timeline)")
      list.row("row 2", asksFor: 7)
      try await list.comesToRest()
      let downloads = list.server.employees
      try #require(
        downloads == [7, 7],
        """
        No task was cancelled. The server's download 1 ended with a `CancellationError`, which is an \
        error like any other: row 2 asked after that, so a second download begins. What remembers \
        the first one?
        \(list.timeline)
        """)
      list.server.sendAll()
      try await list.comesToRest()
      let second = list.last("row 2")
      #expect(second == "avatar [7, 2]", "This is what row 2 got.\n\(list.timeline)")
    }
  }

  @Test("A download that ends at once is over: its error is gone, its avatar is kept")
  func downloadsThatEndAtOnce() async throws {
    let list = List(failing: [1], isAtOnce: true)
    for (row, expected) in [
      ("row 1", "error of download 1"), ("row 2", "avatar [7, 2]"), ("row 3", "avatar [7, 2]"),
    ] {
      list.row(row, asksFor: 7)
      try await list.comesToRest()
      let got = list.last(row)
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
}
