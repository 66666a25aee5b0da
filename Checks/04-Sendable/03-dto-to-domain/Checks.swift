import DtoToDomainAdapter
import DtoToDomainSubject
import Foundation
import Testing
import WorkshopSupport

@Suite("From DTO to domain", .serialized)
@MainActor
struct DtoToDomainChecks {
  private let model = makeSubject().makeModel()
  private let meter = WorkMeter()

  private func show(_ records: String...) async throws {
    let json = Data("[\(records.joined(separator: ", "))]".utf8)
    try await model.show(json) { [meter] units in meter.work(units) }
  }

  private static let ada = #"""
    { "employee_id": 7, "full_name": "Ada", "department_name": "Sales", "phone_number": "+44 20-41" }
    """#
  private static let adaShown = Subject.Employee(
    id: 7, name: "Ada", department: "Sales", phone: "442041")

  @Test("Each employee has the id, the name, the department and the digits of the phone")
  func allFields() async throws {
    try await show(
      #"""
      { "phone_number": "0-17 (9)", "full_name": "Åse Lie", "desk_number": 4,
        "department_name": "IT", "employee_id": 31 }
      """#, Self.ada)
    let employees = model.employees()
    #expect(
      employees == [
        Subject.Employee(id: 31, name: "Åse Lie", department: "IT", phone: "0179"),
        Self.adaShown,
      ],
      "Every field of the record has its place in `Employee`. Which one went astray?")
  }

  @Test("A department or a phone that is null is nil")
  func nulls() async throws {
    try await show(
      #"""
      { "employee_id": 7, "full_name": "Ada", "department_name": null, "phone_number": null }
      """#)
    let employees = model.employees()
    #expect(
      employees == [Subject.Employee(id: 7, name: "Ada", department: nil, phone: nil)],
      """
      The server says that there is none. The screen would show an empty line where nothing belongs, \
      or show nothing at all.
      """)
  }

  @Test("A department or a phone that the server leaves out is nil too")
  func leftOut() async throws {
    try await show(
      #"{ "employee_id": 7, "full_name": "Ada", "phone_number": "20" }"#,
      #"{ "employee_id": 5, "full_name": "Lin", "department_name": "Sales" }"#,
      #"{ "employee_id": 6, "full_name": "Kim" }"#)
    let employees = model.employees()
    #expect(
      employees == [
        Subject.Employee(id: 7, name: "Ada", department: nil, phone: "20"),
        Subject.Employee(id: 5, name: "Lin", department: "Sales", phone: nil),
        Subject.Employee(id: 6, name: "Kim", department: nil, phone: nil),
      ],
      "A field that is left out says as much as null. The other one has to come through.")
  }

  @Test("An empty text stays an empty text")
  func emptyTexts() async throws {
    try await show(
      #"{ "employee_id": 0, "full_name": "", "department_name": "", "phone_number": "" }"#,
      #"{ "employee_id": -3, "full_name": "Kim", "department_name": " ", "phone_number": "n/a" }"#)
    let employees = model.employees()
    #expect(
      employees == [
        Subject.Employee(id: 0, name: "", department: "", phone: ""),
        Subject.Employee(id: -3, name: "Kim", department: " ", phone: ""),
      ],
      "The server did send a text here. That it is empty, or has no digit, is another matter than nil."
    )
  }

  @Test("All records are there, in the order of the server, the same one twice if it came twice")
  func order() async throws {
    let ids = [40, 7, 12, 7, 3, 99, 12, 1]
    let records = ids.map { #"{ "employee_id": \#($0), "full_name": "P\#($0)" }"# }
    try await model.show(Data("[\(records.joined(separator: ","))]".utf8)) { _ in }
    let shown = model.employees().map(\.id)
    #expect(shown == ids, "These are the ids on the screen. The server knows why in which order.")
    try await model.show(Data("[]".utf8)) { _ in }
    let nobody = model.employees()
    #expect(nobody == [], "The last reply had no record, and that is an answer too.")
  }

  @Test(
    "A record without id or name is an error, and the screen stays as it was",
    arguments: [
      #"{ "full_name": "Kim", "department_name": "IT", "phone_number": "1" }"#,
      #"{ "employee_id": 8, "department_name": "IT", "phone_number": "1" }"#,
      #"{ "employee_id": null, "full_name": "Kim" }"#,
      #"{ "employee_id": 8, "full_name": null }"#,
    ])
  func damaged(record: String) async throws {
    try await show(Self.ada)
    await #expect(
      throws: (any Error).self,
      "Who has no id or no name is not an employee. Nobody is told, and the screen shows something."
    ) {
      try await show(#"{ "employee_id": 9, "full_name": "Lin" }"#, record)
    }
    let employees = model.employees()
    #expect(employees == [Self.adaShown], "What was on the screen is better than half a reply.")
  }

  @Test("Nothing of the work is done on the main actor, and none of it is left out")
  func offTheMainActor() async throws {
    try await show(Self.ada, Self.ada)
    let onMainActor = meter.mainActorUnits
    #expect(
      onMainActor == 0,
      """
      So many units were done on the main actor: 40 for each phone, and the length of the reply for \
      decoding it. Where does the line stand that calls `reply`, and where does that run?
      """)
    let elsewhere = meter.totalUnits
    let expected = Self.ada.utf8.count * 2 + "[, ]".utf8.count + 2 * 40
    try #require(
      elsewhere >= expected,
      "Not all of the work went by way of `reply.decoded` and `reply.digits`. It hears of less.")
  }

  @Test("When anything of an employee has changed, the screen shows it")
  func changes() async throws {
    let versions = [
      Self.ada,
      Self.ada.replacing("Ada", with: "Ada L."),
      Self.ada.replacing("Ada", with: "Ada L.").replacing("Sales", with: "IT"),
      Self.ada.replacing("Ada", with: "Ada L.").replacing("Sales", with: "IT")
        .replacing("41", with: "42"),
    ]
    let last = Subject.Employee(id: 7, name: "Ada L.", department: "IT", phone: "442042")
    for version in versions { try await show(version) }
    let employees = model.employees()
    #expect(
      employees == [last],
      "The name changed, then the department, then the phone. What does `==` of `Employee` look at?"
    )
  }
}
