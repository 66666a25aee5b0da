import ConcurrentDecodeAdapter
import ConcurrentDecodeSubject
import Foundation
import Synchronization
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

  @Test("No record of a roster is read on the main actor")
  func offTheMainActor() async throws {
    for records in [500, 30, 1] {
      await model.show(Self.roster(of: Self.mixedIDs.prefix(records)))
      let onMainActor = meter.mainActorUnits
      try #require(
        onMainActor == 0,
        """
        The main actor itself did this many units of decoding, for a roster with \
        \(records) \(records == 1 ? "record" : "records"). A frame has \
        \(WorkMeter.unitsPerFrame). While it decodes, it draws nothing. Where does the function \
        that calls the decoder run?
        """)
    }
    await model.show(Self.damagedRoster)
    let afterDamage = meter.mainActorUnits
    #expect(afterDamage == 0, "A damaged roster is no reason to read on the main actor either.")
  }

  @Test("`decoder` reads each record once, for every roster that is shown")
  func everyRecordOnce() async {
    await model.show(Self.roster(of: Self.mixedIDs.prefix(30)))
    let first = meter.totalUnits
    #expect(
      first == 30 * Self.unitsPerRecord,
      "A roster of 30 records is 30 times 40 units for the model's decoder, no more and no less.")
    await model.show(Self.roster(of: Self.mixedIDs.prefix(20)))
    let second = meter.totalUnits - first
    #expect(
      second == 20 * Self.unitsPerRecord,
      "The second roster has 20 records, and each of them has to be read as well.")
    await model.show(Self.roster(of: Self.mixedIDs.prefix(20)))
    let again = meter.totalUnits - first - second
    #expect(
      again <= 20 * Self.unitsPerRecord,
      "The second roster was shown once more, and the decoder read it more than once.")
    let before = meter.totalUnits
    await model.show(Self.damagedRoster)
    let damaged = meter.totalUnits - before
    #expect(
      damaged <= 58 * Self.unitsPerRecord,
      "The last of 58 records has no name. No record is read twice, so these are too many units.")
  }

  @Test(
    "When `show(_:)` returns, `employees` are those of the roster, in order, and `message` is nil")
  func order() async {
    let ids = Self.mixedIDs
    await model.show(Self.roster(of: ids))
    let message = model.message()
    #expect(message == nil, "The roster was good, so there is nothing to report.")
    let difference = Self.difference(from: ids, in: model.employees())
    #expect(
      difference == nil,
      "`show(_:)` has returned, so the person expects to see the employees now, in this order.")
    await model.show(Self.roster(of: [7, 3, 9]))
    let next = model.employees()
    #expect(next == [7, 3, 9].map(Self.line), "The second roster takes the place of the first.")
    let odd = [(7, "Ada"), (3, ""), (7, "Ada"), (-2, " Émilie  du Châtelet"), (0, "Ada")]
    await model.show(Self.roster(odd))
    let shown = model.employees()
    #expect(
      shown == odd.map { "\($0) \($1)" },
      "Two records may be alike, and a name may be empty: each record is one employee.")
    let renamed = odd.map { (id: $0.0, name: $0.1 + " King") }
    await model.show(Self.roster(renamed))
    let names = model.employees()
    #expect(
      names == renamed.map { "\($0.id) \($0.name)" },
      "The ids of this roster are those on the screen, and the names are new ones.")
    await model.show(Data())
    let none = model.employees()
    #expect(none == [], "A roster without records was shown: the company has no employees now.")
    let messageOfNone = model.message()
    #expect(
      messageOfNone == nil, "A roster without records can be read, so there is nothing to report.")
  }

  @Test("The order is that of the roster, in any order of reading")
  func orderOfReading() async throws {
    let elsewhere = ManualExecutor()
    let (model, ids) = (model, [7, 3, 9, -2, 5])
    let hasEnded = Mutex(false)
    Task(executorPreference: elsewhere) {
      await model.show(Self.roster(of: ids))
      hasEnded.withLock { $0 = true }
    }
    // An answer of a finite number of steps needs far fewer rounds.
    for _ in 0..<1_000 where !hasEnded.withLock({ $0 }) {
      guard await eventually({ elsewhere.hasJobs || hasEnded.withLock { $0 } }) else { break }
      // Of several child tasks, the one that was made last works first.
      while elsewhere.hasJobs { elsewhere.runNewest() }
    }
    try #require(hasEnded.withLock { $0 }, "`show(_:)` never returned.")
    let shown = model.employees()
    #expect(
      shown == ids.map(Self.line),
      """
      Here a child task that is made later works first, as may happen where two cores are free. The \
      employees stand in the order of the roster all the same.
      """)
  }

  @Test("A cancelled task reads and shows the roster too", arguments: [false, true])
  func cancelled(whileReading: Bool) async {
    let showing = Mutex<Task<Void, Never>?>(nil)
    let model = makeSubject().makeModel { _ in
      if whileReading { showing.withLock { $0?.cancel() } }
    }
    let task = Task { await model.show(Self.roster(of: [7])) }
    // The task begins only when this function suspends.
    if !whileReading { task.cancel() }
    showing.withLock { $0 = task }
    await task.value
    let (shown, message) = (model.employees(), model.message())
    #expect(
      shown == [Self.line(7)],
      """
      The task that awaits `show(_:)` was cancelled \
      \(whileReading ? "while the roster was read" : "before it began"). The starter does not \
      check for cancellation, and shows the roster.
      """)
    #expect(message == nil, "The roster was good, so there is nothing to report.")
    let showingDamage = Task { await model.show(Self.damagedRoster) }
    if !whileReading { showingDamage.cancel() }
    showing.withLock { $0 = showingDamage }
    await showingDamage.value
    let (kept, told) = (model.employees(), model.message())
    #expect(
      kept == [Self.line(7)] && told?.isEmpty == false,
      """
      Then a damaged roster was shown in a task that was cancelled as well. It cannot be read, so \
      `employees` stay and there is a `message`.
      """)
  }

  @Test("Until the whole roster has been read, `employees` stay")
  func oldOnesStay() async throws {
    let rosters = [([5, 2, 4], [7, 3, 9]), ([], Array(Self.mixedIDs.prefix(300)))]
    for (first, second) in rosters {
      let screen = Screen()
      let model = makeSubject().makeModel { _ in screen.recordIsRead() }
      if !first.isEmpty { await model.show(Self.roster(of: first)) }
      let before = model.employees()
      screen.turnOn(model)
      await model.show(Self.roster(of: second))
      let wasTold = screen.changes > 0
      screen.turnOff(model)
      let seen = screen.pictures
      try #require(!seen.isEmpty, "The model's decoder was not asked to read the roster.")
      try #require(
        wasTold,
        """
        A roster was read, and the screen was not told that the employees change. It goes on \
        showing the old ones. Is `@Observable` still there?
        """)
      let another = seen.first { $0 != before }
      #expect(
        another?.count == nil,
        """
        The screen showed so many employees while a roster of \(second.count) was being read. \
        \(another?.prefix(3).joined(separator: ", ") ?? "")… are among them. It had \
        \(before.isEmpty ? "none" : before.joined(separator: ", ")) until then, and these are \
        still the best that there is.
        """)
    }
  }

  @Test(
    "A roster that cannot be read leaves `employees` and sets a `message`, until a good one comes")
  func damaged() async {
    await model.show(Self.roster(of: [2, 3, 1]))
    let before = model.message()
    #expect(before == nil, "The roster was good, so there is nothing to report.")
    let shown = model.employees()

    let damage = [
      ("One record, the last, has no name.", Self.damagedRoster),
      ("The first record has no name.", Data("{ \"id\": 61 }\n".utf8) + Self.roster(of: [4])),
      ("This is no JSON.", Data("Ada, Grace".utf8)),
    ]
    for (what, roster) in damage {
      await model.show(roster)
      let message = model.message()
      #expect(message?.isEmpty == false, "\(what) The person has to hear that something is wrong.")
      let kept = model.employees()
      #expect(kept == shown, "\(what) What the screen showed before is better than half a roster.")
    }

    await model.show(Self.roster(of: [2, 3, 1]))
    let repeated = model.message()
    #expect(repeated == nil, "The roster from before the damage was shown again. It is good.")

    await model.show(Self.roster(of: [9]))
    let after = model.message()
    #expect(after == nil, "The last roster was good: the old message is no longer true.")
    let last = model.employees()
    #expect(last == [Self.line(9)], "After a damaged roster a good one shows as before.")
  }

  /// 2 000 ids of which neighbors are far apart, as they are in a roster that is sorted by desk.
  private static let mixedIDs = (1...2_000).map { $0 * 77 % 2_003 }

  private nonisolated static func line(_ id: Int) -> String { "\(id) Employee \(id)" }

  /// Says in a line how what is shown differs from the employees with these ids.
  private static func difference(from ids: [Int], in shown: [String]) -> String? {
    let expected = ids.map(line)
    if shown.count != expected.count {
      return "\(shown.count) employees in place of \(expected.count)"
    }
    return zip(shown, expected).enumerated().first { $1.0 != $1.1 }.map { row, names in
      "row \(row + 1) is \(names.0) in place of \(names.1)"
    }
  }

  /// The last of its records has no name.
  private static var damagedRoster: Data {
    roster(of: 4...60) + Data("{ \"id\": 61 }\n".utf8)
  }

  private nonisolated static func roster(of ids: some Sequence<Int>) -> Data {
    roster(ids.map { ($0, "Employee \($0)") })
  }

  private nonisolated static func roster(_ records: [(id: Int, name: String)]) -> Data {
    Data(records.map { "{ \"id\": \($0), \"name\": \"\($1)\" }\n" }.joined().utf8)
  }

  /// A screen, and what it showed while records were read.
  ///
  /// No thread has to look at the main actor from elsewhere: a reader notes each record, the model
  /// notes a change of the employees before it happens, and the lock puts the two in order.
  private final class Screen: Sendable {
    private struct State {
      var isOn = false
      /// Whether a record was read since the employees last changed.
      var wasReading = false
      var changes = 0
      var pictures: [[String]] = []
    }

    private let state = Mutex(State())

    /// What it showed while a record was read, in the order in which it came to show that.
    var pictures: [[String]] { state.withLock { $0.pictures } }

    /// How often the employees have changed.
    var changes: Int { state.withLock { $0.changes } }

    @MainActor
    func turnOn(_ model: Subject.Model) {
      state.withLock { $0.isOn = true }
      model.beforeNextChange { self.employeesChange(model) }
    }

    @MainActor
    func turnOff(_ model: Subject.Model) {
      endPicture(model.employees())
      state.withLock { $0.isOn = false }
    }

    func recordIsRead() {
      state.withLock { $0.wasReading = $0.isOn }
    }

    @MainActor
    private func employeesChange(_ model: Subject.Model) {
      guard state.withLock({ $0.isOn }) else { return }
      endPicture(model.employees())
      state.withLock { $0.changes += 1 }
      model.beforeNextChange { self.employeesChange(model) }
    }

    private func endPicture(_ picture: [String]) {
      state.withLock { state in
        if state.wasReading { state.pictures.append(picture) }
        state.wasReading = false
      }
    }
  }
}
