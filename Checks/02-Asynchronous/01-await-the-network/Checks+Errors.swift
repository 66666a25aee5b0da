import Testing
import WorkshopSupport

extension AwaitTheNetworkChecks {
  @Test("It throws the server's error as it is, cancelled or not, and leaves `names`")
  func errorPasses() async throws {
    try await errorOfACancelledLoad()
    try await errorAfterAnotherLoad()
    try await cancellationErrorOfTheServer()
    let screen = Screen()
    try await screen.loadFirst()
    screen.answer.open()
    let load = screen.load("Nowhere")
    let ended = await load.hasEnded()
    try #require(ended, "The server threw, and load(_:) never came back.\n\(screen.timeline)")
    let isTheServers = load.error is NoSuchPath
    #expect(
      isTheServers,
      """
      The server threw `NoSuchPath`, and load(_:) \
      \(load.error.map { "threw “\($0)”" } ?? "returned as if all were well"). The caller wants to \
      say what went wrong, and has to know.
      \(screen.timeline)
      """)
    let names = screen.names()
    #expect(
      names == ["Ada", "Grace"], "An error is no reason to clear the screen.\n\(screen.timeline)")
  }

  /// The server throws `CancellationError`, and no task was cancelled.
  private func cancellationErrorOfTheServer() async throws {
    let screen = Screen()
    try await screen.loadFirst()
    screen.answer.open()
    let load = screen.load("Closed")
    let ended = await load.hasEnded()
    try #require(ended, "The server threw, and load(_:) never came back.\n\(screen.timeline)")
    let isTheServers = load.error is CancellationError
    try #require(
      isTheServers,
      """
      The server threw `CancellationError`, though no code had cancelled the task, and load(_:) \
      \(load.error.map { "threw “\($0)”" } ?? "returned as if all were well"). It is an error like any other.
      \(screen.timeline)
      """)
    let names = screen.names()
    try #require(
      names == ["Ada", "Grace"], "An error is no reason to clear the screen.\n\(screen.timeline)")
  }

  /// The server does not notice that the task was cancelled, and says what is wrong.
  private func errorOfACancelledLoad() async throws {
    let screen = Screen()
    try await screen.loadFirst()
    screen.server.ignoresCancellation()
    let load = screen.load("Nowhere")
    let asked = await screen.isAsked(by: load)
    try #require(asked, "load(_:) has to ask the server.\n\(screen.timeline)")
    screen.timeline.record("person", "leaves")
    load.cancel()
    // One that gives up here has not met the server's error.
    let gaveUp = await eventually(turns: 60) { load.end != nil }
    screen.answer.open()
    let ended = await load.hasEnded()
    try #require(ended, "The server threw, and load(_:) never came back.\n\(screen.timeline)")
    let isTheServers = load.error is NoSuchPath
    try #require(
      gaveUp || isTheServers,
      """
      The task was cancelled, and then the server threw `NoSuchPath`. load(_:) \
      \(load.error.map { "threw “\($0)”" } ?? "returned as if all were well"). It throws the error that it \
      met, also in a cancelled task.
      \(screen.timeline)
      """)
    let names = screen.names()
    try #require(
      names == ["Ada", "Grace"], "An error is no reason to clear the screen.\n\(screen.timeline)")
  }

  /// While a load waits that ends with an error, another one brings new names.
  private func errorAfterAnotherLoad() async throws {
    let screen = Screen()
    try await screen.loadFirst()
    let load = screen.load("Nowhere")
    let asked = await screen.isAsked(by: load)
    try #require(asked, "load(_:) has to ask the server.\n\(screen.timeline)")
    screen.server.firstIsFree()
    let other = screen.load("Sales")
    let otherEnded = await other.hasEnded()
    let before = screen.names()
    screen.answer.open()
    let ended = await load.hasEnded()
    try #require(
      otherEnded && ended, "The server answered, and load(_:) never came back.\n\(screen.timeline)")
    let after = screen.names()
    try #require(
      after == before,
      """
      A load waited, another one ended, and the names were \(before). Then the first one got an error, and \
      now they are \(after). After an error nothing has to be put back: the names are newer than what \
      load(_:) read before its `await`.
      \(screen.timeline)
      """)
  }
}
