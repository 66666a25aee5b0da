import DetailModelAdapter
import DetailModelSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("The sheet's model", .serialized)
@MainActor
struct DetailModelChecks {
  /// Searches that end when a check says so.
  final class Searches: Sendable {
    private let latches = KeyedLatches<Int>()
    private let state = Mutex(
      (begun: [Int](), cancelled: [Int](), failing: [Int: any Error]()))
    /// Whether a search that is cancelled goes on to its answer, as one does that has nearly ended.
    let isDeaf: Bool

    init(isDeaf: Bool = false) { self.isDeaf = isDeaf }

    /// The numbers that were searched for, in order.
    var begun: [Int] { state.withLock { $0.begun } }
    var cancelled: [Int] { state.withLock { $0.cancelled } }

    func find(_ count: Int) async throws -> Int {
      state.withLock { $0.begun.append(count) }
      return try await withTaskCancellationHandler {
        if isDeaf {
          await latches[count].waitIgnoringCancellation()
        } else {
          try await latches[count].wait()
        }
        if let failure = state.withLock({ $0.failing[count] }) { throw failure }
        return count
      } onCancel: {
        state.withLock { $0.cancelled.append(count) }
      }
    }

    func end(_ count: Int) { latches[count].open() }
    func fail(_ count: Int, _ failure: any Error = Subject.Failure.unreachable) {
      state.withLock { $0.failing[count] = failure }
      end(count)
    }
    /// Searches for the number work again.
    func mend(_ count: Int) { state.withLock { $0.failing[count] = nil } }
  }

  /// A sheet whose first search, for five colours, has begun.
  func open(_ searches: Searches) async throws -> (
    sheet: Subject.Sheet, task: Task<Void, Never>
  ) {
    let sheet = await makeSubject().open({ try await searches.find($0) }, {})
    let task = Task { await sheet.appear() }
    let begins = await eventually { searches.begun == [5] }
    try #require(begins, "The slider begins at 5. Searched for: \(searches.begun)")
    return (sheet, task)
  }

  /// A sheet whose first search has failed: the slider was moved to 7 since, and then the button pressed.
  func retried(_ searches: Searches) async throws -> (
    sheet: Subject.Sheet, task: Task<Void, Never>
  ) {
    let (sheet, task) = try await open(searches)
    searches.fail(5)
    let fails = await eventually { sheet.phase() == "failed" }
    try #require(fails, "The search has failed, and the sheet says “\(sheet.phase())”.")
    try await move(sheet, to: 7, searches)
    sheet.pressRetry()
    _ = await workEnds()
    return (sheet, task)
  }

