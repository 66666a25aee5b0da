import Foundation
import LoopbackHTTP
import Testing

@testable import EmployeeServer

@Suite("Hostile connections")
struct HostileConnectionTests {
  @Test("a request that comes byte by byte is answered", arguments: [1, 3])
  func slow(_ size: Int) async throws {
    try await withServer(employees: 2) { client async throws in
      let connection = try await RawConnection(port: client.port)
      var rest = Data("GET /employees/1 HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
      while !rest.isEmpty {
        try await connection.write(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      #expect(try await connection.answer().status == 200)
      try connection.close()
    }
  }

  @Test("three hundred half-open connections take nothing from another one")
  func halfOpen() async throws {
    try await withServer(employees: 2) { client async throws in
      var connections: [RawConnection] = []
      let beginnings = [
        "", "G", "GET /events HTTP/1.1\r\n",
        "PUT /employees/1 HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
        "POST /employees/import?id=h HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/csv\r\n"
          + "Transfer-Encoding: chunked\r\n\r\n5\r\nna",
      ]
      for number in 0..<300 {
        let connection = try await RawConnection(port: client.port)
        try await connection.write(beginnings[number % beginnings.count])
        connections.append(connection)
      }
      #expect(try await client.send("GET", "/health").status == 200)
      #expect(try await client.add().status == 201)
      for connection in connections { try connection.close() }
      #expect(try await client.send("GET", "/health").status == 200)
    }
  }

  @Test("a client that takes no answers loses its connection, and the others go on")
  func takesNothing() async throws {
    let clock = ManualClock()
    try await withServer(employees: 200, clock: clock) { client async throws in
      let connection = try await RawConnection(port: client.port)
      let request = "GET /employees?limit=200 HTTP/1.1\r\nHost: localhost\r\n\r\n"
      // Answers of 60 KB: more than the system keeps for a reader.
      try await connection.write(String(repeating: request, count: 300))
      _ = try await connection.head()
      // All requests are there, so the server waits for nothing but a reader. One that read on now could be so quick
      // that no write ever has to wait.
      await clock.waitForSleep(of: RequestLimits.patience)
      // The write that waits ends the connection.
      let rest = try await clock.passing({ $0 == RequestLimits.patience }) {
        try await connection.rest()
      }
      #expect(rest.count < 300 * 60_000)
      #expect(try await client.send("GET", "/health").status == 200)
      try connection.close()
    }
  }

  @Test("what a listener says counts for nothing")
  func talkingListener() async throws {
    try await withServer(employees: 2) { client async throws in
      var stream = try await EventStream(port: client.port)
      try await stream.connection.write(
        "DELETE /employees/1 HTTP/1.1\r\nHost: localhost\r\nIf-Match: *\r\n\r\n")
      #expect(try await client.add().status == 201)
      #expect(try await stream.nextEvent()?.event == "created")
      #expect(try await client.numberOfEmployees() == 3)
      try stream.connection.close()
    }
  }
}
