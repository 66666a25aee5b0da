import Foundation
import LoopbackHTTP
import Testing

@testable import EmployeeServer

@Suite("Clients that stand still")
struct PatienceTests {
  @Test(
    "a connection that sends nothing more for a minute ends, and the others go on",
    arguments: [
      "", "GET /hea", "GET /health HTTP/1.1\r\nHost: lo",
      "POST /employees HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1234",
      "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ])
  func silent(_ words: String) async throws {
    let clock = ManualClock()
    try await withServer(employees: 1, clock: clock) { client async throws in
      let connection = try await RawConnection(port: client.port)
      try await connection.write(words)
      if words.hasSuffix("localhost\r\n\r\n") {
        #expect(try await connection.answer().status == 200)
      }
      let rest = try await clock.passing({ $0 == RequestLimits.patience }) {
        try await connection.rest()
      }
      #expect(rest.isEmpty)
      let other = try await RawConnection(port: client.port)
      #expect(
        try await other.exchange("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n").status == 200)
      try other.close()
    }
  }
}
