import DatabaseOffMainAdapter
import DatabaseOffMainSubject
import Testing
import WorkshopSupport

@Suite("A database off the main actor", .serialized)
@MainActor
struct DatabaseOffMainChecks {
  /// A model on a database, and the meter that each use of the database or of a row counts on.
  private struct Screen {
    let model: Subject.Model
    let meter: WorkMeter

    @MainActor
    init() {
      let meter = WorkMeter()
      self.meter = meter
      model = makeSubject().makeModel(DatabaseOffMainChecks.people) { meter.work() }
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

  @Test("A search shows who is found, in the order of the database")
  func search() async {
    let screen = Screen()
    let all = await screen.shows("")
    #expect(
      all == [
        Person(id: 7, name: "Ada Lund"), Person(id: 18, name: "Kim Berg"),
        Person(id: 52, name: "Kim Berg"), Person(id: 31, name: "Omar Haddad"),
      ], "The text was empty, so everybody is found. This is what the model shows.")
    let found = await screen.shows("Kim")
    #expect(
      found == [Person(id: 18, name: "Kim Berg"), Person(id: 52, name: "Kim Berg")],
      "The search was for “Kim”. This is what the model shows.")
    let nobody = await screen.shows("Zoe")
    #expect(nobody == [], "The search was for “Zoe”, and there is none.")
  }

  @Test("A new name is in the database: the next search finds it, and not the old one")
  func rename() async {
    let screen = Screen()
    _ = await screen.shows("Kim")
    await screen.model.rename(52, "Kim Zorn")
    let renamed = await screen.shows("Zorn")
    #expect(
      renamed == [Person(id: 52, name: "Kim Zorn")],
      """
      Employee 52 was given the name Kim Zorn, and this is what a search for “Zorn” found. A change \
      to a copy does not reach the database. Who has the row?
      """)
    let others = await screen.shows("Berg")
    #expect(
      others == [Person(id: 18, name: "Kim Berg")],
      "One of two people named Kim Berg was renamed, the one with the id 52.")
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
        Person(id: 18, name: "Ben Berg"), Person(id: 7, name: "Eve Lund"),
        Person(id: 52, name: "Kim Berg"), Person(id: 31, name: "Omar Haddad"),
      ],
      """
      Employees 7, 18 and again 7 were renamed, with no search in between. What a screen shows may be \
      old by then: a place in its list, or a name, is nobody's id.
      """)
  }

  @Test("Somebody who is not on the screen can be renamed; an unknown id changes nothing")
  func otherIDs() async {
    let screen = Screen()
    _ = await screen.shows("Ada")
    await screen.model.rename(99, "Nobody")
    await screen.model.rename(31, "Omar Said")
    let all = await screen.shows("")
    #expect(
      all == [
        Person(id: 7, name: "Ada Lund"), Person(id: 18, name: "Kim Berg"),
        Person(id: 52, name: "Kim Berg"), Person(id: 31, name: "Omar Said"),
      ],
      """
      The screen showed Ada Lund alone. Then employee 99, whom nobody knows, and employee 31 were \
      renamed. This is in the database.
      """)
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
      there. Somewhere else the same rows may be in use in that moment. Where is the database, and \
      does a row get out?
      """)
  }
}
