import FrameBudgetAdapter
import FrameBudgetSubject
import Synchronization
import Testing

@Suite("The frame budget", .serialized)
@MainActor
struct FrameBudgetChecks {
  private typealias Report = Subject.Report

  private let meter = makeSubject().makeMeter()

  @Test("It returns how many units that call cost, and whether they fit one frame")
  func usualSizes() {
    let small = meter.makeDirectory(200) { _ in 4 }
    let ofSmall = small()
    #expect(
      ofSmall == Report(units: 800, fitsOneFrame: true),
      "The meter counted 800 units for the 200 rows. The report says what was counted.")
    let large = makeSubject().makeMeter().makeDirectory(200_000) { _ in 2 }
    let ofLarge = large()
    #expect(
      ofLarge == Report(units: 400_000, fitsOneFrame: false),
      """
      The meter counted 400,000 units for the 200,000 rows: the list stands still for 25 frames \
      after each letter.
      """)
  }

  @Test("Few employees can be too much for a frame, and many can fit")
  func countIsNoMeasure() {
    let slow = meter.makeDirectory(200) { row in row < 150 ? 60 : 160 }
    let ofSlow = slow()
    #expect(
      ofSlow == Report(units: 17_000, fitsOneFrame: false),
      """
      These are only 200 rows, and fifty of them are slow. To judge by the number of rows, or by \
      the cost of the first row, would promise a smooth list here.
      """)
    let quick = makeSubject().makeMeter().makeDirectory(200_000) { row in
      row.isMultiple(of: 100) ? 7 : 0
    }
    let ofQuick = quick()
    #expect(
      ofQuick == Report(units: 14_000, fitsOneFrame: true),
      """
      An index saves nearly all of these 200,000 rows: the work fits a frame. To judge by the \
      number of rows would add a thread without need.
      """)
    for count in [1, 2, 9] {
      let few = makeSubject().makeMeter().makeDirectory(count) { _ in 17_000 }
      let ofFew = few()
      #expect(
        ofFew == Report(units: count * 17_000, fitsOneFrame: false),
        "A row of this directory costs 17,000 units. No directory is too small to be measured.")
    }
    let nobody = makeSubject().makeMeter().makeDirectory(0) { _ in 5 }
    let ofNobody = nobody()
    #expect(
      ofNobody == Report(units: 0, fitsOneFrame: true),
      "A company without employees has no rows, so there is nothing to do, and that fits.")
  }

  @Test("A frame has room for 16,000 units and no more")
  func boundary() {
    for (units, fits) in [(15_999, true), (16_000, true), (16_001, false)] {
      let directory = makeSubject().makeMeter().makeDirectory(200) { row in
        row == 199 ? units - 199 * 50 : 50
      }
      let report = directory()
      #expect(
        report == Report(units: units, fitsOneFrame: fits),
        "A frame has room for 16,000 units and no more; this work costs \(units).")
    }
    for earlier in [1, 20_710, 39_999] {
      let meter = makeSubject().makeMeter()
      meter.count(earlier)
      let directory = meter.makeDirectory(1) { _ in 16_001 }
      let report = directory()
      #expect(
        report == Report(units: 16_001, fitsOneFrame: false),
        """
        This work costs 16,001 units, and the meter had counted \(earlier) units before. Units are \
        whole numbers: a difference of two loses none.
        """)
    }
  }

  @Test("The meter may have counted other work before: the report leaves that out")
  func earlierWork() {
    meter.count(15_500)
    let directory = meter.makeDirectory(200) { _ in 3 }
    let report = directory()
    #expect(
      report == Report(units: 600, fitsOneFrame: true),
      """
      The meter stood at 15,500 when the measurement began: that was other work, in other frames. \
      What counts is how far the meter moved meanwhile.
      """)
    let neighbour = meter.makeDirectory(300) { _ in 5 }
    let ofNeighbour = neighbour()
    #expect(
      ofNeighbour == Report(units: 1_500, fitsOneFrame: true),
      "A second directory with the same meter got a report that holds the first one's work too.")
    meter.count(15_500)
    let again = neighbour()
    #expect(
      again == Report(units: 1_500, fitsOneFrame: true),
      "Between two reports the meter counted 15,500 units of other work: neither holds them.")
  }

  @Test("Each call measures anew: the cost of a row varies between directories and calls")
  func measuresAnew() {
    let unitsForRow = Atomic(10)
    let directory = meter.makeDirectory(200) { _ in unitsForRow.load(ordering: .relaxed) }
    let before = directory()
    #expect(before == Report(units: 2_000, fitsOneFrame: true), "The rows cost 10 units each.")
    unitsForRow.store(110, ordering: .relaxed)
    let after = directory()
    #expect(
      after == Report(units: 22_000, fitsOneFrame: false),
      """
      The same directory has become slower, as if all names had grown longer. A report from before \
      does not know that.
      """)
    unitsForRow.store(20, ordering: .relaxed)
    let afterwards = directory()
    #expect(
      afterwards == Report(units: 4_000, fitsOneFrame: true),
      "The same directory has become quicker again, and fits a frame. Its last report did not fit.")
  }

  @Test("The directory's meter counts this work, and never goes back")
  func neverSetBack() {
    meter.count(5_000)
    let lowest = Atomic(Int.max)
    let meter = meter
    let directory = meter.makeDirectory(200) { _ in
      // The work is synchronous, and `report(on:)` is called on the main actor.
      let units = MainActor.assumeIsolated { meter.units() }
      lowest.min(units, ordering: .relaxed)
      return 3
    }
    _ = directory()
    let meanwhile = lowest.load(ordering: .relaxed)
    #expect(
      meanwhile >= 5_000,
      """
      The meter had counted 5,000 units of other work. During the measurement it stood at \
      \(meanwhile): it was set back.
      """)
    let units = meter.units()
    #expect(
      units == 5_600,
      """
      The meter stood at 5,000. Then one report did 600 units of work, and the meter counts all of \
      it. Where this number is too small, it was set back, or the work was done with another meter.
      """)
    let slow = meter.makeDirectory(200) { _ in 100 }
    _ = slow()
    let all = meter.units()
    #expect(
      all == 25_600,
      """
      The meter stood at 5,600. Then one report did 20,000 units of work, which do not fit a frame. \
      The meter counts them as well.
      """)
  }

  @Test("It calls the directory's `searchAndSort()` once")
  func workDoneOnce() {
    for unitsForRow in [0, 3, 80, 300] {
      let rowsSeen = Atomic(0)
      let directory = meter.makeDirectory(200) { _ in
        rowsSeen.add(1, ordering: .relaxed)
        return unitsForRow
      }
      let report = directory()
      #expect(
        report == Report(units: 200 * unitsForRow, fitsOneFrame: unitsForRow <= 80),
        "The 200 rows cost \(unitsForRow) units each.")
      let seen = rowsSeen.load(ordering: .relaxed)
      #expect(
        seen == 200,
        """
        The directory has 200 rows, and one report looked at a row \(seen) times. The main actor \
        does all of that work, also what is not in the report.
        """)
    }
  }
}
