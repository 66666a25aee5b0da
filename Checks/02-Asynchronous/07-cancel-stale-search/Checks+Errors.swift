import CancelStaleSearchSubject
import Testing
import WorkshopSupport

extension CancelStaleSearchChecks {
  @Test("A cancelled search shows no message, for any error that it ends with")
  func cancelledSearchIsSilent() async throws {
    for onCancel in [OnCancel.stops, .stopsWithItsOwnError] {
      let screen = Screen(onCancel)
      defer { screen.server.answerAll() }
      try await screen.typeAndReach("a")
      try await screen.typeAndReach("ad")
      let message = await screen.showsMessage(turns: 60)
      try #require(
        !message,
        """
        The person typed on, and a message says that the search failed. It did not fail, it was \
        cancelled. \(onCancel == .stops ? "" : "Not every server throws CancellationError then.")
        \(screen.timeline)
        """)
    }
  }

  @Test("A cancelled search shows no message after its query has been typed again")
  func cancelledSearchOfTheSameQuery() async throws {
    let screen = Screen(.stops)
    defer { screen.server.answerAll() }
    try await screen.typeAndReach("a")
    screen.type("ad")
    screen.type("a")
    let message = await screen.showsMessage(turns: 60)
    #expect(
      !message,
      """
      The person typed a, then ad, then a again. The first search was cancelled, and a message \
      shows. That its query is the newest one does not make it the newest search.
      \(screen.timeline)
      """)
    let begun = await eventually { screen.server.hasBegun("a 2") }
    try #require(begun, "The query is a again, and no search for it began.\n\(screen.timeline)")
    screen.server.answer("a 2")
    let shown = await screen.shows("a")
    #expect(shown, "The search for the newest query was answered.\n\(screen.timeline)")
  }

  @Test("No older search changes the screen with an error that comes after the newest one's answer")
  func lateFailure() async throws {
    for end in [End.error, .stop] {
      let screen = Screen(.ignoresIt)
      defer { screen.server.answerAll() }
      try await screen.typeAndReach("a")
      try await screen.typeAndReach("ad")
      screen.server.answer("ad")
      let shown = await screen.shows("ad")
      try #require(shown, "The search for the newest query was answered.\n\(screen.timeline)")
      screen.server.end("a", end)
      let message = await screen.showsMessage(turns: 60)
      try #require(
        !message,
        """
        The names for ad are there, and a message speaks of the search for a, which is too late. \
        There are two ways out of a search; which code checks on the second?
        \(screen.timeline)
        """)
      let names = screen.model.names()
      try #require(
        names == Server.people(for: "ad"),
        "The names for the newest query stay.\n\(screen.timeline)")
    }
  }

  @Test("When the newest search has failed, an older one does not take its message away")
  func lateEndAfterFailure() async throws {
    for end in [End.answer, .error, .stop] {
      let screen = Screen(.ignoresIt)
      defer { screen.server.answerAll() }
      try await screen.typeAndReach("a")
      try await screen.typeAndReach("ad")
      screen.server.fail("ad")
      let failed = await screen.showsMessage()
      try #require(
        failed, "The newest search failed, and the person is not told.\n\(screen.timeline)")
      screen.server.end("a", end)
      let taken = await eventually(turns: 60) { screen.model.message() == nil }
      try #require(
        !taken,
        """
        The newest search said that it failed. Then an older one ended with \(end.rawValue), and \
        took that message away. To clear the screen is to change it.
        \(screen.timeline)
        """)
    }
  }
}
