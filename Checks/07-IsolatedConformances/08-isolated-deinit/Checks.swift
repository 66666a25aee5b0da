import IsolatedDeinitAdapter
import IsolatedDeinitSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("An isolated deinit", .serialized)
@MainActor
struct IsolatedDeinitChecks {
  /// What the board has told: the employee, and how many look at them now.
  private final class Record: Sendable {
    private let changes = Mutex<[String]>([])
    private let elsewhere = Atomic(0)

    func note(_ employee: Int, _ viewers: Int) {
      if !MainActorProbe.isOnMainActor { elsewhere.add(1, ordering: .relaxed) }
      changes.withLock { $0.append("\(employee): \(viewers)") }
    }

    var all: [String] { changes.withLock { $0 } }
    var countElsewhere: Int { elsewhere.load(ordering: .relaxed) }
  }

  private let record = Record()
  private let visit: @MainActor @Sendable (Int) -> Subject.Visit

  init() {
    let record = record
    visit = makeSubject().makeBoard { employee, viewers in record.note(employee, viewers) }
  }

  @concurrent
  private static func letGoElsewhere(_ visits: [Subject.Visit]) async {
    for visit in visits { visit.letGo() }
  }

  @Test("Released on the main actor, a visit has left by the next line")
  func letGoOnMain() async {
    let (first, second) = (visit(7), visit(7))
    first.letGo()
    let afterOne = record.all
    second.letGo()
    let afterTwo = record.all
    #expect(
      afterOne == ["7: 1", "7: 2", "7: 1"],
      """
      The last holder let go of one of two visits. This is what the board had told by the next \
      line. Cleanup in a task comes later, when other code may have looked already.
      """)
    #expect(
      afterTwo == ["7: 1", "7: 2", "7: 1", "7: 0"],
      "The second visit was let go too, and this is what the board had told by the next line.")
    _ = await eventually { false }
    let later = record.all
    #expect(later == afterTwo, "Both visits had left, and the board heard something more.")
  }

  @Test("Released elsewhere, it leaves soon after: a visit leaves the board on the main actor")
  func letGoElsewhere() async {
    await Self.letGoElsewhere([visit(7), visit(3), visit(7)])
    _ = await eventually { record.all.count == 6 }
    _ = await eventually { false }
    // They may leave in any order.
    let (left, countElsewhere) = (record.all.dropFirst(3).sorted(), record.countElsewhere)
    #expect(
      left == ["3: 0", "7: 0", "7: 1"],
      "Three visits were released by nonisolated code. This is what the board has told of that since."
    )
    #expect(
      countElsewhere == 0, "So many times the board was told something away from the main actor.")
  }

  @Test("Ended on the main actor, a visit has left by the next line, and leaves no second time")
  func ended() async {
    let (first, second) = (visit(7), visit(7))
    first.end()
    let atOnce = record.all
    #expect(
      atOnce == ["7: 1", "7: 2", "7: 1"],
      "The visit was ended, and this is what the board had told by the next line.")
    first.end()
    first.move(3)
    first.letGo()
    _ = await eventually { false }
    let later = record.all
    #expect(
      later == ["7: 1", "7: 2", "7: 1"],
      """
      The visit was over. It was ended once more, moved, and released, and no other visit had \
      left. This is what the board has told by now.
      """)
    second.end()
    await Self.letGoElsewhere([second])
    _ = await eventually { false }
    let all = record.all
    #expect(
      all == ["7: 1", "7: 2", "7: 1", "7: 0"],
      "The other visit was ended on the main actor, and let go elsewhere.")
  }

  @Test("A visit retains its board, and tells it what it tells now, in the same order")
  func keepsItsBoard() async {
    let record = record
    // No other code holds this board.
    let lonely = makeSubject().makeBoard { record.note(100 + $0, $1) }(7)
    let other = visit(7)
    lonely.move(0)
    lonely.move(-3)
    lonely.letGo()
    let told = record.all
    #expect(
      told == ["107: 1", "7: 1", "107: 0", "100: 1", "100: 0", "97: 1", "97: 0"],
      """
      One of two boards adds 100 to the number of an employee. Only a visit held it. The visit moved \
      from 7 over 0 to -3 and was let go; the visit on the other board was not.
      """)
    let last = makeSubject().makeBoard { record.note(200 + $0, $1) }(7)
    await Self.letGoElsewhere([last])
    _ = await eventually { false }
    let later = Array(record.all.dropFirst(7))
    #expect(
      later == ["207: 1", "207: 0"],
      "A visit was let go elsewhere, and nothing else held its board.")
    other.letGo()
  }

  @Test("A visit leaves the employee that it visited last")
  func moved() async {
    let (first, second) = (visit(7), visit(12))
    first.move(3)
    first.move(12)
    let employee = first.employee()
    #expect(employee == 12, "The visit has moved to 12.")
    first.letGo()
    let onMain = record.all
    #expect(
      onMain == ["7: 1", "12: 1", "7: 0", "3: 1", "3: 0", "12: 2", "12: 1"],
      "A visit moved from 7 over 3 to 12, where there was one already, and was let go.")
    second.move(12)
    let again = Array(record.all.dropFirst(7))
    #expect(
      again == ["12: 0", "12: 1"],
      "The other was at 12 and moved to 12. A visit that moves leaves and joins, wherever it goes.")
    second.move(7)
    await Self.letGoElsewhere([second])
    _ = await eventually { false }
    let left = Array(record.all.dropFirst(9))
    #expect(
      left == ["12: 0", "7: 1", "7: 0"], "The other moved from 12 to 7, and was let go elsewhere.")
  }
}
