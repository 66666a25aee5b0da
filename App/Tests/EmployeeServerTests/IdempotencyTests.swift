import Foundation
import GRDB
import LoopbackHTTP
import Testing

@testable import EmployeeServer

@Suite("Idempotency keys")
struct IdempotencyTests {
  @Test("the same request with the same key gets the first answer again, also after a restart")
  func again() async throws {
    try await withFolder { folder in
      let first = try await withServer(employees: 3, storage: .folder(folder)) {
        client async throws in
        let first = try await client.add(key: "a-1")
        #expect(first.status == 201)
        let again = try await client.add(key: "a-1")
        #expect(again.status == 201)
        #expect(again.body == first.body)
        for name in ["Location", "ETag", "Content-Type"] {
          #expect(again.header(name) == first.header(name))
        }
        return first
      }
      try await withServer(storage: .folder(folder)) { client async throws in
        // Also after the employee is gone.
        #expect(try await client.send("DELETE", "/employees/4").status == 204)
        let again = try await client.add(key: "a-1")
        #expect(again.status == 201)
        #expect(again.body == first.body)
        #expect(try await client.send("GET", "/health").json["employees"]?.integer == 3)
      }
    }
  }

  @Test("a body that means the same is the same, and any other is refused")
  func otherBody() async throws {
    try await withServer(employees: 0) { client async throws in
      #expect(try await client.add(key: "k").status == 201)
      #expect(try await client.add(["name": .string(" Ada Example ")], key: "k").status == 201)
      let answer = try await client.add(["name": .string("Ada Other")], key: "k")
      #expect(answer.status == 422)
      #expect(answer.header("Content-Type") == "application/problem+json")
      #expect(try answer.complaints == ["Idempotency-Key other_request"])
      #expect(try await client.send("GET", "/health").json["employees"]?.integer == 1)
    }
  }

  @Test("a request that changed nothing leaves its key free")
  func failure() async throws {
    try await withServer(employees: 0) { client async throws in
      #expect(try await client.add(["title": .null], key: "k").status == 422)
      #expect(try await client.add(key: "first").status == 201)
      #expect(try await client.add(key: "k").status == 409)
      #expect(
        try await client.add(["email": .string("b@employees.example")], key: "k").status == 201)
    }
  }

  @Test("of sixteen that come at once with one key, one adds, and all get its answer")
  func race() async throws {
    try await withFolder { folder in
      try await withServer(employees: 0, storage: .folder(folder)) { client async throws in
        let bodies = try await withThrowingTaskGroup { group in
          for _ in 0..<16 { group.addTask { try await client.add(key: "one").body } }
          return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
        }
        #expect(bodies.count == 1)
        #expect(try await client.send("GET", "/health").json["employees"]?.integer == 1)
      }
    }
  }

  @Test("so many keys are kept, and the oldest goes first")
  func bounded() async throws {
    let repository = try await EmployeeRepository.open(.memory, employees: 0)
    let kept = try await repository.database.write { database in
      for number in 0...KeptAnswer.limit {
        _ = try KeptAnswer.first(
          key: "\(number)", path: "/", request: Data(), in: database
        ) { KeptAnswer(id: 1, body: Data()) }
      }
      return try String.fetchAll(database, sql: "SELECT key FROM answer ORDER BY id")
    }
    #expect(kept.count == KeptAnswer.limit)
    #expect(kept.first == "1")
    try await repository.close()
  }

  @Test("a key has 1 to 100 visible characters")
  func hostile() async throws {
    try await withServer(employees: 0) { client async throws in
      let connection = try await RawConnection(port: client.port)
      let body = person()
      for key in ["", "a b", "ä", "a\u{1}", String(repeating: "k", count: 101)] {
        let answer = try await connection.exchange(
          "POST /employees HTTP/1.1\r\nHost: localhost\r\nIdempotency-Key:  \(key) \r\n"
            + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
        #expect(answer.status == 400, "\(key)")
        #expect(try answer.complaints == ["Idempotency-Key malformed"])
      }
      try connection.close()
      let key = String(repeating: "k", count: ServerRequest.longestKey)
      #expect(try await client.add(key: key).status == 201)
    }
  }
}
