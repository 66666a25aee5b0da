import Testing
import WorkshopSupport

extension CancelOneWaiterChecks {
  @Test("When a download fails, those who still wait get its error, and the next row starts anew")
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

  @Test("Rows that ask at the same moment share one download")
  func atTheSameMoment() async throws {
    let list = List()
    defer { list.server.sendAll() }
    for row in ["row 1", "row 2", "row 3"] { list.row(row, asksFor: 7) }
    try await list.comesToRest()
    let downloads = list.server.employees
    try #require(
      downloads == [7],
      """
      Three rows asked at the same moment, and these downloads have begun. Whoever finds that none is \
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

  @Test("A download that ends at once is over: its error is gone, its avatar is kept")
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
        The rows ask one after the other. The server answers before anybody can wait: first with \
        an error, then with an avatar. This is what \(row) got. Is something noted, or does \
        somebody begin to wait, when the download is over already?
        \(list.timeline)
        """)
    }
    let downloads = list.server.employees
    #expect(downloads == [7, 7], "One failed, one brought the avatar.\n\(list.timeline)")
  }
}
