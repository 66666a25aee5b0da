import Foundation
import Testing

@testable import EmployeeGlass

@Suite("Reading a page")
struct EmployeeDecodingTests {
  private static let fields = [
    "id": "7", "name": "\"山田 花子\"", "sort_name": "\"Yamada Hanako\"",
    "department": "\"Design\"", "title": "\"Engineer\"", "email": "\"h@employees.example\"",
    "phone": "null", "office": "\"Tokyo\"", "start_date": "\"2024-02-29\"", "manager_id": "3",
    "avatar_url": "\"/employees/7/avatar\"",
  ]

  private static func page(
    _ changes: [String: String] = [:], total: String = "1", next: String = "null",
    count: Int = 1
  ) -> Data {
    let fields = fields.merging(changes) { $1 }.filter { !$0.value.isEmpty }
    let employee = fields.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
    let all = Array(repeating: "{\(employee)}", count: count).joined(separator: ", ")
    return Data("{\"employees\": [\(all)], \"total\": \(total), \"next_cursor\": \(next)}".utf8)
  }

  @Test("a page is read with all that it says")
  func reading() throws {
    let page = try EmployeePage(json: Self.page(total: "9", next: "\"abc\""))
    #expect(page.total == 9)
    #expect(page.nextCursor == "abc")
    let employee = try #require(page.employees.first)
    #expect(employee.name == "山田 花子")
    #expect(employee.sortName == "Yamada Hanako")
    #expect(employee.startDate == CalendarDay(year: 2024, month: 2, day: 29))
    #expect(employee.phone == nil && employee.managerID == 3)
    #expect(employee.avatarPath == "/employees/7/avatar")
    // Left out is the same as null.
    #expect(try EmployeePage(json: Self.page(["phone": ""])).employees == [employee])
  }

  @Test(
    "an employee that cannot be is refused",
    arguments: [
      ("id", "0"), ("id", "-7"), ("id", "\"7\""), ("id", "1e99"), ("id", "null"), ("id", ""),
      ("name", "null"), ("name", "\"\""), ("name", "7"), ("name", ""), ("name", "[\"Ada\"]"),
      ("name", "\"line\\nbreak\""), ("name", "\"zero\\u0000byte\""), ("name", "\"\\u202eabc\""),
      ("name", "\"\(String(repeating: "x", count: Employee.longestText + 1))\""),
      ("sort_name", "\"\""), ("department", "\"\""), ("department", "{}"), ("title", "true"),
      ("email", "\"a\\rb\""), ("phone", "7"),
      ("office", "\"\(String(repeating: "é", count: Employee.longestText / 2 + 1))\""),
      ("start_date", "\"2024-02-30\""), ("start_date", "20240229"), ("manager_id", "7"),
      ("manager_id", "0"), ("manager_id", "\"3\""), ("avatar_url", "\"//elsewhere.example/a\""),
      ("avatar_url", "\"http://elsewhere.example/a\""), ("avatar_url", "\"/a/../b\""),
      ("avatar_url", "\"/employees/7/avatar?x=1\""), ("avatar_url", "\"/a%2f\""),
      ("avatar_url", "\"/\""), ("avatar_url", "\"employees/7\""), ("avatar_url", "\"/a b\""),
    ])
  func hostileEmployee(field: String, value: String) {
    #expect(throws: EmployeeServiceError.self) {
      try EmployeePage(json: Self.page([field: value]))
    }
  }

  @Test(
    "a page that cannot be is refused",
    arguments: [
      Data(), Data("{".utf8), Data("[]".utf8), Data("null".utf8), Data([0xff, 0xfe, 0x00]),
      Data("{\"employees\": {}, \"total\": 1}".utf8), Data("{\"total\": 1}".utf8),
      Data(String(repeating: "[", count: 100_000).utf8),
      page(total: "-1"), page(total: "\"1\""), page(total: "null"), page(next: "7"),
      page(next: "\"\""), page(next: "\"\(String(repeating: "x", count: 2_001))\""),
      page(count: 201), page().dropLast(), page() + Data("x".utf8),
    ])
  func hostilePage(json: Data) {
    #expect(throws: EmployeeServiceError.self) { try EmployeePage(json: json) }
  }
}
