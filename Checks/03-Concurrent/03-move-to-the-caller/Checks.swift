import MoveToTheCallerAdapter
import MoveToTheCallerSubject
import Testing
import WorkshopSupport

@Suite("Move it to the caller", .serialized)
@MainActor
struct MoveToTheCallerChecks {
  /// A library, the slow work that it asks for, and the record of both.
  private struct Screen {
    let library: Subject.Library
    let meter: WorkMeter
    /// Whose palettes have been worked out.
    let extracted: SynchronizedArray<Int>
    let timeline: Timeline

    @MainActor
    init() {
      let meter = WorkMeter()
      let extracted = SynchronizedArray<Int>()
      let timeline = Timeline()
      self.meter = meter
      self.extracted = extracted
      self.timeline = timeline
      library = makeSubject().makeLibrary { employeeID in
        timeline.record(
          MainActorProbe.isOnMainActor ? "main actor" : "elsewhere", "extracts \(employeeID)")
        meter.work(WorkMeter.unitsPerFrame)
        extracted.append(employeeID)
        return Self.colors(of: employeeID)
      }
    }

    /// What the pixels of an employee's avatar lead to.
    static func colors(of employeeID: Int) -> [String] {
      ["teal \(employeeID)", "sand \(employeeID)"]
    }

    /// A row that asks in a task which starts on the spot, and may end on the spot.
    @MainActor
    func showRow(_ employeeID: Int) -> Row {
      let row = Row()
      timeline.record("row", "asks for \(employeeID)")
      row.task = Task.immediate {
        row.colors = await library.colors(employeeID)
        timeline.record("row", "has \(employeeID)")
      }
      return row
    }
  }

  /// What a row of the list shows; no colors until it has been told some.
  @MainActor
  private final class Row {
    var colors: [String]?
    var task: Task<Void, Never>?
  }

  @Test("A palette that the cache has is there on the next line")
  func hitDoesNotSuspend() async {
    let screen = Screen()
    let first = await screen.library.colors(7)
    #expect(first == Screen.colors(of: 7), "These are not the colors that the pixels lead to.")
    let row = screen.showRow(7)
    let shown = row.colors
    screen.timeline.record("check", shown == nil ? "the row is grey" : "the row has colors")
    #expect(
      shown == Screen.colors(of: 7),
      """
      The library had this palette, and the row was grey for a moment all the same: it flickers. A \
      call that changes the actor suspends, whatever is found at the other end. Who is on the main \
      actor before that call?
      \(screen.timeline)
      """)
    await row.task?.value
  }

  @Test("A palette that the cache has is there at once, even while another is worked out")
  func hitDuringWork() async {
    let screen = Screen()
    _ = await screen.library.colors(1)
    // The main actor is busy with this check, so the new palette cannot be handed over yet.
    let newRow = screen.showRow(2)
    let oldRow = screen.showRow(1)
    let shown = oldRow.colors
    screen.timeline.record("check", shown == nil ? "the row is grey" : "the row has colors")
    #expect(
      shown == Screen.colors(of: 1),
      """
      This palette was in the cache, and its row waited while another one was worked out. A look \
      into the cache need not wait for anybody.
      \(screen.timeline)
      """)
    await newRow.task?.value
    await oldRow.task?.value
  }

  @Test("No palette is worked out on the main actor")
  func workOffTheMainActor() async {
    let screen = Screen()
    for employeeID in [1, 2, 1] { _ = await screen.library.colors(employeeID) }
    let held = screen.meter.mainActorUnits
    #expect(
      held == 0,
      """
      So many units of work held the main actor, and a frame has 16000: scrolling stops. The \
      arithmetic belongs into a function that leaves the actor.
      \(screen.timeline)
      """)
  }

  @Test("Each employee's palette is worked out once, and given each time")
  func workedOutOnce() async {
    let screen = Screen()
    for employeeID in [1, 2, 3, 3, 2, 1, 2] {
      let colors = await screen.library.colors(employeeID)
      #expect(
        colors == Screen.colors(of: employeeID),
        "Employee \(employeeID) got somebody else's colors."
      )
    }
    let extracted = screen.extracted.all
    #expect(
      extracted == [1, 2, 3],
      """
      This is whose palettes were worked out. A palette that has been given is in the cache from \
      then on, and is not worked out again.
      \(screen.timeline)
      """)
  }

  @Test("Palettes that are worked out at the same time are all kept")
  func allAreKept() async {
    let screen = Screen()
    let rows = (1...4).map { screen.showRow($0) }
    for row in rows { await row.task?.value }
    let before = screen.extracted.all.count
    for employeeID in 1...4 { _ = await screen.library.colors(employeeID) }
    let again = screen.extracted.all.count - before
    #expect(
      again == 0,
      """
      So many palettes had been given, and were worked out again. While one call waits, others \
      change the cache. What was read from it before the `await` may be old after it.
      \(screen.timeline)
      """)
  }
}
