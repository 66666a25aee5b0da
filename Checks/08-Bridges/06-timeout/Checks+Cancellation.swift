import Testing
import WorkshopSupport

extension TimeoutChecks {
  @Test("The caller is cancelled: so is the operation, at once, and there is no `TimedOut`")
  func cancelled() async throws {
    for onCancel in [OnCancel.stops, .stopsWithItsOwnError] {
      let call = Call(onCancel)
      defer { call.end() }
      try await call.begins()
      try await call.pass(.seconds(2))
      call.cancel()
      try await call.comesToRest()
      let (got, isCancelled) = (call.got, call.operation.isCancelled)
      try #require(
        isCancelled,
        """
        The caller was cancelled, and the operation was not. A task that is made on its own is not cancelled \
        with the task that made it.
        \(call.timeline)
        """)
      let allowed =
        onCancel == .stops ? ["CancellationError"] : ["CancellationError", "ServerIsDown"]
      #expect(
        allowed.contains(got),
        """
        The caller was cancelled two seconds after the call, the operation noticed, and the clock stood still. \
        Whose time was up?
        \(call.timeline)
        """)
    }
  }

  @Test("The call throws `CancellationError` or ends as the operation does, never with `TimedOut`")
  func cancelledAndNotNoticed() async throws {
    for (end, clockHolds) in End.allCases.map({ ($0, false) }) + [(.value, true)] {
      let call = Call(.doesNotNotice, end, clockHolds: clockHolds)
      defer { call.end() }
      try await call.begins()
      call.cancel()
      try await call.comesToRest()
      let isCancelled = call.operation.isCancelled
      try #require(
        isCancelled,
        """
        The caller was cancelled, and the operation was not\(clockHolds ? ", since the sleep had not ended" : ""). \
        The cancellation reaches the operation at once, and not by way of the timer.
        \(call.timeline)
        """)
      try await call.pass(.seconds(60))
      call.clock.letGo()
      try await call.comesToRest()
      let early = call.got
      try #require(
        early == "still waits",
        """
        The caller was cancelled, and the operation did not notice. The call has ended, and the operation \
        runs on.
        \(call.timeline)
        """)
      try await call.operationGoesOn()
      let got = call.got
      #expect(
        got != "TimedOut" && got != "still waits",
        """
        The caller was cancelled while there was time\(clockHolds ? ", and its sleep woke late" : ""). A \
        minute later, the operation ended, with: \(end.rawValue). The call may end like that, or with \
        `CancellationError`. It was \(got).
        \(call.timeline)
        """)
    }
  }

  @Test("A caller that was cancelled before it called waits neither for the clock nor in vain")
  func cancelledBefore() async throws {
    let call = Call(.doesNotNotice, isCancelledBefore: true)
    defer { call.end() }
    try await call.comesToRest()
    let (begun, isCancelled) = (call.operation.begun, call.operation.isCancelled)
    #expect(
      begun == 0 || isCancelled,
      """
      The caller was cancelled before it called. The operation began all the same, and was not cancelled.
      \(call.timeline)
      """)
    try await call.operationGoesOn()
    let got = call.got
    #expect(
      ["CancellationError", "answer"].contains(got),
      """
      The caller was cancelled before it called. If the operation began, it did not notice, and has ended. \
      The clock stood still.
      \(call.timeline)
      """)
  }
}
