import Foundation
import Testing

@testable import EmployeeServer

@Suite("Restoring who was removed")
struct RestoringTests {
  private static func manager(_ client: TestClient, _ id: Int64) async throws -> Int64? {
    try await client.send("GET", "/employees/\(id)").json["manager_id"]?.integer
  }

  private static func restore(_ id: Int64, _ client: TestClient) async throws -> Answer {
    try await client.send("POST", "/employees/\(id)/restoration", json: "{}")
  }

  /// Adds four: 2 and 3 report to 1, and 4 reports to 2.
  private static func addFour(_ client: TestClient) async throws {
    for (number, manager) in [(Int64(1), nil), (2, "1"), (3, "1"), (4, "2")] {
      let answer = try await client.add([
        "email": .string("p\(number)@employees.example"),
        "manager_id": manager.map { .number($0) } ?? .null,
      ])
      #expect(try answer.json["id"]?.integer == number)
    }
  }

  private static func give(_ id: Int, manager: Int, _ client: TestClient) async throws {
    let fields: [String: JSONValue] = [
      "email": .string("p\(id)@employees.example"), "manager_id": .number("\(manager)"),
    ]
    #expect(
      try await client.send("PUT", "/employees/\(id)", json: person(fields)).status == 200)
  }

  @Test("their id, messages and reports come back, also after a restart, and once")
  func whole() async throws {
    try await withFolder { folder in
      var before: JSONValue = .null
      var messages = ""
      try await withServer(employees: 0, storage: .folder(folder)) { client async throws in
        try await Self.addFour(client)
        #expect(
          try await client.send("POST", "/employees/1/messages", json: #"{"text":"Hi"}"#).status
            == 201)
        before = try await client.send("GET", "/employees/1").json
        messages = try await client.send("GET", "/employees/1/messages").text
        #expect(try await client.send("DELETE", "/employees/1").status == 204)
        #expect(try await Self.manager(client, 2) == nil)
      }
      try await withServer(storage: .folder(folder)) { client async throws in
        for _ in 1...2 {
          let back = try await Self.restore(1, client)
          #expect(back.status == 200)
          #expect(try back.json == before)
        }
        #expect(try await client.send("GET", "/employees/1").json == before)
        #expect(try await client.send("GET", "/employees/1/messages").text == messages)
        for id in Int64(2)...3 { #expect(try await Self.manager(client, id) == 1) }
        let found = try await client.send("GET", "/employees?search=ada").json
        #expect(found["total"]?.integer == 4, "Searches find them again.")
        // What was made meanwhile has numbers of its own.
        #expect(try await client.send("DELETE", "/employees/1").status == 204)
        let next = try await client.add(["email": .string("next@employees.example")])
        #expect(try next.json["id"]?.integer == 5)
        #expect(try await Self.restore(1, client).status == 200)
      }
    }
  }

  @Test("what changed meanwhile stays: another manager, a manager who is gone, no circle")
  func meanwhile() async throws {
    try await withServer(employees: 0) { client async throws in
      try await Self.addFour(client)
      // 2 goes; 4 has another manager when 2 comes back, and 2's own manager is gone.
      #expect(try await client.send("DELETE", "/employees/2").status == 204)
      try await Self.give(4, manager: 3, client)
      #expect(try await client.send("DELETE", "/employees/1").status == 204)
      #expect(try await Self.restore(2, client).status == 200)
      #expect(try await Self.manager(client, 2) == nil)
      #expect(try await Self.manager(client, 4) == 3)
      // 1 comes back and has 3 again, but not 2, who was not there when 1 went.
      #expect(try await Self.restore(1, client).status == 200)
      #expect(try await Self.manager(client, 3) == 1)
      #expect(try await Self.manager(client, 2) == nil)
      // 3 goes; 4 reported to 3. Then 1, whom 3 works for, comes below 4.
      #expect(try await client.send("DELETE", "/employees/3").status == 204)
      try await Self.give(1, manager: 4, client)
      #expect(try await Self.restore(3, client).status == 200)
      #expect(try await Self.manager(client, 3) == 1)
      #expect(try await Self.manager(client, 4) == nil, "4 stands above 3 now.")
    }
  }

  @Test("an address that another employee has by now is a conflict, and can be tried again")
  func taken() async throws {
    try await withServer(employees: 0) { client async throws in
      try await Self.addFour(client)
      #expect(try await client.send("DELETE", "/employees/1").status == 204)
      let other = try await client.add(["email": .string("P1@employees.example")])
      #expect(other.status == 201)
      let refused = try await Self.restore(1, client)
      #expect(refused.status == 409)
      #expect(try refused.complaints == ["email taken"])
      #expect(try await client.send("DELETE", "/employees/5").status == 204)
      #expect(try await Self.restore(1, client).status == 200)
    }
  }

  @Test("employees who were never there, or are forgotten, cannot come back")
  func unknown() async throws {
    try await withServer(employees: 1) { client async throws in
      #expect(try await Self.restore(9, client).status == 404)
    }
    let repository = try await EmployeeRepository.open(.memory, employees: 0)
    let count = EmployeeRepository.mostRemovals + 1
    let draft = try EmployeeDraft(json: Data(person().utf8))
    for number in 1...count {
      var next = draft
      next.email = "p\(number)@employees.example"
      let id = try await repository.add(next).id
      #expect(try await repository.remove(id: id, match: .any))
    }
    #expect(try await repository.restore(id: 1) == nil)
    #expect(try await repository.restore(id: 2)?.id == 2)
  }

  @Test("other windows hear of the employee, and of each report")
  func events() async throws {
    try await withServer(employees: 0) { client async throws in
      try await Self.addFour(client)
      #expect(try await client.send("DELETE", "/employees/1").status == 204)
      var stream = try await EventStream(port: client.port)
      #expect(try await Self.restore(1, client).status == 200)
      var heard: [String] = []
      for _ in 0..<3 {
        let event = try #require(try await stream.nextEvent())
        let employee = try #require(try event.json["employee"])
        heard.append(
          "\(event.event ?? "") \(employee["id"]?.integer ?? 0) \(employee["manager_id"]?.integer ?? 0)"
        )
      }
      #expect(heard == ["created 1 0", "changed 2 1", "changed 3 1"])
      try stream.connection.close()
    }
  }
}
