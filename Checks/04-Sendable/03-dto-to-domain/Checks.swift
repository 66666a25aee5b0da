import DtoToDomainAdapter
import DtoToDomainSubject
import Foundation
import Synchronization
import Testing
import WorkshopSupport

@Suite("From DTO to domain", .serialized)
@MainActor
struct DtoToDomainChecks {
  private let subject = makeSubject()
  private let model = makeSubject().makeModel()
  private let meter = WorkMeter()

  private func show(_ records: String...) async throws {
    let json = Data("[\(records.joined(separator: ", "))]".utf8)
    try await model.show(json) { [meter] units in meter.work(units) }
  }

  /// Notes for each piece of work whether it is done where the check runs it by hand.
  private final class Places: Sendable {
    private let executor: ManualExecutor
    private let notes = Mutex<[Bool]>([])

    init(ofInterest executor: ManualExecutor) { self.executor = executor }

    var count: Int { notes.withLock { $0.count } }
    var areAllOfInterest: Bool { notes.withLock { !$0.contains(false) } }

    func note() {
      let preferred = withUnsafeCurrentTask { $0?.unownedTaskExecutor }
      let isOfInterest = preferred.map { $0 == executor.asUnownedTaskExecutor() } ?? false
      notes.withLock { $0.append(isOfInterest) }
    }
  }

