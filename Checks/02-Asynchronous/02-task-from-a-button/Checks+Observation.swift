import Observation
import TaskFromAButtonSubject
import Testing
import WorkshopSupport

extension TaskFromAButtonChecks {
  @Test("A view that shows the spinner is told when it starts and when it stops")
  func viewsHear() async throws {
    let screen = Screen()
    for change in ["starts", "stops"] {
      let heard = Latch()
      withObservationTracking {
        _ = screen.model.isLoading()
      } onChange: {
        heard.open()
      }
      if change == "starts" { screen.tap() } else { screen.answer.open() }
      let hears = await eventually { heard.isOpen }
      try #require(
        hears,
        "The spinner \(change), and a view that shows it is not told. Is the class @Observable?")
    }
  }

  @Test("A view that shows the names, or the message, is told when they change")
  func viewsHearOfTheEnd() async throws {
    for shows in ["names", "message"] {
      let screen = Screen(failing: shows == "message")
      screen.tap()
      let loading = await screen.loads(1)
      try #require(loading, "The tap has to start a load.\n\(screen.timeline)")
      let heard = Latch()
      withObservationTracking {
        if shows == "names" { _ = screen.model.names() } else { _ = screen.model.message() }
      } onChange: {
        heard.open()
      }
      screen.answer.open()
      let hears = await eventually { heard.isOpen }
      #expect(hears, "`\(shows)` changes, and a view that shows it is not told. Is it observed?")
    }
  }
}
