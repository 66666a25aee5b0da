import DetailModelAdapter
import DetailModelSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("The sheet's model", .serialized)
@MainActor
struct DetailModelChecks {
  /// Searches that end when a check says so.
  private final class Searches: Sendable {
    struct Failure: Error {}

    private let latches = KeyedLatches<Int>()
    private let state = Mutex((begun: [Int](), cancelled: [Int](), failing: Set<Int>()))
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
        if state.withLock({ $0.failing.contains(count) }) { throw Failure() }
        return count
      } onCancel: {
        state.withLock { $0.cancelled.append(count) }
      }
    }

    func end(_ count: Int) { latches[count].open() }
    func fail(_ count: Int) {
      _ = state.withLock { $0.failing.insert(count) }
      end(count)
    }
    /// Searches for the number work again.
    func mend(_ count: Int) { _ = state.withLock { $0.failing.remove(count) } }
  }

  /// A sheet whose first search, for five colours, has begun.
  private func open(_ searches: Searches) async throws -> (
    sheet: Subject.Sheet, task: Task<Void, Never>
  ) {
    let sheet = await makeSubject().open { try await searches.find($0) }
    let task = Task { await sheet.appear() }
    let begins = await eventually { searches.begun == [5] }
    try #require(begins, "The slider begins at 5. Searched for: \(searches.begun)")
    return (sheet, task)
  }

  private func move(_ sheet: Subject.Sheet, to count: Int, _ searches: Searches) async throws {
    sheet.moveSlider(count)
    let begins = await eventually { searches.begun.last == count }
    try #require(begins, "The slider says \(count). Searched for: \(searches.begun)")
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
    #expect(sheet.phase() == "9 colours")
    await task.value
  }

  @Test("Closing the sheet cancels the search")
  func closed() async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    try await move(sheet, to: 6, searches)
    // As SwiftUI does with the sheet's task.
    task.cancel()
    sheet.disappear()
    _ = await workEnds()
    #expect(searches.cancelled == [5, 6], "The sheet is closed, and its search goes on.")
    await task.value
  }

  @Test("A sheet that goes away cancels its search")
  func gone() async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    await task.value
    try await move(sheet, to: 8, searches)
    sheet.drop()
    _ = await workEnds()
    #expect(
      searches.cancelled.last == 8,
      "The last reference to the model went away, and the search goes on. Where is the task cancelled then?"
    )
    let isGone = await eventually { sheet.isGone() }
    #expect(isGone, "The search holds the model. A task holds what it captures until it ends.")
    searches.end(8)
  }

  @Test("The last colours stay until the newer ones are there")
  func stays() async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    #expect(sheet.phase() == "loading")
    searches.end(5)
    _ = await eventually { sheet.phase() == "5 colours" }
    try await move(sheet, to: 6, searches)
    #expect(sheet.phase() == "5 colours", "While the slider moves, the sheet would blink.")
    searches.end(6)
    let isShown = await eventually { sheet.phase() == "6 colours" }
    #expect(isShown)
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

  @Test("A failure of an older search is not shown")
  func oldFailure() async throws {
    let searches = Searches(isDeaf: true)
    let (sheet, task) = try await open(searches)
    try await move(sheet, to: 7, searches)
    searches.fail(5)
    _ = await workEnds()
    #expect(sheet.phase() == "loading", "The search for 5 has failed, and the slider says 7.")
    searches.end(7)
    let isShown = await eventually { sheet.phase() == "7 colours" }
    #expect(isShown)
    await task.value
  }

  @Test("A cancelled search shows nothing")
  func shownNothing() async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    task.cancel()
    sheet.disappear()
    _ = await workEnds()
    #expect(
      sheet.phase() == "loading",
      "The sheet was closed, and opens again with “\(sheet.phase())”. `CancellationError` is no failure."
    )
    await task.value
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
    let sheet = await makeSubject().open(nil)
    await sheet.appear()
    let first = await eventually { sheet.phase() == "5 colours" }
    #expect(first, "\(sheet.phase())")
    for count in [3, 10, 8] { sheet.moveSlider(count) }
    let last = await eventually { sheet.phase() == "8 colours" }
    #expect(last, "The slider was moved to 3, 10 and 8, and the sheet has \(sheet.phase()).")
  }
}
