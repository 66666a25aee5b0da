import Foundation
import Testing

@testable import EmployeeServer

@Suite("Reading")
struct ReadingTests {
  @Test("the list has 50 people of all, sorted by name, and says where it goes on")
  func list() async throws {
    try await withServer(employees: 60) { client in
      let answer = try await client.send("GET", "/employees")
      #expect(answer.status == 200)
      #expect(answer.header("Content-Type") == "application/json")
      let json = try answer.json
      #expect(json["total"]?.integer == 60)
      #expect(json["next_cursor"]?.string != nil)
      let names = try #require(json["employees"]?.elements.compactMap { $0["sort_name"]?.string })
      #expect(names.count == 50)
      #expect(names.map(\.folded) == names.map(\.folded).sorted())
    }
  }

  @Test("an employee has every field, with null for what they do not have")
  func employee() async throws {
    try await withServer { client in
      let json = try await client.send("GET", "/employees/1").json
      guard case .object(let members) = json else { return #expect(Bool(false), "\(json)") }
      #expect(
        Set(members.keys) == [
          "id", "name", "sort_name", "department", "title", "email", "phone", "office",
          "start_date", "manager_id", "avatar_url",
        ])
      #expect(json["id"]?.integer == 1)
      #expect(json["title"]?.string == "Chief Executive")
      #expect(json["manager_id"] == .null)
      #expect(json["avatar_url"]?.string == "/employees/1/avatar")
    }
  }

  @Test("a page and the employee by itself say the same")
  func sameEmployee() async throws {
    try await withServer { client in
      let page = try await client.send("GET", "/employees?limit=7").json
      for listed in try #require(page["employees"]?.elements) {
        let id = try #require(listed["id"]?.integer)
        #expect(try await client.send("GET", "/employees/\(id)").json == listed)
      }
    }
  }

  @Test("health tells how many there are")
  func health() async throws {
    try await withServer(employees: 3) { client in
      let answer = try await client.send("GET", "/health")
      #expect(answer.status == 200)
      #expect(answer.text == #"{"employees":3,"status":"ok"}"#)
    }
  }

  @Test("a company of none is an empty list")
  func nobody() async throws {
    try await withServer(employees: 0) { client in
      let answer = try await client.send("GET", "/employees")
      #expect(answer.text == #"{"employees":[],"next_cursor":null,"total":0}"#)
      #expect(try await client.send("GET", "/employees/1").status == 404)
    }
  }

  @Test("a department holds its own people, and their number is the total")
  func department() async throws {
    try await withServer(employees: 200) { client in
      var sum: Int64 = 0
      for department in Department.allCases {
        let path = "/employees?limit=200&department=\(department.rawValue)"
        let json = try await client.send("GET", path).json
        let people = try #require(json["employees"]?.elements)
        #expect(people.allSatisfy { $0["department"]?.string == department.rawValue })
        #expect(json["total"]?.integer == Int64(people.count))
        sum += Int64(people.count)
      }
      #expect(sum == 200)
    }
  }

  @Test(
    "HEAD has the headers of GET and no body",
    arguments: ["/health", "/employees", "/employees/1", "/employees/1/avatar", "/employees/999"])
  func head(_ path: String) async throws {
    try await withServer { client in
      let get = try await client.send("GET", path)
      let head = try await client.send("HEAD", path)
      #expect(head.status == get.status)
      #expect(head.body.isEmpty)
      #expect(head.header("Content-Length") == String(get.body.count))
      #expect(head.header("Content-Type") == get.header("Content-Type"))
      // The body that was left out is not found in front of the next answer.
      #expect(try await client.send("GET", "/health").status == 200)
    }
  }

  @Test(
    "HEAD of a stream has the headers of GET: no length, and nothing behind them",
    arguments: ["/events", "/imports/a/faults"])
  func headOfStream(_ path: String) async throws {
    try await withServer(employees: 0) { client async throws in
      #expect(try await client.importFile(ImportFile.text(1), id: "a").status == 200)
      let request = "\(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
      let reader = try await RawConnection(port: client.port)
      try await reader.write("GET \(request)")
      let get = try await reader.head()
      let connection = try await RawConnection(port: client.port)
      try await connection.write("HEAD \(request)")
      let head = try await connection.head()
      for name in ["Content-Type", "Content-Length", "Transfer-Encoding", "Cache-Control"] {
        #expect(head.header(name) == get.header(name), "\(name)")
      }
      #expect(head.header("Content-Length") == nil)
      // The library can leave the body out only by ending the connection.
      #expect(head.header("Connection") == "close")
      #expect(try await connection.rest().isEmpty)
      for connection in [reader, connection] { try connection.close() }
    }
  }

  @Test("no cache may keep a list, and every cache may keep a picture")
  func caching() async throws {
    try await withServer { client in
      #expect(
        try await client.send("GET", "/employees").header("Cache-Control") == "no-store")
      let avatar = try await client.send("GET", "/employees/1/avatar")
      #expect(avatar.header("Content-Type") == "image/png")
      #expect(avatar.header("Cache-Control") == "public, max-age=86400, immutable")
    }
  }
}
