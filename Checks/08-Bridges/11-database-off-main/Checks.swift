import DatabaseOffMainAdapter
import DatabaseOffMainSubject
import Dispatch
import Foundation
import Synchronization
import Testing
import WorkshopSupport

@Suite("A database off the main actor", .serialized)
@MainActor
struct DatabaseOffMainChecks {
  /// A model on a database, and the meter that each use of the database or of a row counts on.
  private struct Screen {
    let model: Subject.Model
    let meter: WorkMeter
    /// Who has joined the database since it was made.
    let joined: SynchronizedArray<Person>

    @MainActor
    init(_ people: [Person] = DatabaseOffMainChecks.people) {
      let meter = WorkMeter()
      self.meter = meter
      let joined = SynchronizedArray<Person>()
      self.joined = joined
      model = makeSubject().makeModel(people, { joined.all }, { meter.work() })
    }

    /// Searches, and gives what is shown then.
    @MainActor
    func shows(_ text: String) async -> [Subject.Person] {
      await model.search(text)
      return model.shown()
    }
  }

  private typealias Person = Subject.Person

  /// Ids in no order, and two people of one name.
  private static let people = [
    Person(id: 52, name: "Kim Berg"), Person(id: 7, name: "Ada Lund"),
    Person(id: 31, name: "Omar Haddad"), Person(id: 18, name: "Kim Berg"),
  ]

