import ConcurrentDecodeAdapter
import ConcurrentDecodeSubject
import Foundation
import Testing
import WorkshopSupport

@Suite("A concurrent decode", .serialized)
@MainActor
struct ConcurrentDecodeChecks {
  private static let unitsPerRecord = 40

  private let meter: WorkMeter
  private let model: Subject.Model

  init() {
    let meter = WorkMeter()
    self.meter = meter
    model = makeSubject().makeModel { units in meter.work(units) }
  }

  @Test("No record of a large roster is read on the main actor")
  func largeRoster() async {
    await model.show(Self.roster(of: 1...500))
    let onMainActor = meter.mainActorUnits
    #expect(
      onMainActor == 0,
      """
      The main actor itself did this many units of decoding: a frame has \
      \(WorkMeter.unitsPerFrame), and in that time it draws nothing. Where does the function that \
      calls the decoder run?
      """)
    await model.show(Self.damagedRoster)
    let afterDamage = meter.mainActorUnits
    #expect(afterDamage == 0, "A damaged roster is no reason to read on the main actor either.")
  }

  @Test("The decoder reads each record once, for every roster that is shown")
  func everyRecordOnce() async {
    await model.show(Self.roster(of: 1...30))
    let first = meter.totalUnits
    #expect(
      first == 30 * Self.unitsPerRecord,
      "A roster of 30 records is 30 times 40 units for the model's decoder, no more and no less.")
    await model.show(Self.roster(of: 31...50))
    let second = meter.totalUnits - first
    #expect(
      second == 20 * Self.unitsPerRecord,
      "The second roster has 20 records, and each of them has to be read as well.")
  }

  @Test("When show(_:) returns, the screen shows the roster, in its order")
  func order() async {
    await model.show(Self.roster(of: 1...200))
    let shown = model.employees()
    #expect(
      shown == (1...200).map(Self.line),
      "`show(_:)` has returned, so the person expects to see the employees now.")
    await model.show(Self.roster(of: 7...9))
    let next = model.employees()
    #expect(
      next == (7...9).map(Self.line), "The second roster takes the place of the first.")
  }

  @Test(
    "A damaged roster leaves a message and the employees that were there, until a good one comes")
  func damaged() async {
    await model.show(Self.roster(of: 1...3))
    let before = model.message()
    #expect(before == nil, "The roster was good, so there is nothing to report.")

    await model.show(Self.damagedRoster)
    let message = model.message()
    #expect(
      message != nil, "One record has no name. The person has to hear that something is wrong.")
    let shown = model.employees()
    #expect(
      shown == (1...3).map(Self.line), "What the screen showed before is better than half a roster."
    )

    await model.show(Self.roster(of: 8...9))
    let after = model.message()
    #expect(after == nil, "The last roster was good: the old message is no longer true.")
    let last = model.employees()
    #expect(last == (8...9).map(Self.line), "After a damaged roster a good one shows as before.")
  }

  private static func line(_ id: Int) -> String { "\(id) Employee \(id)" }

  /// The last of its records has no name.
  private static var damagedRoster: Data {
    roster(of: 4...60) + Data("{ \"id\": 61 }\n".utf8)
  }

  private static func roster(of ids: ClosedRange<Int>) -> Data {
    Data(
      ids.map { "{ \"id\": \($0), \"name\": \"Employee \($0)\" }\n" }.joined().utf8)
  }
}
