import PaletteExtractorAdapter
import PaletteExtractorSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Extract a palette", .serialized)
@MainActor
struct PaletteExtractorChecks {
  private enum Outcome: Equatable, Sendable {
    case returned([[Double]])
    case threwCancellationError
    case threw(String)
  }

  /// What one extraction did, written down as it goes.
  private final class Record: Sendable {
    private struct State {
      var passes = 0
      var task: Task<Void, Never>?
      var outcome: Outcome?
    }

    private let state = Mutex(State())
    let meter = WorkMeter()
    let timeline = Timeline()

    var passes: Int { state.withLock { $0.passes } }
    var outcome: Outcome? { state.withLock { $0.outcome } }

    func pass() -> Int {
      meter.work()
      let number = state.withLock { state in
        state.passes += 1
        return state.passes
      }
      timeline.record("palette", "pass \(number)")
      return number
    }

    func starts(_ task: Task<Void, Never>) { state.withLock { $0.task = task } }

    func cancels() {
      timeline.record("person", "closes")
      state.withLock { $0.task }?.cancel()
    }

    func ends(_ outcome: Outcome) {
      switch outcome {
      case .returned: timeline.record("palette", "returns")
      case .threwCancellationError: timeline.record("palette", "throws CancellationError")
      case .threw(let error): timeline.record("palette", "throws \(error)")
      }
      state.withLock { $0.outcome = outcome }
    }
  }

  /// A picture whose greys run into each other, so that k-means needs many passes: 39 for ten colours, and
  /// 112 where there are 900 pixels. All but the first are in descending order, and so are the colours.
  private static func picture(_ pixels: Int = 150, _ power: Int = 3) -> [[Double]] {
    (0..<pixels).map { index in
      let place = Double((pixels - index) % pixels) / Double(pixels)
      return Array(repeating: (1..<power).reduce(place) { grey, _ in grey * place }, count: 3)
    }
  }

  /// Where a task is begun in it and a handler installed after that, the order decides.
  ///
  /// - Parameters:
  ///   - closing: The pass during which the sheet is closed; 0 is before the first.
  ///   - order: Which of the two is first.
  private func extract(
    _ count: Int, of picture: [[Double]] = picture(), closing: Int? = nil,
    order: TaskStartOrder = .running
  ) async throws -> Record {
    let record = Record()
    let subject = makeSubject()
    let task = TaskStartOrder.$current.withValue(closing == nil ? nil : order) {
      Task {
        do {
          let colours = try await subject.palette(picture, count) {
            if record.pass() == closing { record.cancels() }
          }
          record.ends(.returned(colours))
        } catch is CancellationError {
          record.ends(.threwCancellationError)
        } catch {
          record.ends(.threw("\(type(of: error))"))
        }
      }
    }
    // The task has not begun: the main actor is here until the `await` below.
    record.starts(task)
    if closing == 0 { record.cancels() }
    let ended = await eventually { record.outcome != nil }
    try #require(ended, "The extraction never came to an end.\n\(record.timeline)")
    return record
  }

