import SendingResultAdapter
import SendingResultSubject
import Testing

@Suite("A sending result", .serialized)
@MainActor
struct SendingResultChecks {
  let subject = makeSubject()

  /// Two lists are equal, one is empty, and two repeat a filter.
  private let lists = [
    ["warm", "crop"], ["sharpen"], ["warm", "crop"], [], ["blur", "crop", "blur"],
    ["crop", "crop"],
  ]

  @Test("Each caller gets an image of its own, with exactly the filters that were asked for")
  func imagesOfTheirOwn() async {
    let renderings = await subject.render(lists)
    let handedOut = renderings.map(\.handedOut)
    #expect(
      handedOut == lists,
      "The filters of each image when it was handed out. What an earlier caller asked for is past.")
    let inTheEnd = renderings.map(\.inTheEnd)
    #expect(
      inTheEnd == handedOut.map { $0 + ["frame"] },
      "The caller framed each image once, after it came. Does anyone else change them?")
    let shown = await subject.showFramed(lists)
    #expect(shown == lists.map { $0 + ["frame"] }, "`showFramed` frames one image at each call.")
  }

  @Test("The darkroom says which filters it was last asked for, whatever became of the image")
  func lastFilters() async {
    let atFirst = await subject.lastFiltersAtFirst()
    #expect(atFirst == [], "Nothing has been rendered yet.")
    let renderings = await subject.render(lists)
    let last = renderings.map(\.lastFilters)
    #expect(
      last == lists,
      """
      After each rendering, what `lastFilters` said. The caller has framed its image by then; the \
      frame is the caller's business. What can the darkroom keep that is not the image?
      """)
  }
}
