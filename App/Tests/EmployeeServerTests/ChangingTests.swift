import Foundation
import Testing

@testable import EmployeeServer

@Suite("Changing")
struct ChangingTests {
  @Test("an employee who is added is there, under the address that the answer names")
  func add() async throws {
    try await withServer(employees: 5) { client in
      let fields: [String: JSONValue] = [
        "name": .string(" 山田 花子 "), "sort_name": .string("Yamada Hanako"),
        "phone": .string("+81 3-5555-0123"), "manager_id": .number("1"),
      ]
      let answer = try await client.add(fields)
      #expect(answer.status == 201)
      #expect(answer.header("Location") == "/employees/6")
      let json = try await client.send("GET", "/employees/6").json
      #expect(try answer.json == json)
      #expect(json["name"]?.string == "山田 花子")
      #expect(json["sort_name"]?.string == "Yamada Hanako")
      #expect(json["phone"]?.string == "+81 3-5555-0123")
      #expect(json["manager_id"]?.integer == 1)
      #expect(json["start_date"]?.string == "2020-02-29")
    }
  }

  @Test("an employee without a name to sort by is sorted by their name, in composed form")
  func defaults() async throws {
    try await withServer(employees: 0) { client in
      let json = try await client.add(["name": .string("Zoe\u{301}"), "phone": .null]).json
      #expect(json["name"]?.string?.unicodeScalars.count == 3)
      #expect(json["sort_name"] == json["name"])
      #expect(json["phone"] == .null)
      #expect(json["manager_id"] == .null)
    }
  }

  @Test("a replacement replaces all: what it leaves out is gone, and the id stays")
  func replace() async throws {
    try await withServer(employees: 5) { client in
      #expect(try await client.send("GET", "/employees/5").json["manager_id"] != .null)
      let answer = try await client.send("PUT", "/employees/5", json: person())
      #expect(answer.status == 200)
      let json = try await client.send("GET", "/employees/5").json
      #expect(try answer.json == json)
      #expect(json["id"]?.integer == 5)
      #expect(json["manager_id"] == .null)
      #expect(json["email"]?.string == "ada@employees.example")
      // The same once more is no conflict with itself.
      #expect(try await client.send("PUT", "/employees/5", json: person()).status == 200)
      let found = try await client.send("GET", "/employees?search=mathematician").json
      #expect(found["total"]?.integer == 1)
    }
  }

  @Test("a removed employee is gone, with their picture, and their number is not given again")
  func remove() async throws {
    try await withServer(employees: 5) { client in
      let answer = try await client.send("DELETE", "/employees/5")
      #expect(answer.status == 204)
      #expect(answer.body.isEmpty)
      for (method, path) in [
        ("GET", "/employees/5"), ("GET", "/employees/5/avatar"), ("DELETE", "/employees/5"),
      ] {
        #expect(try await client.send(method, path).status == 404)
      }
      #expect(try await client.send("PUT", "/employees/5", json: person()).status == 404)
      #expect(try await client.add().json["id"]?.integer == 6)
    }
  }

  @Test("those who reported to an employee who is removed have no manager")
  func removeManager() async throws {
    try await withServer(employees: 20) { client in
      #expect(try await client.send("DELETE", "/employees/1").status == 204)
      let people = try await client.walk("", limit: 200)
      #expect(people.count == 19)
      #expect(people.allSatisfy { $0["manager_id"]?.integer != 1 })
    }
  }

  @Test("an address that is taken, in upper or lower case, is a conflict that changes nothing")
  func conflict() async throws {
    try await withServer(employees: 2) { client in
      #expect(try await client.add().status == 201)
      for email in ["ada@employees.example", "ADA@Employees.EXAMPLE"] {
        let fields: [String: JSONValue] = ["email": .string(email), "name": .string("Other")]
        for (method, path) in [("POST", "/employees"), ("PUT", "/employees/1")] {
          let answer = try await client.send(method, path, json: person(fields))
          #expect(answer.status == 409)
          #expect(answer.header("Content-Type") == "application/problem+json")
          #expect(try answer.complaints == ["email taken"])
        }
      }
      let found = try await client.send("GET", "/employees?search=other").json
      #expect(found["total"]?.integer == 0)
    }
  }

  @Test("a manager who is not there, or who reports to the employee, is refused")
  func managers() async throws {
    try await withServer(employees: 0) { client in
      for number in 1...4 {
        let manager: JSONValue = number == 1 ? .null : .number(String(number - 1))
        let email = JSONValue.string("p\(number)@employees.example")
        #expect(try await client.add(["manager_id": manager, "email": email]).status == 201)
      }
      for (manager, complaint) in [
        ("1", "circular"), ("2", "circular"), ("4", "circular"), ("9", "no_such_employee"),
        ("9223372036854775807", "no_such_employee"), ("9223372036854775808", "out_of_range"),
        ("0", "out_of_range"), ("-1", "out_of_range"), ("1.5", "out_of_range"),
      ] {
        let answer = try await client.send(
          "PUT", "/employees/1", json: person(["manager_id": .number(manager)]))
        #expect(answer.status == 422)
        #expect(try answer.complaints == ["manager_id \(complaint)"], "\(manager)")
      }
    }
  }
}
