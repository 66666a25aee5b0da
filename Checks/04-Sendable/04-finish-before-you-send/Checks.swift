import FinishBeforeYouSendAdapter
import FinishBeforeYouSendSubject
import Testing
import WorkshopSupport

@Suite("Finish before you send", .serialized)
@MainActor
struct FinishBeforeYouSendChecks {
  let subject = makeSubject()

  @Test("The screen shows an avatar that has every filter, in the order asked for")
  func everyFilterInOrder() async {
    let report = await subject.develop(["crop", "sharpen", "warm", "frame"])
    #expect(
      report.shown.last == ["crop", "sharpen", "warm", "frame"],
      "This is what people saw last. Were all filters applied before `display`, and in order?")
    #expect(
      report.kept == ["crop", "sharpen", "warm", "frame"],
      "The screen kept an image that is not the finished one. Which image does it get?")
  }

  @Test("The avatar is shown once, whatever the number of filters", arguments: [0, 1, 2, 3, 5, 40])
  func shownOnce(count: Int) async {
    let filters = (0..<count).map { "filter \($0)" }
    let report = await subject.develop(filters)
    #expect(
      report.shown == [filters],
      "Each entry is one change of the screen: the finished avatar, even one without any filter.")
  }

  @Test("No filter works on the main actor")
  func workOffTheMainActor() async {
    #expect(MainActorProbe.isOnMainActor, "The check starts on the main actor, as a tap would.")
    let report = await subject.develop(["crop", "sharpen", "warm"])
    #expect(
      report.workedOnMainActor == [],
      """
      While these filters worked, the app could not answer a tap. Is `@concurrent` still there, and \
      does nothing below it go back to the main actor too early?
      """)
  }

  @Test("Filters that are given twice are applied twice")
  func repeatedFilters() async {
    let report = await subject.develop(["blur", "blur", "crop", "blur"])
    #expect(
      report.shown.last == ["blur", "blur", "crop", "blur"],
      "Two equal filters are still two steps. Was the list put into a set or a dictionary?")
  }

  @Test("Every filter that is given does its work")
  func everyFilterWorks() async {
    let report = await subject.develop(["crop", "sharpen", "warm"])
    // Twice is right too, for two images; the order of the names is another check's business.
    #expect(
      Set(report.worked) == ["crop", "sharpen", "warm"],
      "Only these filters worked. `apply` does the work of the filter that it is given, and notes it."
    )
  }

  @Test("The filters work one after the other, and all of them before the avatar is shown")
  func workBeforeItShows() async {
    let report = await subject.develop(["slow", "sharpen", "warm", "frame"])
    #expect(
      report.begunTooEarly == [],
      "These filters began before one in front of them had done its work. The order is part of it.")
    #expect(
      report.workedTooLate == [],
      "The avatar was on the screen, and only then these filters worked: people saw it unfinished.")
  }

  @Test("The function returns when the avatar is on the screen, not before")
  func returnsWhenShown() async {
    let unseen = await subject.endsUnseen()
    #expect(
      !unseen,
      "It returned while the main actor had no time to show anything. Is every task awaited?")
  }

  @Test("Each display is one change of the screen")
  func displayNotesEveryChange() {
    let changes = subject.displayTwice()
    #expect(changes == 2, "`display` was called twice. `AvatarScreen` notes each call, as it came.")
  }
}
