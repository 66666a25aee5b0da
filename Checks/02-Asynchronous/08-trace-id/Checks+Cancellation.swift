import Testing
import WorkshopSupport

extension TraceIdChecks {
  @Test("`page` throws a failed read's error, also when cancelled")
  func errorInACancelledTask() async throws {
    let desk = Desk(onCancel: .stopsWithItsOwnError)
    defer { desk.openAll() }
    let request = desk.request("Ada", id: "A")
    let bothAsked = await desk.arrivals(2)
    try #require(bothAsked, "The second read waited for the first one's answer.\n\(desk.log)")
    request.cancel()
    let cameBack = await request.hasEnded()
    try #require(
      cameBack, "The task that called `page` was cancelled, and goes on.\n\(desk.log)")
    let outcome = request.page
    #expect(
      outcome == "threw LineIsCut()",
      """
      The task was cancelled, and the server stopped its reads with an error of its own, LineIsCut. The \
      error of a failed read comes out of `page` as it is, also then.
      \(desk.log)
      """)
  }

  @Test("`page` returns what it did, also when cancelled: the lines are written, both are read")
  func pageInACancelledTask() async throws {
    let desk = Desk(onCancel: .ignoresIt)
    let request = desk.request("Ada", id: "A", isCancelled: true)
    desk.open("Ada/phone")
    _ = await eventually { request.page != nil }
    desk.openAll()
    let ended = await request.hasEnded()
    try #require(ended, "The server has answered, and `page` never returned.\n\(desk.log)")
    let outcome = request.page
    let lines = desk.log.lines(["Ada: begin", "Ada/phone: ask", "Ada/room: ask"])
    #expect(
      outcome == "Ada, phone, room"
        && lines == ["A Ada/phone: ask", "A Ada/room: ask", "A Ada: begin"],
      """
      The task was cancelled before it called `page`. This server answers all the same. In the starter, \
      `page` leaves it to `read` what a cancellation means: it writes its lines, asks for both, and returns \
      the page. Only the way of the id changes.
      \(desk.log)
      """)
  }

  @Test("Both reads run together, and cancelling `page`'s task cancels them")
  func cancelPasses() async throws {
    let desk = Desk()
    let request = desk.request("Ada", id: "A")
    let bothAsked = await desk.arrivals(2)
    try #require(bothAsked, "The second read waited for the first one's answer.\n\(desk.log)")
    request.cancel()
    let ended = await eventually { desk.waiting(["Ada/phone", "Ada/room"]) == 0 }
    let left = desk.waiting(["Ada/phone", "Ada/room"])
    desk.openAll()
    try #require(
      ended,
      """
      The task that called `page` was cancelled, and this many of its two reads went on: \(left). Child \
      tasks hear of it. A `Task { … }` does not, though it has the id.
      \(desk.log)
      """)
    let cameBack = await request.hasEnded()
    try #require(cameBack, "Both reads have ended, and `page` never came back.\n\(desk.log)")
    let outcome = request.page
    #expect(
      outcome == "threw CancellationError()",
      "The reads threw `CancellationError`, and so does `page`.\n\(desk.log)")
  }
}