  private static let ada = #"""
    { "employee_id": 7, "full_name": "Ada", "department_name": "Sales", "phone_number": "+44 20-41" }
    """#
  private static let adaShown = "7 “Ada”, “Sales”, “442041”"

  @Test(
    "`readEmployees` makes an employee of each record: id, name, department, the phone's digits")
  func allFields() async throws {
    try await show(
      #"""
      { "phone_number": "0-17 (9)", "full_name": "Åse Lie", "desk_number": 4,
        "department_name": "IT", "employee_id": 31 }
      """#, Self.ada,
      #"""
      { "employee_id": 5, "full_name": " Kim  LEE ", "department_name": "Sales",
        "phone_number": "+49 (0) 89 1234567890 123456" }
      """#,
      #"""
      { "employee_id": 6, "full_name": "Noor", "department_name": "R&D",
        "phone_number": "٤٤-20 x Ⅷ½" }
      """#)
    let employees = model.employees()
    #expect(
      employees == [
        "31 “Åse Lie”, “IT”, “0179”",
        Self.adaShown,
        "5 “ Kim  LEE ”, “Sales”, “490891234567890123456”",
        "6 “Noor”, “R&D”, “٤٤20Ⅷ½”",
      ],
      """
      Every field of the record has its place in `Employee`. Which one went astray? What is a digit in \
      a phone, `reply.digits(of:)` decides.
      """)
  }

  @Test("A null or missing department or phone is nil: one that is null")
  func nulls() async throws {
    try await show(
      #"""
      { "employee_id": 7, "full_name": "Ada", "department_name": null, "phone_number": null }
      """#)
    let employees = model.employees()
    #expect(
      employees == ["7 “Ada”, nil, nil"],
      """
      The server says that there is none. The screen would show an empty line where nothing belongs, \
      or show nothing at all.
      """)
  }

  @Test("A null or missing department or phone is nil: one that the server leaves out")
  func leftOut() async throws {
    try await show(
      #"{ "employee_id": 7, "full_name": "Ada", "phone_number": "20" }"#,
      #"{ "employee_id": 5, "full_name": "Lin", "department_name": "Sales" }"#,
      #"{ "employee_id": 6, "full_name": "Kim" }"#)
    let employees = model.employees()
    #expect(
      employees == [
        "7 “Ada”, nil, “20”",
        "5 “Lin”, “Sales”, nil",
        "6 “Kim”, nil, nil",
      ],
      "A field that is left out says as much as null. The other one has to come through.")
  }

  @Test("Empty text stays, and each phone is a result of `reply.digits(of:)`, even an empty one")
  func emptyTexts() async throws {
    try await show(
      #"{ "employee_id": 0, "full_name": "", "department_name": "", "phone_number": "" }"#,
      #"{ "employee_id": -3, "full_name": "Kim", "department_name": " ", "phone_number": "n/a" }"#)
    let employees = model.employees()
    #expect(
      employees == [
        "0 “”, “”, “”",
        "-3 “Kim”, “ ”, “”",
      ],
      "The server did send a text here. That it is empty, or has no digit, is another matter than nil."
    )
    let texts = ["null", "nil", "none", "None", "NULL", "N/A", "-", "0", "undefined", "\t"]
    let records = texts.map { text in
      let written = text.replacing("\t", with: "\\t")
      return #"""
        { "employee_id": 8, "full_name": "\#(written)", "department_name": "\#(written)",
          "phone_number": "\#(written) 4" }
        """#
    }
    try await model.show(Data("[\(records.joined(separator: ", "))]".utf8)) { _ in }
    let odd = model.employees()
    #expect(
      odd == texts.map { "8 “\($0)”, “\($0)”, “\($0 == "0" ? "04" : "4")”" },
      "A text that looks like none is a text all the same: null has no quotation marks around it.")
  }

  @Test("`readEmployees` makes an employee of each record, in order, also of one that came twice")
  func order() async throws {
    let ids = [40, 7, 12, 7, 3, 99, 12, 1]
    let records = ids.map { #"{ "employee_id": \#($0), "full_name": "P\#($0)" }"# }
    try await model.show(Data("[\(records.joined(separator: ","))]".utf8)) { _ in }
    let shown = model.employees()
    #expect(
      shown == ids.map { "\($0) “P\($0)”, nil, nil" },
      """
      Whom the screen shows. The server knows why in this order, and why some of them twice.
      """)
    try await model.show(Data("[]".utf8)) { _ in }
    let nobody = model.employees()
    #expect(nobody == [], "The last reply had no record, and that is an answer too.")
  }

  @Test("`readEmployees` makes an employee of each record, in order, whatever is ready first")
  func orderOfMany() async throws {
    let elsewhere = ManualExecutor()
    let ended = Latch()
    let records = (0..<1_000).map {
      #"{ "employee_id": \#($0), "full_name": "P\#($0)", "phone_number": "\#($0)" }"#
    }
    let json = Data("[\(records.joined(separator: ","))]".utf8)
    let model = model
    Task(executorPreference: elsewhere) { @concurrent in
      try? await model.show(json, { _ in })
      ended.open()
    }
    // Where several tasks share the reading, the one that came last is the first to be ready.
    for _ in 0..<10_000 {
      let goesOn = await eventually { elsewhere.hasJobs || ended.isOpen }
      guard goesOn, !ended.isOpen else { break }
      while elsewhere.hasJobs { elsewhere.runNewest() }
    }
    let shown = model.employees()
    try #require(
      shown.count == 1_000, "A thousand employees were read, and so many are on the screen.")
    let first = shown.indices.first { shown[$0] != "\($0) “P\($0)”, nil, “\($0)”" }
    #expect(
      first == nil,
      """
      This place is the first that shows another employee than the reply has there. If several tasks \
      share the reading, which of them is ready first is not known.
      """)
  }

  @Test(
    "A record without id or name, or with a value of another type, is an error",
    arguments: [
      #"{ "full_name": "Kim", "department_name": "IT", "phone_number": "1" }"#,
      #"{ "employee_id": 8, "department_name": "IT", "phone_number": "1" }"#,
      #"{ "employee_id": null, "full_name": "Kim" }"#,
      #"{ "employee_id": 8, "full_name": null }"#,
      #"{ "employee_id": "8", "full_name": "Kim" }"#,
      #"{ "employee_id": 8, "full_name": "Kim", "department_name": 4 }"#,
      #"{ "employee_id": 8, "full_name": "Kim", "phone_number": 44 }"#,
      #"{ "employee_id": 8, "full_name": 12, "department_name": "IT" }"#,
      #"{ "employee_id": 8.5, "full_name": "Kim" }"#,
      "null", "{}",
    ])
  func damaged(record: String) async throws {
    try await show(Self.ada)
    await #expect(
      throws: (any Error).self,
      "Something is wrong with this record: \(record). No error is thrown, and the screen shows something."
    ) {
      try await show(#"{ "employee_id": 9, "full_name": "Lin" }"#, record)
    }
    let employees = model.employees()
    #expect(employees == [Self.adaShown], "What was on the screen is better than half a reply.")
  }

  @Test(
    "Off the main actor, `reply.decoded` decodes, and each phone is a result of `reply.digits(of:)`"
  )
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

  @Test("`readEmployees` works off the main actor, and does not go back there for each record")
  func oneWay() async throws {
    let elsewhere = ManualExecutor()
    let places = Places(ofInterest: elsewhere)
    let records = (1...12).map {
      #"{ "employee_id": \#($0), "full_name": "P\#($0)", "phone_number": "2-\#($0)" }"#
    }
    let json = Data("[\(records.joined(separator: ","))]".utf8)
    let ended = Latch()
    let model = model
    Task(executorPreference: elsewhere) { @concurrent in
      try? await model.show(json, { _ in places.note() })
      ended.open()
    }
    // In each turn the reading goes on as far as it can, while the main actor stands still.
    var turns = 0
    for _ in 0..<100 {
      let goesOn = await eventually { elsewhere.hasJobs || ended.isOpen }
      guard goesOn, !ended.isOpen else { break }
      let before = places.count
      elsewhere.runJobs()
      if places.count > before { turns += 1 }
    }
    let shown = model.employees().count
    try #require(shown == 12, "Twelve employees were read, and so many are on the screen.")
    let turnsByHand = places.areAllOfInterest ? turns : 0
    #expect(
      turnsByHand < 12,
      """
      Twelve records were read, and the main actor had to help again and again: so many times the \
      reading could go on only after it. While the main actor draws, all of it stands still. What \
      does an `await` in a loop wait for?
      """)
  }

  /// A reply with one record, as it is or with one of its values changed.
  private func reply(
    id: String = "7", name: String = #""Ada""#, department: String = #""Sales""#,
    phone: String = #""+44 20-41""#
  ) -> Data {
    Data(
      #"""
      [{ "employee_id": \#(id), "full_name": \#(name), "department_name": \#(department),
         "phone_number": \#(phone) }]
      """#.utf8)
  }

  @Test("Any code compares two employees by all four: equal when all are, and only then")
  func equality() async throws {
    let different: [(String, Data, Data)] = [
      ("id", reply(), reply(id: "8")),
      ("name", reply(), reply(name: #""Ada L.""#)),
      ("department", reply(), reply(department: #""IT""#)),
      ("phone", reply(), reply(phone: #""+44 20-42""#)),
      ("department, nil and empty", reply(department: "null"), reply(department: #""""#)),
      ("phone, nil and empty", reply(phone: "null"), reply(phone: #""n/a""#)),
      ("name, Ada and ada", reply(), reply(name: #""ada""#)),
      ("name, with a space at its end", reply(), reply(name: #""Ada ""#)),
      ("department, Sales and SALES", reply(), reply(department: #""SALES""#)),
      ("department, nil and the word nil", reply(department: "null"), reply(department: #""nil""#)),
      ("phone, with a zero before it", reply(), reply(phone: #""0442041""#)),
    ]
    var mistaken: [String] = []
    for (what, one, other) in different {
      if try await subject.areEqual(one, other) != [false] { mistaken.append(what) }
    }
    #expect(
      mistaken == [],
      """
      Two employees differ in this, and are equal all the same. The screen would not show the \
      change. What does `==` of `Employee` look at?
      """)

    var runTogether: [String] = []
    for mark in ["", " ", "|", ",", ", ", "-", "_", "/", ":", ";", "#", "\\n", "\\t"]
    where mistaken.isEmpty {
      let one = reply(name: #""A\#(mark)A""#, department: #""A""#)
      let other = reply(name: #""A""#, department: #""A\#(mark)A""#)
      if try await subject.areEqual(one, other) != [false] { runTogether.append(mark) }
    }
    #expect(
      runTogether == [],
      """
      Two employees have other names and other departments, and are equal all the same: written in one \
      text, with this between the values, they look alike. Compare value by value.
      """)

    let shorter = #"[{"full_name":"Ada","employee_id":7,"phone_number":"+44 20-41"}]"#
    let same: [(String, Data, Data)] = [
      ("the same reply", reply(), reply()),
      ("442041 and +44 20-41", reply(phone: #""442041""#), reply()),
      ("null and left out", reply(department: "null"), Data(shorter.utf8)),
    ]
    mistaken = []
    for (what, one, other) in same {
      if try await subject.areEqual(one, other) != [true] { mistaken.append(what) }
    }
    #expect(
      mistaken == [],
      """
      All four values are the same here, and the employees are not equal. How the server wrote them \
      is no business of `Employee`.
      """)
  }
}
