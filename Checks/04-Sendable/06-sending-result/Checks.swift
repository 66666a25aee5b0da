import SendingResultAdapter
import SendingResultSubject
import Testing
import WorkshopSupport

@Suite("A sending result", .serialized)
@MainActor
struct SendingResultChecks {
  let subject = makeSubject()

  /// Two lists are equal, one is empty, one is long, two repeat a filter, and some have names that look
  /// like several, or like none.
  private let lists = [
    ["warm", "crop"], ["sharpen"], ["warm", "crop"], [], ["blur", "crop", "blur"],
    ["crop", "crop"], ["warm,crop", "a b"], [""], ["", "", "crop"],
    [" warm ", "Warm", "a\nb;c|d\te"],
    ["\u{0}", "\u{1F}\u{1E}", #"["crop", "\"]"#, "🎞️/é-_:."],
    (0..<500).map { "layer \($0 % 7)" },
  ]

  @Test("The image has the requested filters, in order, and only its caller holds it")
  func imagesOfTheirOwn() async {
    let renderings = await subject.render(lists)
    let handedOut = renderings.map(\.handedOut)
    let askedFor = lists
    #expect(
      handedOut == askedFor,
      "The filters of each image when it was handed out. What an earlier caller asked for is past.")
    let inTheEnd = renderings.map(\.inTheEnd)
    #expect(
      inTheEnd == handedOut.map { $0 + ["frame"] },
      "The caller framed each image once, after it came. Does other code change them?")
    let shown = await subject.showFramed(lists)
    #expect(shown == lists.map { $0 + ["frame"] }, "`showFramed` frames one image at each call.")
  }

  @Test("`lastFilters` returns the last request's filters, exactly, also when the image changes")
  func lastFilters() async {
    let atFirst = await subject.makeDarkroom().lastFilters()
    #expect(atFirst == [], "Nothing has been rendered yet.")
    let renderings = await subject.render(lists)
    let said = renderings.map(\.lastFilters)
    let askedFor = lists
    #expect(
      said == askedFor,
      """
      After each rendering, what `lastFilters` said, every name to the letter. The caller has framed its image by then; the \
      frame is the caller's business. What can the darkroom keep that is not the image?
      """)
  }

  @Test("`lastFilters` returns the last request's filters, as soon as `render` has returned")
  func readAtOnce() async {
    let darkroom = await subject.makeDarkroom()
    let other = await subject.makeDarkroom()
    let said = await darkroom.lastFiltersOnIt(lists)
    #expect(
      said == lists,
      """
      Code isolated to the darkroom called `render`, and read `lastFilters` when it had its image. It may have had no \
      `await` in between: a task that notes the filters later has not run by then.
      """)
    let again = [await darkroom.lastFilters(), await darkroom.lastFilters()]
    #expect(
      again == Array(repeating: lists.last, count: 2),
      "Two readings, with no request in between: `lastFilters` is the same.")
    let ofTheOther = await other.lastFilters()
    #expect(ofTheOther == [], "This darkroom has rendered nothing yet.")
  }

  @Test("Of simultaneous requests, any may count as the last, and each image has its own filters")
  func together() async throws {
    let darkroom = await subject.makeDarkroom()
    let elsewhere = ManualExecutor()
    let results = SynchronizedArray<[String]>()
    let askedFor = [
      ["warm", "crop", "blur"], ["sharpen", "crop"], ["blur", "frame", "blur", "warm"],
    ]
    for filters in askedFor {
      Task(executorPreference: elsewhere) { @concurrent in
        results.append(await darkroom.render(filters))
      }
    }
    for _ in 0..<200 {
      let goesOn = await eventually { elsewhere.hasJobs || results.all.count == 3 }
      guard goesOn, results.all.count < 3 else { break }
      elsewhere.runJobs()
    }
    let handedOut = results.all.sorted { $0.count < $1.count }
    #expect(
      handedOut == askedFor.sorted { $0.count < $1.count },
      "Three callers asked at the same time. These are the filters of the images that they got.")
    let said = await darkroom.lastFilters()
    #expect(
      askedFor.contains(said),
      """
      Each of the three may have been the last, but this was not asked for. While a `render` \
      waits for something, the darkroom serves the next one.
      """)
  }

  @Test("The image has the requested filters, in order, also in a cancelled task")
  func cancelled() async {
    let darkroom = await subject.makeDarkroom()
    _ = await darkroom.render(["warm"])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await darkroom.render(["blur", "crop", "blur"])
    }
    let handedOut = await task.value
    let said = await darkroom.lastFilters()
    #expect(
      handedOut == ["blur", "crop", "blur"],
      "The filters of the image that the cancelled task got. It asked for all of them.")
    #expect(
      said == ["blur", "crop", "blur"],
      "What `lastFilters` said after the cancelled task had asked.")
  }
}
