import EmployeeServer
import Foundation
import Testing

@testable import EmployeeGlass

@Suite("What the form says of a text", .timeLimit(.minutes(1)))
struct EmployeeFieldTests {
  static let texts: [(EmployeeField, String)] = [
    (.name, ""), (.name, "  "), (.name, "Ada"), (.name, " Ada "), (.name, "123"), (.name, "山田"),
    (.name, String(repeating: "é", count: 100)), (.name, String(repeating: "é", count: 101)),
    (.name, "a" + String(repeating: "\u{301}", count: 500)), (.name, "Ada\nLund"),
    (.name, "Ada\u{202e}"), (.sortName, ""), (.sortName, "7"), (.title, "x"), (.title, ""),
    (.title, String(repeating: "x", count: 101)), (.office, String(repeating: "x", count: 60)),
    (.office, String(repeating: "x", count: 61)), (.email, "ada"), (.email, "ada@lund"),
    (.email, "ada@lund.example"), (.email, "a.b+c@lund.example"), (.email, ".a@lund.example"),
    (.email, "a@-lund.example"), (.email, "a@b@lund.example"), (.email, "ädä@lund.example"),
    (.email, String(repeating: "a", count: 65) + "@lund.example"), (.email, ""), (.phone, ""),
    (.phone, "12"), (.phone, "123"), (.phone, "+1 (877) 555-0123"), (.phone, "1+23"),
    (.phone, "call me"), (.phone, String(repeating: "1", count: 31)), (.startDate, ""),
    (.startDate, "2026-02-29"), (.startDate, "2024-02-29"), (.startDate, "1949-12-31"),
    (.startDate, "1950-01-01"), (.startDate, "2099-12-31"), (.startDate, "2100-01-01"),
    (.startDate, "1.1.2026"), (.department, "Design"), (.department, "Wizardry"),
  ]

  /// The server has the last word; a form that lets through less than it would keep a person from saving.
  @Test("it is refused where the server refuses it, and nowhere else")
  func likeTheServer() async throws {
    var configuration = EmployeeServer.Configuration()
    configuration.employees = 0
    let server = try await EmployeeServer.start(configuration)
    let service = HTTPEditingService(server: server.url)
    for (number, (field, text)) in Self.texts.enumerated() {
      var draft = EmployeeDraft(.person(1, "Ada Lund", in: "Design"))
      draft.email = "person\(number)@employees.example"
      draft[field] = text
      let isFine = draft.problems.isEmpty && EmployeeDraft.departments.contains(draft.department)
      do {
        _ = try await service.add(draft, key: "\(number)")
        #expect(isFine, "The server takes \(field) “\(text)”.")
      } catch EditingError.invalid(let fields, _) {
        #expect(!isFine, "The server refuses \(field) “\(text)”.")
        #expect(fields[field] != nil, "It says so of the field.")
      }
    }
    await server.stop()
  }

  @Test("a change, a lost race, a removal and a taken address come back as what they are")
  func endToEnd() async throws {
    var configuration = EmployeeServer.Configuration()
    configuration.employees = 3
    let server = try await EmployeeServer.start(configuration)
    let service = HTTPEditingService(server: server.url)
    let first = try await service.current(1)
    var draft = EmployeeDraft(first.employee)
    draft.title = "Archivist"
    let saved = try await service.save(draft, as: 1, ifStill: first.tag)
    #expect(saved.employee.title == "Archivist" && saved.tag != first.tag)
    await #expect(throws: EditingError.changedMeanwhile(saved)) {
      try await service.save(draft, as: 1, ifStill: first.tag)
    }
    draft.email = try await service.current(2).employee.email
    let taken = draft
    await #expect(throws: EditingError.self) {
      try await service.save(taken, as: 1, ifStill: saved.tag)
    }
    // The form has no field for the manager.
    var orphan = EmployeeDraft(saved.employee)
    orphan.managerID = 999
    let withoutManager = orphan
    let refusal = EditingError.invalid(
      [:], words: "manager_id: There is no employee with this id.")
    await #expect(throws: refusal) {
      try await service.save(withoutManager, as: 1, ifStill: saved.tag)
    }
    await #expect(throws: EditingError.changedMeanwhile(saved)) {
      try await service.remove(1, ifStill: first.tag)
    }
    try await service.remove(1, ifStill: saved.tag)
    await #expect(throws: EditingError.isGone) { try await service.current(1) }
    await server.stop()
  }
}
