import DelegateValuesAdapter
import DelegateValuesSubject
import Dispatch
import PresenceKit
import Testing
import WorkshopSupport

@Suite("A delegate on another queue", .serialized)
@MainActor
struct DelegateValuesChecks {
  /// A building with sensors, and a board that shows it.
  @MainActor
  private final class Building {
    let monitor = PresenceMonitor()
    let board: Subject.Board
    private let changes: SynchronizedArray<Void>

    init() {
      let changes = SynchronizedArray<Void>()
      self.changes = changes
      board = makeSubject().makeBoard(monitor) { changes.append(()) }
    }

    /// Returns when the monitor has called its delegate for all reports, and nothing is left to run.
    func comesToRest() async {
      await withCheckedContinuation { continuation in
        monitor.afterReports { @Sendable in continuation.resume() }
      }
      _ = await eventually { false }
    }

    /// Holds the main actor until the monitor has called its delegate for all reports.
    ///
    /// The order of the changes is free then: count them, or let no two be of one badge.
    func deliversToABusyMainActor() {
      let areDelivered = DispatchSemaphore(value: 0)
      monitor.afterReports { @Sendable in areDelivered.signal() }
      areDelivered.wait()
      // What the reports began in the pool waits for the main actor now, too.
      _ = poolComesToRest()
    }

    /// How often the board has changed after four reports to a busy main actor, two of them of one badge.
    func changesOfFourReports() async -> Int {
      monitor.see(7, in: "Library")
      monitor.see(12, in: "Library")
      monitor.see(7, in: "Canteen")
      monitor.lose(12)
      deliversToABusyMainActor()
      await comesToRest()
      return changeCount
    }

    /// How often the board has changed.
    var changeCount: Int { changes.all.count }
  }

  @Test("A badge that is seen appears in its room, and a badge that is lost disappears")
  func rooms() async {
    let building = Building()
    let other = Building()
    for (badge, room) in [(41, "Workshop"), (7, "Library"), (12, "Library"), (0, "")] {
      building.monitor.see(badge, in: room)
    }
    other.monitor.see(7, in: "Roof")
    building.deliversToABusyMainActor()
    other.deliversToABusyMainActor()
    await building.comesToRest()
    await other.comesToRest()
    let morning = building.board.rooms()
    #expect(
      morning == [41: "Workshop", 7: "Library", 12: "Library", 0: ""],
      """
      The badges 41, 7, 12 and 0 were seen, one right after the other, badge 0 in a room without a name. \
      The main actor was busy until all four had been reported.
      """)
    let elsewhere = other.board.rooms()
    #expect(elsewhere == [7: "Roof"], "Another building's monitor saw badge 7 on its roof.")

    building.monitor.see(7, in: "Canteen")
    building.monitor.lose(12)
    building.monitor.lose(99)
    await building.comesToRest()
    let noon = building.board.rooms()
    #expect(
      noon == [41: "Workshop", 7: "Canteen", 0: ""],
      "Badge 7 went to the canteen, 12 left, and 99 was lost, which had never been seen.")

    building.monitor.see(12, in: "Workshop")
    await building.comesToRest()
    let evening = building.board.rooms()
    #expect(
      evening == [41: "Workshop", 7: "Canteen", 12: "Workshop", 0: ""],
      "Badge 12 had left, and came back.")
  }

  @Test("Each report changes the board once, also where it shows the same already")
  func once() async {
    let building = Building()
    let other = Building()
    let four = await building.changesOfFourReports()
    #expect(
      four == 4,
      "The monitor made four reports, two of them of badge 7. The main actor was busy meanwhile.")
    building.monitor.lose(99)
    await building.comesToRest()
    building.monitor.see(41, in: "Workshop")
    await building.comesToRest()
    building.monitor.see(41, in: "Workshop")
    await building.comesToRest()
    let all = building.changeCount
    #expect(
      all == 7,
      """
      The monitor made three reports more. One was of a badge that the board did not show, and one of a \
      badge that was in that room already: each is a report.
      """)
    let others = other.changeCount
    #expect(others == 0, "Another building's monitor made no report, and its board has changed.")
  }
}
