import TaskFromAButtonSubject
import Testing
import WorkshopSupport

extension TaskFromAButtonChecks {
  @Test("When the load fails, a message shows and the spinner stops")
  func failureStops() async throws {
    try await failureStops(with: ServerIsDown())
    // A load that nothing has cancelled can throw this as well: code below it cancels tasks of its own.
    try await failureStops(with: CancellationError())
  }

  private func failureStops(with error: any Error) async throws {
    let screen = Screen(failing: true, error: error)
    screen.tap()
    screen.answer.open()
    let shown = await eventually { screen.model.message() != nil }
    try #require(
      shown,
      """
      load() threw `\(type(of: error))`, Cancel was not pressed, and no message reached the screen. Any \
      error sets `message`.
      \(screen.timeline)
      """)
    let message = screen.model.message()
    try #require(
      message == Screen.failed, "The message is not the one of the starter.\n\(screen.timeline)")
    let stopped = await screen.spinnerStops()
    try #require(
      stopped,
      """
      load() threw and isLoading stayed true: the spinner turns for ever. `defer` runs on every \
      way out of the task.
      \(screen.timeline)
      """)
  }

  @Test("An error leaves the names that were there, and the next answer takes the message away")
  func errorBetweenAnswers() async throws {
    let screen = Screen(fails: { $0 == 2 })
    screen.answer.open()
    for load in 1...3 {
      screen.tap()
      let loading = await screen.loads(load)
      try #require(loading, "Tap \(load) has to start a load.\n\(screen.timeline)")
      let stopped = await screen.spinnerStops()
      try #require(stopped, "Load \(load) has ended, isLoading stayed true.\n\(screen.timeline)")
      _ = await eventually(turns: 20) { false }
      let names = screen.model.names()
      #expect(
        names == Screen.names,
        "Old names are better than none: a load that fails leaves them.\n\(screen.timeline)")
      let hasMessage = screen.model.message() != nil
      #expect(
        hasMessage == (load == 2),
        "The message is about the load that failed, and no other.\n\(screen.timeline)")
    }
  }
}