  func move(_ sheet: Subject.Sheet, to count: Int, _ searches: Searches) async throws {
    sheet.moveSlider(count)
    let begins = await eventually { searches.begun.last == count }
    try #require(
      begins,
      """
      The slider says \(count), and nothing searches for that. Searched for: \(searches.begun). A newer search does \
      not wait for the end of an older one, which may heed its cancellation late.
      """)
  }

  @Test("Only the answer for the newest number is shown", arguments: [[7, 5], [5, 7]])
  func newest(order: [Int]) async throws {
    let searches = Searches(isDeaf: true)
    let (sheet, task) = try await open(searches)
    try await move(sheet, to: 7, searches)
    var shown: [String] = []
    for count in order {
      searches.end(count)
      _ = await workEnds()
      shown.append(sheet.phase())
    }
    #expect(
      shown == (order == [7, 5] ? ["7 colours", "7 colours"] : ["loading", "7 colours"]),
      """
      The slider was moved from 5 to 7, and the search for \(order[0]) ended first. A search that is cancelled \
      may give its answer all the same. What tells that it is not wanted any more?
      """)
    await task.value
  }

  @Test("A newer number cancels the search")
  func cancelled() async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    try await move(sheet, to: 7, searches)
    try await move(sheet, to: 9, searches)
    #expect(
      searches.cancelled == [5, 7],
      "Each step of the slider leaves a search behind that reads every pixel, for an answer that is not shown."
    )
    searches.end(9)
    _ = await eventually { sheet.phase() == "9 colours" }
    #expect(
      sheet.phase() == "9 colours",
      "The search for 9 has its colours. The sheet says “\(sheet.phase())”.")
    await task.value
  }

  @Test("A newer number cancels the search, also while colours are shown")
  func cancelledLater() async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    searches.end(5)
    let isShown = await eventually { sheet.phase() == "5 colours" }
    try #require(isShown, "The sheet says “\(sheet.phase())”.")
    try await move(sheet, to: 7, searches)
    try await move(sheet, to: 9, searches)
    #expect(
      searches.cancelled == [7],
      "The sheet has 5 colours, and the slider was moved to 7 and to 9. The search for 7 goes on.")
    searches.end(9)
    let isNewest = await eventually { sheet.phase() == "9 colours" }
    #expect(isNewest, "The sheet says “\(sheet.phase())”.")
    try await move(sheet, to: 4, searches)
    #expect(
      sheet.phase() == "9 colours",
      "The 4 colours are not there yet: those of 9 stay. A part of them is no answer for 4.")
    searches.end(4)
    let isFewer = await eventually { sheet.phase() == "4 colours" }
    #expect(
      isFewer, "The slider was moved from 9 down to 4, and the sheet says “\(sheet.phase())”.")
    try await move(sheet, to: 8, searches)
    sheet.moveSlider(4)
    _ = await workEnds()
    #expect(
      searches.cancelled.last == 8,
      "The sheet has 4 colours. The slider was at 8 and is back, and the search for 8 goes on.")
    searches.end(8)
    _ = await workEnds()
    #expect(
      sheet.phase() == "4 colours",
      "The slider was moved from 4 to 8 and back, and the sheet says “\(sheet.phase())”.")
    await task.value
  }

  @Test("Each sheet has a search of its own")
  func twoSheets() async throws {
    let (searches, others) = (Searches(), Searches())
    let (sheet, task) = try await open(searches)
    let (other, otherTask) = try await open(others)
    #expect(
      searches.cancelled == [],
      "Another window opened a sheet, and that cancelled the search of the first. What do two models share?"
    )
    searches.end(5)
    others.end(5)
    let areShown = await eventually { [sheet, other].allSatisfy { $0.phase() == "5 colours" } }
    #expect(areShown, "The sheets say “\(sheet.phase())” and “\(other.phase())”.")
    await task.value
    await otherTask.value
  }

  @Test(
    "Closing the sheet cancels the search, also while colours are shown", arguments: [false, true])
  func closed(showsColours: Bool) async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    if showsColours {
      searches.end(5)
      let isShown = await eventually { sheet.phase() == "5 colours" }
      try #require(isShown, "The sheet says “\(sheet.phase())”.")
    }
    try await move(sheet, to: 6, searches)
    // As SwiftUI does with the sheet's task.
    task.cancel()
    sheet.disappear()
    _ = await workEnds()
    #expect(
      searches.cancelled == (showsColours ? [6] : [5, 6]),
      "The sheet is closed, and its search goes on.")
    await task.value
  }

  @Test("A model that is deinitialized cancels its search")
  func gone() async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    // The people are there. SwiftUI cancels the sheet's task, which may wait for more.
    _ = await workEnds()
    task.cancel()
    try await move(sheet, to: 8, searches)
    sheet.drop()
    _ = await workEnds()
    #expect(
      searches.cancelled.last == 8,
      "The last reference to the model went away, and the search goes on. Where is the task cancelled then?"
    )
    let isGone = await eventually { sheet.isGone() }
    #expect(isGone, "The search holds the model. A task holds what it captures until it ends.")
    for count in [5, 8] { searches.end(count) }
    await task.value
  }

  @Test("The last colours stay until the newer ones are there")
  func stays() async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    #expect(
      sheet.phase() == "loading",
      "The first search has not ended. The sheet says “\(sheet.phase())”.")
    searches.end(5)
    _ = await eventually { sheet.phase() == "5 colours" }
    try await move(sheet, to: 6, searches)
    #expect(
      sheet.phase() == "5 colours",
      "The slider was moved to 6, and the sheet says “\(sheet.phase())”: it blinks with each step.")
    searches.end(6)
    let isShown = await eventually { sheet.phase() == "6 colours" }
    #expect(isShown, "The search for 6 has its colours. The sheet says “\(sheet.phase())”.")
    await task.value
  }

  @Test("A search that fails shows why; the button shows that it loads, and tries again")
  func failure() async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    searches.fail(5)
    let fails = await eventually { sheet.phase() == "failed" }
    #expect(fails, "The search has failed, and the sheet says “\(sheet.phase())”.")
    searches.mend(5)
    sheet.pressRetry()
    #expect(sheet.phase() == "loading", "Right after the press, the sheet says “\(sheet.phase())”.")
    let isShown = await eventually { sheet.phase() == "5 colours" }
    #expect(
      isShown,
      "After the button, the sheet says “\(sheet.phase())”. Searched for: \(searches.begun)")
    await task.value
  }

  @Test("A search that fails shows why, also where colours were; each press tries again")
  func failsAgain() async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    searches.end(5)
    let isThere = await eventually { sheet.phase() == "5 colours" }
    try #require(isThere, "The sheet says “\(sheet.phase())”.")
    try await move(sheet, to: 8, searches)
    searches.fail(8, Subject.Failure.unreachable)
    let fails = await eventually { sheet.phase() == "failed" }
    #expect(
      fails,
      """
      The slider says 8, and the search for 8 has failed. The sheet still says “\(sheet.phase())”, and has no button \
      to try again.
      """)
    let first = sheet.problem()
    searches.fail(8, Subject.Failure.timedOut)
    sheet.pressRetry()
    _ = await workEnds()
    #expect(
      searches.begun == [5, 8, 8],
      "The slider says 8, and the button was pressed. Searched for: \(searches.begun)")
    #expect(
      sheet.phase() == "failed",
      "The search of the button has failed too, and the sheet says “\(sheet.phase())”.")
    #expect(
      first != sheet.problem(),
      """
      First the server was unreachable, and then it timed out. Both times the sheet says “\(first ?? "")”. Which words \
      has `DirectoryProblem` for an error?
      """)
    searches.fail(8, NoMemory())
    sheet.pressRetry()
    _ = await workEnds()
    #expect(
      sheet.phase() == "failed",
      "A search may fail with any error, and the sheet says “\(sheet.phase())”, without a button.")
    searches.mend(8)
    sheet.pressRetry()
    let isShown = await eventually { sheet.phase() == "8 colours" }
    #expect(isShown, "The fourth search has its colours, and the sheet says “\(sheet.phase())”.")
    await task.value
  }

  /// No error of a server.
  private struct NoMemory: Error {}

  @Test("A picture that cannot be fetched is a search that fails")
  func picture() async throws {
    let searches = Searches()
    searches.end(5)
    let isThere = AtomicFlag()
    let sheet = await makeSubject().open(
      { try await searches.find($0) },
      { if !isThere.isSet { throw Subject.Failure.unreachable } })
    let task = Task { await sheet.appear() }
    let fails = await eventually { sheet.phase() == "failed" }
    #expect(fails, "There is no picture to search in, and the sheet says “\(sheet.phase())”.")
    isThere.set()
    sheet.pressRetry()
    let isShown = await eventually { sheet.phase() == "5 colours" }
    #expect(isShown, "The picture can be fetched again, and the sheet says “\(sheet.phase())”.")
    await task.value
  }

  @Test("The button leaves no search behind that the slider began")
  func retryMeanwhile() async throws {
    let searches = Searches()
    let (sheet, task) = try await retried(searches)
    let running = searches.begun.count { $0 == 7 } - searches.cancelled.count { $0 == 7 }
    #expect(
      running == 1,
      "The slider was moved to 7, and then the button pressed. Searches for 7 that go on: \(running)"
    )
    searches.end(7)
    let isShown = await eventually { sheet.phase() == "7 colours" }
    #expect(isShown, "The sheet says “\(sheet.phase())”.")
    await task.value
  }

  @Test("A failure of an older search is not shown")
  func oldFailure() async throws {
    let searches = Searches(isDeaf: true)
    let (sheet, task) = try await open(searches)
    try await move(sheet, to: 7, searches)
    searches.fail(5)
    _ = await workEnds()
    #expect(
      sheet.phase() == "loading",
      "The search for 5 has failed, and the slider says 7. The sheet says “\(sheet.phase())”.")
    searches.end(7)
    let isShown = await eventually { sheet.phase() == "7 colours" }
    #expect(isShown, "The search for 7 has its colours. The sheet says “\(sheet.phase())”.")
    await task.value
  }

  @Test("A sheet that appears again searches again")
  func again() async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    searches.end(5)
    let isThere = await eventually { sheet.phase() == "5 colours" }
    try #require(isThere, "The sheet says “\(sheet.phase())”.")
    try await move(sheet, to: 7, searches)
    task.cancel()
    sheet.disappear()
    await task.value
    // As after a page that was pushed onto the sheet.
    let second = Task { await sheet.appear() }
    _ = await workEnds()
    #expect(
      sheet.phase() == "5 colours",
      "The sheet came back from a page with its 5 colours. They stay until the 7 are there.")
    searches.end(7)
    let isShown = await eventually { sheet.phase() == "7 colours" }
    #expect(
      isShown,
      """
      The slider says 7. The sheet disappeared during that search, and came back. It says “\(sheet.phase())”. \
      Searched for: \(searches.begun)
      """)
    await second.value
  }

  @Test("The people around the person do not wait for the colours")
  func people() async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    let isShown = await eventually { sheet.manager() != nil }
    #expect(isShown, "The colours are still looked for, and the manager is not shown.")
    searches.end(5)
    await task.value
  }

  @Test("The app's own search finds the colours that the slider says")
  func app() async throws {
    let sheet = await makeSubject().open(nil, {})
    await sheet.appear()
    let first = await eventually { sheet.phase() == "5 colours" }
    #expect(first, "The slider begins at 5. The sheet says “\(sheet.phase())”.")
    for count in [3, 10, 8] { sheet.moveSlider(count) }
    let last = await eventually { sheet.phase() == "8 colours" }
    #expect(last, "The slider was moved to 3, 10 and 8, and the sheet has \(sheet.phase()).")
  }
}
