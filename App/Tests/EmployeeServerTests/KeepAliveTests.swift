import FlyingSocks
import Foundation
import LoopbackHTTP
import Testing

@testable import EmployeeServer

@Suite("Kept connections")
struct KeepAliveTests {
  /// Without it every answer on a kept connection waits about 40 ms for the client's delayed
  /// acknowledgement: headers and body are two writes. Milliseconds would prove little on a busy
  /// machine; the option is what makes the difference.
  @Test("the server's end of a connection sends small writes at once")
  func noDelay() async throws {
    try await withServer { client in
      let connection = try await RawConnection(port: client.port)
      _ = try await connection.exchange("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let accepted = try #require(try connection.otherEnd())
      #expect(try accepted.getValue(for: .noDelay))
      // A socket has it only if code sets it.
      #expect(try Socket(domain: AF_INET).getValue(for: .noDelay) == false)
      try connection.close()
    }
  }

  @Test("one connection takes request after request")
  func manyRequests() async throws {
    try await withServer { client in
      let connection = try await RawConnection(port: client.port)
      for id in 1...20 {
        let answer = try await connection.exchange(
          "GET /employees/\(id) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(try answer.json["id"]?.integer == Int64(id))
        #expect(answer.header("Connection") == "keep-alive")
      }
      try connection.close()
    }
  }

  @Test("a connection ends when its request says so")
  func lastRequest() async throws {
    try await withServer { client in
      for wish in ["HTTP/1.1\r\nHost: localhost\r\nConnection: close", "HTTP/1.0"] {
        let connection = try await RawConnection(port: client.port)
        let answer = try await connection.exchange("GET /health \(wish)\r\n\r\n")
        #expect(answer.status == 200)
        #expect(answer.header("Connection") == "close")
        #expect(try await connection.rest().isEmpty)
      }
    }
  }

  @Test("requests that come in one piece are answered in order")
  func pipelined() async throws {
    try await withServer { client in
      let connection = try await RawConnection(port: client.port)
      try await connection.write(
        (1...5).map { "GET /employees/\($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined())
      for id in 1...5 {
        #expect(try await connection.answer().json["id"]?.integer == Int64(id))
      }
      try connection.close()
    }
  }
}
