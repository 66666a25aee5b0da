import Foundation
import FreeTheModelAdapter
import FreeTheModelSubject
import Testing
import WorkshopSupport

@Suite("Free the model", .serialized)
@MainActor
struct FreeTheModelChecks {
  private let meter: WorkMeter
  private let model: Subject.Model

  init() {
    let meter = WorkMeter()
    let replies = Self.replies
    self.meter = meter
    model = makeSubject().makeModel(
      { path in
        guard let text = replies[path] else { throw NotFound() }
        return Data(text.utf8)
      },
      { units in meter.work(units) })
  }

  private struct NotFound: Error {}

  /// No two of them have the same fields in the same order.
  private static let replies = [
    "employees/7": #"{ "id": 7, "name": "Ada", "city": "london" }"#,
    "employees/3": #"{ "city": "oslo", "name": "Åse", "id": 3, "team": "Sales" }"#,
    "employees/12": #"{ "name": "", "id": 12, "city": "turin" }"#,
    "offices/london": #"{ "street": "Dean Street", "floor": 4 }"#,
    "offices/oslo": #"{ "floor": null, "street": "Storgata" }"#,
    "offices/turin": #"{ "street": "Via Po" }"#,
    "employees/15": #"{ "id": 15, "city": "Den Haag", "name": " Lin  Ø. " }"#,
    "offices/Den Haag": #"{ "floor": -1, "street": "" }"#,
    "offices/den haag": #"{ "floor": -1, "street": "" }"#,
    "employees/0": #"{ "id": 0, "name": "\t\u00c5sa \"Bo\"\r\n", "city": "ground" }"#,
    "offices/ground": #"{ "street": "\u0000Quai 1/2 \n", "floor": 0 }"#,
    "employees/5000000000": #"{ "id": 5000000000, "name": "Ida", "city": "tower" }"#,
    "offices/tower": #"{ "street": "High Street", "floor": 3000000000 }"#,
    "employees/-8": #"{ "id": -8, "name": "Una", "city": "cellar" }"#,
    "offices/cellar": #"{ "street": "null", "floor": -300 }"#,
    "employees/40": #"{ "id": 40, "name": "Kim", "city": "nowhere" }"#,
    "employees/41": #"{ "id": 41, "city": "oslo" }"#,
    "employees/42": #"{ "id": "42", "name": "Lin", "city": "oslo" }"#,
    "employees/43": #"{ "id": 43, "name": "Max", "city": "damaged" }"#,
    "offices/damaged": #"{ "floor": 2 }"#,
    "employees/44": #"{ "id": 44, "name": "Zoë", "city": "odd" }"#,
    "offices/odd": #"{ "street": "Main Street", "floor": "two" }"#,
    "employees/45": #"{ "id": 45, "name": null, "city": "oslo" }"#,
    "employees/46": #"{ "name": "Mia", "city": "oslo" }"#,
    "employees/47": #"{ "id": 47, "name": 12, "city": "oslo" }"#,
    "employees/48": #"{ "id": 48.5, "name": "Eve", "city": "oslo" }"#,
    "employees/49": #"{ "id": 49, "name": "Bo" }"#,
    "employees/50": #"{ "id": 50, "name": "Gus", "city": null }"#,
    "offices/": #"{ "street": "Nowhere Lane" }"#,
    "employees/51": #"{ "id": 51, "name": "Pia", "city": "half" }"#,
    "offices/half": #"{ "street": "Half Way", "floor": 1.5 }"#,
  ]

  @Test("`DirectoryServer` decodes off the main actor, each reply once")
  func offTheMainActor() async throws {
    for id in [7, 3] {
      try await model.show(id)
      let onMainActor = meter.mainActorUnits
      try #require(
        onMainActor == 0,
        """
        So many units of decoding were done on the main actor. `fetch` left it in the starter. Is \
        `@concurrent` still there?
        """)
    }
    let units = meter.totalUnits
    let expected = ["employees/7", "offices/london", "employees/3", "offices/oslo"]
      .compactMap { path in Self.replies[path]?.utf8.count }
      .reduce(0, +)
    #expect(
      units == expected,
      "Two employees and two offices were shown. Each of the four replies is decoded once, by `fetch`."
    )
    let decodes = try await model.decodesOnMainActor("employees/12")
    #expect(!decodes, "`fetch` decoded something on the main actor, which was only asking for it.")
  }

  @Test("Both read the same values as now, and the screen shows them")
  func shown() async throws {
    try await model.show(7)
    let ada = model.employee()
    let london = model.office()
    #expect(ada == "7 Ada, london", "The screen shows this employee when `show(7)` has returned.")
    #expect(london == "Dean Street 4", "This is Ada's office.")
    try await model.show(3)
    let ase = model.employee()
    let oslo = model.office()
    #expect(ase == "3 Åse, oslo", "The second person takes the place of the first.")
    #expect(oslo == "Storgata -", "This office has no floor: the server sent null.")
    try await model.show(12)
    let unnamed = model.employee()
    let turin = model.office()
    #expect(unnamed == "12 , turin", "A name may be empty. That is no reason to refuse a reply.")
    #expect(turin == "Via Po -", "The server did not mention a floor, which is as good as null.")
    try await model.show(15)
    let lin = model.employee()
    let denHaag = model.office()
    #expect(
      lin == "15  Lin  Ø. , Den Haag",
      "Spaces and capital letters are the server's, and so they were shown before.")
    #expect(denHaag == " -1", "This street has no name, and this floor lies under the ground.")
  }

  @Test(
    "Both accept the same replies as now: every whole number and every text",
    arguments: [
      (0, "0 \tÅsa \"Bo\"\r\n, ground", "\0Quai 1/2 \n 0"),
      (5_000_000_000, "5000000000 Ida, tower", "High Street 3000000000"),
      (-8, "-8 Una, cellar", "null -300"),
    ])
  func valuesToTheLetter(id: Int, employee: String, office: String) async throws {
    try await model.show(id)
    let shownEmployee = model.employee()
    let shownOffice = model.office()
    #expect(shownEmployee == employee, "The starter takes this id and this name as they are.")
    #expect(shownOffice == office, "Floor 0 is a floor, and so is one that needs many digits.")
  }

  @Test(
    "Both accept the same replies as now: another is an error, and the screen stays as it was",
    arguments: [41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 40])
  func refused(id: Int) async throws {
    try await model.show(7)
    await #expect(
      throws: (any Error).self,
      """
      A field is missing in one of the two replies, or is not what it should be. In the starter, \
      that is an error.
      """
    ) {
      try await model.show(id)
    }
    let employee = model.employee()
    let office = model.office()
    #expect(employee == "7 Ada, london", "The screen showed Ada, and nothing better has come.")
    #expect(
      office == "Dean Street 4", "The screen showed Ada's office, and nothing better has come.")
  }
}