  @Test("`search` shows every row that is found, in the database's order")
  func search() async {
    let screen = Screen()
    let all = await screen.shows("")
    #expect(
      all == [
        Person(id: 31, name: "Omar Haddad"), Person(id: 52, name: "Kim Berg"),
        Person(id: 18, name: "Kim Berg"), Person(id: 7, name: "Ada Lund"),
      ],
      """
      The text was empty, so every employee is found. The database gave its rows from Z to A. \
      This is what the model shows.
      """)
    let found = await screen.shows("Kim")
    #expect(
      found == [Person(id: 52, name: "Kim Berg"), Person(id: 18, name: "Kim Berg")],
      "The search was for “Kim”. This is what the model shows.")
    let nobody = await screen.shows("Zoe")
    #expect(nobody == [], "The search was for “Zoe”, and there is none.")
  }

  @Test("When `rename` returns, the employee with that id has the new name, and no other has")
  func rename() async {
    let screen = Screen()
    _ = await screen.shows("Kim")
    await screen.model.rename(18, "Kim Zorn")
    let renamed = await screen.shows("Zorn")
    #expect(
      renamed == [Person(id: 18, name: "Kim Zorn")],
      """
      Employee 18 was given the name Kim Zorn, and this is what a search for “Zorn” found. A \
      change to a copy does not reach the database. Which code has the row?
      """)
    let others = await screen.shows("Berg")
    #expect(
      others == [Person(id: 52, name: "Kim Berg")],
      "One of two people named Kim Berg was renamed, the one with the id 18.")
  }

  @Test("An id stands for the same employee, also when names and order have changed")
  func renamesInARow() async {
    let screen = Screen()
    _ = await screen.shows("")
    await screen.model.rename(7, "Zoe Lund")
    await screen.model.rename(18, "Ben Berg")
    await screen.model.rename(7, "Eve Lund")
    let all = await screen.shows("")
    #expect(
      all == [
        Person(id: 31, name: "Omar Haddad"), Person(id: 52, name: "Kim Berg"),
        Person(id: 7, name: "Eve Lund"), Person(id: 18, name: "Ben Berg"),
      ],
      """
      Employees 7, 18 and again 7 were renamed, with no search in between. What a screen shows \
      may be old by then: a place in its list, or a name, is no id.
      """)
  }

  @Test("When `rename` returns, the employee with that id has the new name, also a new employee")
  func renamesNewcomer() async {
    let screen = Screen()
    _ = await screen.shows("")
    await screen.model.rename(7, "Eve Lund")
    screen.joined.append(Person(id: 64, name: "Zoe Mora"))
    await screen.model.rename(64, "Zoe Lund")
    let found = await screen.shows("Lund")
    #expect(
      found == [Person(id: 64, name: "Zoe Lund"), Person(id: 7, name: "Eve Lund")],
      """
      Employee 7 was renamed. Then employee 64 joined the database, and was renamed as well. This is what a \
      search for “Lund” found. Rows that an answer keeps are those of an earlier query.
      """)
  }

  @Test("An unknown id changes nothing; an employee who is not on the screen can be renamed")
  func otherIDs() async {
    let screen = Screen()
    _ = await screen.shows("Ada")
    await screen.model.rename(31, "Omar Said")
    await screen.model.rename(99, "Nobody")
    let unknown = screen.model.shown().filter { $0.id == 99 }
    #expect(unknown == [], "No row has the id 99, and the screen shows an employee with it.")
    let all = await screen.shows("")
    #expect(
      all == [
        Person(id: 31, name: "Omar Said"), Person(id: 52, name: "Kim Berg"),
        Person(id: 18, name: "Kim Berg"), Person(id: 7, name: "Ada Lund"),
      ],
      """
      The screen showed Ada Lund alone. Then employee 31 was renamed, and employee 99, which is not in \
      the database. This is in the database.
      """)
  }

  @Test("`search` shows every row that is found, also many; the new name may be empty")
  func manyAndEmpty() async {
    let people = (1...120).map { Person(id: $0 * 7 % 121 - 9, name: "Person \(1_000 - $0)") }
    let screen = Screen(people + [Person(id: 500, name: "")])
    await screen.model.rename(people[40].id, "")
    await screen.model.rename(people[3].id, " Åsa  de la Cruz-O’Hara ")
    let all = Set(await screen.shows("").map(\.description))
    var expected = Set(people.map(\.description) + ["500 "])
    expected.subtract([people[40].description, people[3].description])
    expected.formUnion(["\(people[40].id) ", "\(people[3].id)  Åsa  de la Cruz-O’Hara "])
    let (missing, wrong) = (
      expected.subtracting(all).sorted(), all.subtracting(expected).sorted()
    )
    #expect(
      missing == [] && wrong == [],
      """
      Two of 121 employees were renamed: \(people[40].id) has an empty name now, \(people[3].id) a \
      long one, with spaces at both ends. One more had no name before. All of them are wanted, with \
      the name that the database was given.
      """)
  }

  @Test("When `rename` returns, the new name is in the database")
  func renameIsAwaited() async {
    await #expect(
      processExitsWith: .success,
      """
      The database was slow, and `rename` had returned before the name was in it. A task that is \
      not awaited comes at some time; that it was mostly quick enough is luck.
      """
    ) { @MainActor in
      // The query holds its thread, which a program of its own may do, until the main actor is free.
      let mayGoOn = DispatchSemaphore(value: 0)
      let uses = Atomic(0)
      let meter = WorkMeter()
      let use: @Sendable () -> Void = {
        // On the main actor it would wait for itself, and the check after this one says what is wrong.
        meter.work()
        if meter.mainActorUnits > 0 { exit(EXIT_SUCCESS) }
        if uses.add(1, ordering: .sequentiallyConsistent).oldValue == 0 { mayGoOn.wait() }
      }
      let model = makeSubject().makeModel([Person(id: 7, name: "Ada Lund")], { [] }, use)
      var wasFree = false
      Task {
        wasFree = true
        mayGoOn.signal()
      }
      await model.rename(7, "Eve Lund")
      exit(
        wasFree && uses.load(ordering: .sequentiallyConsistent) > 1 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("The database and its rows are never used on the main actor")
  func offTheMainActor() async {
    let screen = Screen()
    _ = await screen.shows("Kim")
    await screen.model.rename(31, "Omar Said")
    _ = await screen.shows("")
    let units = screen.meter.mainActorUnits
    #expect(
      units == 0,
      """
      So many times the database was asked on the main actor, or the name of a row read or changed \
      there. Either the code that asks the database is isolated to the main actor, or a row has got out \
      of the code that asks.
      """)
  }

  // One thread of the pool is held, and the main actor needs another one.
  @Test(
    "The database and its rows are used in one place at a time",
    .enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
  func oneAtATime() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      "A search was held in its query or at a row, and the program has ended."
    ) { @MainActor [verdict = verdict as ExitTestVerdict] in
      let gate = Gate()
      let model = makeSubject().makeModel(
        [Person(id: 7, name: "Ada Lund"), Person(id: 31, name: "Omar Said")], { [] },
        { gate.use() })
      let search: @MainActor () async -> Void = { await model.search("") }
      let rename: @MainActor () async -> Void = { await model.rename(7, "Eve Lund") }
      await rename()
      for (first, second) in [(search, rename), (rename, search)] {
        // As often as the first one uses the database alone, it is held there.
        gate.begin(holdingAt: nil)
        await first()
        for use in 1...max(gate.uses, 1) {
          gate.begin(holdingAt: use)
          let one = Task.immediate { await first() }
          await whenThreadsSleep {}
          let other = Task.immediate { await second() }
          let isWrong = await whenThreadsSleep {
            defer { gate.letGo() }
            return gate.hasOverlap
          }
          if isWrong { verdict.end(isWrong: true) }
          await one.value
          await other.value
        }
      }
      verdict.end(isWrong: false)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      A search and a `rename` came at the same time. While one of them was in a query, or at a row's name, \
      the other one was in a query too. Nothing protects rows and database but the code around them: if \
      a lock does, a row that comes out of `withLock` is out of its reach.
      """)
  }

  /// Holds the first use of a database that it is told to hold, and notices one that comes meanwhile.
  private final class Gate: Sendable {
    private struct State {
      var uses = 0
      var held: Int?
      var isHolding = false
      var hasOverlap = false
    }

    private let state = Mutex(State())
    private let mayGoOn = DispatchSemaphore(value: 0)

    var uses: Int { state.withLock { $0.uses } }
    var isHolding: Bool { state.withLock { $0.isHolding } }
    var hasOverlap: Bool { state.withLock { $0.hasOverlap } }

    func begin(holdingAt use: Int?) { state.withLock { $0 = State(held: use) } }

    func use() {
      // There it would wait for itself, and another check says what is wrong.
      if MainActorProbe.isOnMainActor { return }
      let isHeld = state.withLock { state in
        state.uses += 1
        if state.isHolding {
          state.hasOverlap = true
        } else if state.uses == state.held {
          state.isHolding = true
          return true
        }
        return false
      }
      if isHeld { mayGoOn.wait() }
    }

    func letGo() {
      let wasHolding = state.withLock { state in
        defer { (state.isHolding, state.held) = (false, nil) }
        return state.isHolding
      }
      if wasHolding { mayGoOn.signal() }
    }
  }
}
