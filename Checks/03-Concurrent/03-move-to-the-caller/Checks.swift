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

    /// What the pixels of an employee's avatar lead to; the avatar of employee 0 has no colors.
    static func colors(of employeeID: Int) -> [String] {
      employeeID == 0 ? [] : ["teal \(employeeID)", "sand \(employeeID)"]
    }

    /// A row that asks in a task which starts on the spot, and may end on the spot.
    @MainActor
    func showRow(_ employeeID: Int, cancelled: Bool = false) -> Row {
      let row = Row()
      timeline.record("row", "asks for \(employeeID)\(cancelled ? ", cancelled" : "")")
      row.task = Task.immediate {
        if cancelled { withUnsafeCurrentTask { $0?.cancel() } }
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

  @Test("A palette returned before for that employee comes without a suspension")
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
      call that changes the actor suspends, even if it then finds the palette. Which code is on \
      the main actor before that call?
      \(screen.timeline)
      """)
    await row.task?.value
  }

  @Test("A palette returned before comes without a suspension, even while others are worked out")
  func hitDuringWork() async {
    let screen = Screen()
    _ = await screen.library.colors(1)
    // The main actor is busy with this check, so no new palette can be handed over yet.
    let newRows = (2...17).map { screen.showRow($0) }
    let oldRow = screen.showRow(1)
    let shown = oldRow.colors
    screen.timeline.record("check", shown == nil ? "the row is grey" : "the row has colors")
    #expect(
      shown == Screen.colors(of: 1),
      """
      This palette was in the cache, and its row waited while \(newRows.count) others were worked \
      out. Reading the cache needs no wait.
      \(screen.timeline)
      """)
    for row in newRows { await row.task?.value }
    await oldRow.task?.value
  }

  @Test("`extractPalette()` works out every other palette off the main actor")
  func workOffTheMainActor() async {
    let screen = Screen()
    for employeeID in [1, 2, 1] { _ = await screen.library.colors(employeeID) }
    let held = screen.meter.mainActorUnits
    #expect(
      held == 0,
      """
      So many units of work held the main actor, and a frame has 16000: scrolling stops. The \
      arithmetic belongs in a function that leaves the actor.
      \(screen.timeline)
      """)
  }

  @Test("A palette is kept and never worked out again, even one without colors")
  func workedOutOnce() async {
    let screen = Screen()
    for employeeID in [1, 0, -3, -3, 0, 1, 0] {
      let colors = await screen.library.colors(employeeID)
      #expect(
        colors == Screen.colors(of: employeeID),
        """
        These are not the colors of employee \(employeeID). \
        \(employeeID == 0 ? "The avatar of this one leads to none." : "")
        """
      )
    }
    // A task that works one out again ends here.
    _ = await eventually(turns: 200) { false }
    let extracted = screen.extracted.all
    #expect(
      extracted == [1, 0, -3],
      """
      The palettes of these employees were worked out. A palette that has been given is kept, also \
      the one of employee 0, which has no colors; it is not worked out again, nor by a task that \
      it left behind.
      \(screen.timeline)
      """)
  }

  @Test("Palettes that are worked out at the same time are all given, and all kept")
  func allAreKept() async {
    let screen = Screen()
    let employeeIDs = [1, 2, 1, 0, 3, 4, 3]
    let rows = employeeIDs.map { screen.showRow($0) }
    for row in rows { await row.task?.value }
    let shown = rows.map(\.colors)
    #expect(
      shown == employeeIDs.map { Screen.colors(of: $0) },
      """
      Rows asked for the palettes of employees \(Self.list(employeeIDs)), all at the same time, and \
      this is what they show. Each call gives the palette of its own avatar.
      \(screen.timeline)
      """)
    let held = screen.meter.mainActorUnits
    #expect(held == 0, "So many units of work held the main actor.\n\(screen.timeline)")
    let before = screen.extracted.all.count
    for employeeID in employeeIDs { _ = await screen.library.colors(employeeID) }
    let again = screen.extracted.all.count - before
    #expect(
      again == 0,
      """
      So many palettes had been given, and were worked out again. While one call waits, others \
      change the cache. What was read from it before the `await` may be old after it.
      \(screen.timeline)
      """)
  }

  @Test("However many palettes have been given, none is worked out again")
  func manyAreKept() async {
    let extracted = SynchronizedArray<Int>()
    let library = makeSubject().makeLibrary { employeeID in
      extracted.append(employeeID)
      return Screen.colors(of: employeeID)
    }
    let many = 3_000
    for employeeID in 1...many { _ = await library.colors(employeeID) }
    let before = extracted.all.count
    for employeeID in 1...many { _ = await library.colors(employeeID) }
    let again = extracted.all.count - before
    #expect(again == 0, "The palettes of \(many) employees had been given; so many came again.")
  }

  @Test("All of this holds in a cancelled task: the palette is right, and it is kept")
  func cancelled() async {
    let screen = Screen()
    let before = screen.showRow(1, cancelled: true)
    let meanwhile = screen.showRow(2)
    meanwhile.task?.cancel()
    for row in [before, meanwhile] { await row.task?.value }
    let shown = [before.colors, meanwhile.colors]
    #expect(
      shown == [Screen.colors(of: 1), Screen.colors(of: 2)],
      """
      One task was cancelled before it asked for a palette, one while the palette was worked out. \
      This is what they were given.
      \(screen.timeline)
      """)
    let hit = screen.showRow(1, cancelled: true)
    let colors = hit.colors
    #expect(
      colors == Screen.colors(of: 1),
      "The library had this palette, and a cancelled task did not get it without a suspension.")
    await hit.task?.value
    for employeeID in [1, 2] {
      let later = await screen.library.colors(employeeID)
      #expect(later == Screen.colors(of: employeeID), "This is what a later call was given.")
    }
    let extracted = screen.extracted.all.sorted()
    #expect(extracted == [1, 2], "These palettes were worked out.\n\(screen.timeline)")
    let held = screen.meter.mainActorUnits
    #expect(held == 0, "So many units of work held the main actor.\n\(screen.timeline)")
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ", ")
  }
}
