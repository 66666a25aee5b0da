import Foundation
import Testing

@testable import EmployeeServer

@Suite("Conditions")
struct ConditionTests {
  @Test("each representation has a tag, which changes with it and comes back with it")
  func tags() async throws {
    try await withServer(employees: 5) { client async throws in
      for path in ["/health", "/employees", "/employees/5", "/employees/5/avatar"] {
        let tag = try #require(try await client.send("GET", path).header("ETag"))
        #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
        #expect(try await client.send("GET", path).header("ETag") == tag)
        #expect(try await client.send("HEAD", path).header("ETag") == tag)
      }
      let first = try await client.send("GET", "/employees/5")
      let list = try await client.send("GET", "/employees").header("ETag")
      let changed = try await client.send("PUT", "/employees/5", json: person())
      #expect(changed.header("ETag") != first.header("ETag"))
      let seen = try await client.send("GET", "/employees/5")
      #expect(seen.header("ETag") == changed.header("ETag"))
      #expect(try await client.send("GET", "/employees").header("ETag") != list)
      let added = try await client.add(["email": .string("b@employees.example")])
      #expect(
        try await client.send("GET", "/employees/6").header("ETag") == added.header("ETag"))
    }
  }

  @Test("a tag is the same after a restart")
  func restart() async throws {
    try await withFolder { folder in
      let tag = try await withServer(employees: 3, storage: .folder(folder)) {
        client async throws in
        try await client.send("GET", "/employees/2").header("ETag")
      }
      try await withServer(storage: .folder(folder)) { client async throws in
        #expect(try await client.send("GET", "/employees/2").header("ETag") == tag)
      }
    }
  }

  @Test("a change that names no state is refused, and changes nothing")
  func required() async throws {
    try await withServer(employees: 3) { client async throws in
      for (method, body) in [("PUT", person()), ("DELETE", nil)] {
        let answer = try await client.send(
          method, "/employees/3", json: body, headers: ["If-Match": ""])
        #expect(answer.status == 428)
        #expect(answer.header("Content-Type") == "application/problem+json")
        #expect(try answer.complaints == ["If-Match required"])
      }
      #expect(try await client.send("GET", "/health").json["employees"]?.integer == 3)
    }
  }

  @Test("of two who change what they both have seen, the second is shown what the first made of it")
  func lostRace() async throws {
    try await withServer(employees: 3) { client async throws in
      let tag = try #require(try await client.send("GET", "/employees/3").header("ETag"))
      let first = try await client.send(
        "PUT", "/employees/3", json: person(), headers: ["If-Match": tag])
      #expect(first.status == 200)
      let other = person(["name": .string("Other")])
      for (method, body) in [("PUT", other), ("DELETE", nil)] {
        let lost = try await client.send(
          method, "/employees/3", json: body, headers: ["If-Match": tag])
        #expect(lost.status == 412)
        #expect(try lost.complaints == ["If-Match other_state"])
        #expect(try lost.json["current"] == first.json)
        #expect(lost.header("ETag") == first.header("ETag"))
      }
      let now = try #require(first.header("ETag"))
      #expect(
        try await client.send(
          "PUT", "/employees/3", json: other, headers: ["If-Match": "\"x\", \(now)"]
        ).status == 200)
    }
  }

  @Test("of sixteen who change one state at once, one wins")
  func race() async throws {
    try await withFolder { folder in
      try await withServer(employees: 3, storage: .folder(folder)) { client async throws in
        let tag = try #require(try await client.send("GET", "/employees/3").header("ETag"))
        let statuses = try await withThrowingTaskGroup { group in
          for number in 0..<16 {
            group.addTask {
              try await client.send(
                "PUT", "/employees/3", json: person(["title": .string("Title \(number)")]),
                headers: ["If-Match": tag]
              ).status
            }
          }
          return try await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(statuses == [200: 1, 412: 15])
      }
    }
  }

  @Test("an employee who loses their manager is in another state")
  func lostManager() async throws {
    try await withServer(employees: 0) { client async throws in
      #expect(try await client.add().status == 201)
      let report = try await client.add([
        "email": .string("b@employees.example"), "manager_id": .number("1"),
      ])
      let tag = try #require(report.header("ETag"))
      #expect(try await client.send("DELETE", "/employees/1").status == 204)
      let lost = try await client.send("DELETE", "/employees/2", headers: ["If-Match": tag])
      #expect(lost.status == 412)
      #expect(try lost.json["current"]?["manager_id"] == .null)
    }
  }

  @Test("an employee who is not there has no state, so no tag matches")
  func missing() async throws {
    try await withServer(employees: 3) { client async throws in
      for tag in ["*", "\"x\""] {
        let headers = ["If-Match": tag]
        #expect(
          try await client.send("PUT", "/employees/9", json: person(), headers: headers).status
            == 404)
        #expect(try await client.send("DELETE", "/employees/9", headers: headers).status == 404)
      }
    }
  }

  @Test("a client that has the representation is told so, without a body")
  func notModified() async throws {
    try await withServer(employees: 5) { client async throws in
      let connection = try await RawConnection(port: client.port)
      for path in ["/health", "/employees?limit=2", "/employees/5", "/employees/5/avatar"] {
        let full = try await connection.exchange("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        let tag = try #require(full.header("ETag"))
        for (method, wish, status) in [
          ("GET", tag, 304), ("HEAD", tag, 304), ("GET", "*", 304), ("GET", "W/\(tag)", 304),
          ("GET", "\"a,b\", \(tag)", 304), ("GET", "\"x\"", 200),
        ] {
          let answer = try await connection.exchange(
            "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: \(wish)\r\n\r\n")
          #expect(answer.status == status, "\(method) \(path) \(wish)")
          #expect(answer.header("ETag") == tag)
          #expect(answer.header("Content-Length") == String(full.body.count))
          #expect(answer.body == (status == 304 ? Data() : full.body))
        }
      }
      try connection.close()
    }
  }

  @Test("a weak tag names nothing that could be changed, and other texts are no tags")
  func hostile() async throws {
    try await withServer(employees: 3) { client async throws in
      let connection = try await RawConnection(port: client.port)
      let tag = try #require(try await client.send("GET", "/employees/3").header("ETag"))
      for (text, status) in [
        ("W/\(tag)", 412), ("\"\"", 412), ("\"\(String(repeating: "a", count: 3_000))\"", 412),
        ("abc", 400), ("\"", 400), ("\"a", 400), ("a\"", 400), ("\"a\" \"b\"", 400), (",", 400),
        ("\"a b\"", 400), ("\"a\"x", 400), ("w/\"a\"", 400), ("*, \"a\"", 400), ("\"\u{1}\"", 400),
        ("**", 400),
      ] {
        let answer = try await connection.exchange(
          "DELETE /employees/3 HTTP/1.1\r\nHost: localhost\r\nIf-Match: \(text)\r\n\r\n")
        #expect(answer.status == status, "\(text)")
        let code = status == 412 ? "other_state" : "malformed"
        #expect(try answer.complaints == ["If-Match \(code)"])
      }
      let answer = try await connection.exchange(
        "GET /employees/3 HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: abc\r\n\r\n")
      #expect(try answer.complaints == ["If-None-Match malformed"])
      try connection.close()
    }
  }
}