  @Test("`palette` makes its passes off the main actor")
  func offTheMainActor() async throws {
    let record = try await extract(6)
    let (all, units) = (record.passes, record.meter.mainActorUnits)
    try #require(all > 0, "No pass was made at all.")
    #expect(
      units == 0,
      """
      Passes that were made on the main actor: \(units) of \(all). During each of them a person \
      can neither scroll nor close the sheet. Which word says that a function leaves its caller's \
      actor?
      """)
  }

  @Test(
    "`palette` returns exactly the settled colours of `Clusters`, in that order, after however many passes",
    arguments: [(3, 150), (7, 150), (10, 900)])
  func settled(count: Int, pixels: Int) async throws {
    let picture = Self.picture(pixels, pixels == 150 ? 3 : 5)
    let record = try await extract(count, of: picture)
    let (outcome, expected) = (record.outcome, makeSubject().settled(picture, count))
    #expect(
      outcome == .returned(expected),
      """
      There was no cancellation, so passes are made until another one would change nothing, \
      however many that takes. Then the colours are those of `Clusters`, in its order.
      """)
  }

  @Test(
    "Fewer than 3 colours become 3, and more than 10 become 10", arguments: [-1, 2, 11])
  func limits(count: Int) async throws {
    let record = try await extract(count)
    let expected = makeSubject().settled(Self.picture(), count < 3 ? 3 : 10)
    let outcome = record.outcome
    #expect(
      outcome == .returned(expected),
      "\(count) colours were asked for. A sheet is tinted with 3 at least and with 10 at most."
    )
  }

  @Test(
    "A picture of fewer pixels has fewer colours: those of its clusters",
    arguments: [
      [], [[0.2, 0.4, 0.9]], [[0.7, 0.7, 0.1], [0.2, 0.9, 0.5]],
      Array(repeating: [0.3, 0.6, 0.1], count: 5),
      [[0.9, 0.1, 0.4], [0.1, 0.1, 0.4], [0.9, 0.1, 0.4], [0.5, 0.2, 0.8]],
    ] as [[[Double]]])
  func smallPictures(picture: [[Double]]) async throws {
    let record = try await extract(4, of: picture)
    let (outcome, expected) = (record.outcome, makeSubject().settled(picture, 4))
    #expect(
      outcome == .returned(expected),
      """
      This picture has \(picture.count) pixels, and 4 colours were asked for. The settled colours \
      of `Clusters` are the palette: nothing is added, dropped or put into another order.
      """)
  }

  @Test("`palette` returns exactly the settled colours of `Clusters`, also of a large picture")
  func largePicture() async throws {
    // Three stripes, of two greys each in turn.
    let picture = (0..<9_000).map { (index: Int) -> [Double] in
      let (stripe, grey) = (Double(index / 3_000), Double(index % 2))
      return Array(repeating: 0.4 * stripe + 0.1 * grey, count: 3)
    }
    let record = try await extract(3, of: picture)
    let (outcome, expected) = (record.outcome, makeSubject().settled(picture, 3))
    let isRight = outcome == .returned(expected)
    #expect(isRight, "This picture has 9000 pixels, and each of them counts.")
  }

  @Test(
    "Once its task is cancelled, no further pass begins: here during one, which is finished",
    arguments: [1, 2, 5])
  func closed(pass: Int) async throws {
    let record = try await extract(10, closing: pass)
    let passes = record.passes
    #expect(
      passes == pass,
      """
      The sheet was closed during pass \(pass). That one is finished, since nothing interrupts it; for \
      whom are the others? Does the loop look each time, at the mark of the task that was cancelled?
      \(record.timeline)
      """)
  }

  @Test("Once its task is cancelled, no further pass begins: here before the first")
  func closedBefore() async throws {
    let record = try await extract(10, closing: 0)
    let passes = record.passes
    #expect(
      passes == 0,
      """
      A cancelled task still runs its body from the first line. Where does yours look first?
      \(record.timeline)
      """)
  }

  @Test(
    "Once its task is cancelled, no further pass begins: also in a task begun for it",
    .enabled(if: jobsAreCounted, "needs: counting"))
  func closedBeforeTheTask() async throws {
    let record = try await extract(10, closing: 0, order: .new)
    let passes = record.passes
    #expect(
      passes == 0,
      """
      A task of your own makes the passes: does it know of the cancellation when it begins? A handler \
      passes a cancellation on from the moment when it is installed.
      \(record.timeline)
      """)
  }

  @Test(
    "Once its task is cancelled, no further pass begins: here while it waits for its turn",
    arguments: [0, 1, 2, 5])
  func closedBetween(jobs: Int) async throws {
    let (record, subject, pool) = (Record(), makeSubject(), ManualExecutor())
    let picture = Self.picture()
    let task = Task(executorPreference: pool) {
      let colours = try? await subject.palette(picture, 10) { _ = record.pass() }
      record.ends(colours.map { .returned($0) } ?? .threwCancellationError)
    }
    record.starts(task)
    var passes: Int?
    for job in 0..<1_000 {
      guard await eventually({ pool.hasJobs || record.outcome != nil }), pool.hasJobs else { break }
      if job == jobs {
        // Nothing else is at work at this moment.
        _ = await eventually { false }
        passes = record.passes
        record.cancels()
      }
      pool.runOne()
    }
    let ended = await eventually { record.outcome != nil }
    try #require(ended, "The extraction never came to an end.\n\(record.timeline)")
    // An answer that never waits again cannot be cancelled then.
    guard let passes else { return }
    let all = record.passes
    #expect(
      all == passes,
      """
      The sheet was closed while `palette` had no thread: at an `await`, such as that of `Task.yield()`. The next \
      pass began nevertheless. What was asked before a suspension point may be out of date after it.
      \(record.timeline)
      """)
  }

  @Test(
    "Once its task is cancelled before the call, `palette` throws `CancellationError`, for any picture",
    arguments: [0, 1, 3, 10])
  func smallPicturesCancelled(pixels: Int) async throws {
    let record = try await extract(10, of: Self.picture(pixels), closing: 0)
    let outcome = record.outcome
    #expect(
      outcome == .threwCancellationError,
      "This picture has \(pixels) pixels. A palette that is no longer wanted is not returned.")
  }

  @Test("Once its task is cancelled, `palette` throws `CancellationError`", arguments: [0, 1, 4])
  func throwsCancellationError(pass: Int) async throws {
    let record = try await extract(10, closing: pass)
    let outcome = record.outcome
    #expect(
      outcome == .threwCancellationError,
      """
      The colours are no longer wanted, and half-way ones look like a palette. \
      `CancellationError` says what happened.
      \(record.timeline)
      """)
  }
}
