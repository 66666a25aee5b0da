import Foundation
import Testing

@testable import EmployeeServer

@Suite("Paths, methods and names")
struct HostilePathTests {
  @Test("a path that is not spelled as the server spells it is not found")
  func paths() async throws {
    try await withServer(employees: 3) { client in
      let connection = try await RawConnection(port: client.port)
      for path in [
        "/", "//", "//employees", "/employees/", "/employees//1", "/employees/../health",
        "/./health",
        "/employees/%31", "/employees/1%00", "/employees/%00", "/%65mployees", "/Employees",
        "/employees/0", "/employees/-1", "/employees/+1", "/employees/01", "/employees/1.0",
        "/employees/1e3", "/employees/٣", "/employees/9223372036854775808", "/employees/1/avatar/",
        "/employees/18446744073709551617", "/employees/1/avatar.png", "/employees/1/",
        "/employees/1;x",
        "/employees#1", "/health/x", "/../../etc/passwd", "*", "localhost:80", "\\employees", "/é",
        "/employees/9223372036854775807", "/employees/4", "/employees/4/avatar",
      ] {
        let answer = try await connection.exchange(
          "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(answer.status == 404, "\(path) \(answer.text)")
        #expect(answer.header("Content-Type") == "application/problem+json")
      }
      try connection.close()
    }
  }

  @Test("a method that a path does not take is answered with those that it takes")
  func methods() async throws {
    try await withServer(employees: 3) { client in
      let connection = try await RawConnection(port: client.port)
      for (path, allowed) in [
        ("/health", "GET, HEAD"), ("/employees", "GET, HEAD, POST"),
        ("/employees/1", "GET, HEAD, PUT, DELETE"), ("/employees/1/avatar", "GET, HEAD"),
      ] {
        for method in ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT"]
        where !allowed.components(separatedBy: ", ").contains(method) {
          let answer = try await connection.exchange(
            "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
          #expect(answer.status == 405, "\(method) \(path)")
          #expect(answer.header("Allow") == allowed)
        }
        // What is no method of HTTP is answered by the library itself.
        let answer = try await connection.exchange("X \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(answer.status == 404)
      }
      try connection.close()
    }
  }

  @Test("a query that a path does not know is refused, with every name in it")
  func queries() async throws {
    try await withServer(employees: 3) { client in
      for (query, complaints) in [
        ("limit=0", ["limit out_of_range"]), ("limit=201", ["limit out_of_range"]),
        ("limit=-1", ["limit out_of_range"]), ("limit=1e2", ["limit out_of_range"]),
        ("limit=", ["limit out_of_range"]), ("limit", ["limit out_of_range"]),
        ("limit=99999999999999999999", ["limit out_of_range"]),
        ("limit=+5", ["limit out_of_range"]),
        ("limit=5&limit=6", ["limit repeated"]), ("sort=salary", ["sort not_allowed"]),
        ("sort=--name", ["sort not_allowed"]), ("sort=", ["sort not_allowed"]),
        ("sort=NAME", ["sort not_allowed"]), ("department=Magic", ["department not_allowed"]),
        ("department=", ["department not_allowed"]), ("cursor=", ["cursor other_query"]),
        ("cursor=AAAA", ["cursor other_query"]), ("cursor=%00", ["cursor other_query"]),
        ("page=2", ["page unknown"]), ("=1", [" unknown"]), ("%6Cimit=0", ["limit out_of_range"]),
        ("%ff=1", ["%ff malformed"]),
        ("b=1&limit=0&a=2", ["limit out_of_range", "a unknown", "b unknown"]),
      ] {
        let connection = try await RawConnection(port: client.port)
        let answer = try await connection.exchange(
          "GET /employees?\(query) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(answer.status == 400, "\(query)")
        #expect(try answer.complaints == complaints, "\(query)")
        try connection.close()
      }
      for path in ["/health?x=1", "/employees/1?x=1", "/employees/1/avatar?x=1"] {
        #expect(try await client.send("GET", path).complaints == ["x unknown"])
      }
      #expect(try await client.send("DELETE", "/employees/1?x=1").status == 400)
      #expect(try await client.send("POST", "/employees?x=1", json: person()).status == 400)
      #expect(try await client.send("PUT", "/employees/1?x=1", json: person()).status == 400)
    }
  }

  @Test("a request for another machine's name is refused: a web page may have made it")
  func hosts() async throws {
    try await withServer(employees: 3) { client in
      for (lines, status) in [
        ("HTTP/1.1\r\nHost: evil.example", 421), ("HTTP/1.1\r\nHost: localhost.evil.example", 421),
        ("HTTP/1.1\r\nHost: 127.0.0.1.evil.example:80", 421), ("HTTP/1.1\r\nHost:", 400),
        ("HTTP/1.1", 400), ("HTTP/1.1\r\nHost: LOCALHOST:\(client.port)", 200),
        ("HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)", 200), ("HTTP/1.1\r\nHost: [::1]:1", 200),
        ("HTTP/1.0", 200), ("HTTP/1.0\r\nHost: evil.example", 421),
        ("HTTP/2.0\r\nHost: localhost", 505), ("nonsense\r\nHost: localhost", 505),
      ] {
        let connection = try await RawConnection(port: client.port)
        let answer = try await connection.exchange("GET /health \(lines)\r\n\r\n")
        #expect(answer.status == status, "\(lines)")
        // No header of the request comes back in the answer.
        #expect(!answer.text.contains("evil"))
        try connection.close()
      }
    }
  }

  @Test("a body has to be said to be JSON, and to be it")
  func bodies() async throws {
    try await withServer(employees: 3) { client in
      for (method, path) in [("POST", "/employees"), ("PUT", "/employees/1")] {
        for type in [
          "text/plain", "application/x-www-form-urlencoded", "application/json-patch+json",
          "application/json; charset=latin1", "multipart/form-data", "application/jsonx",
        ] {
          let answer = try await client.send(method, path, json: person(), type: type)
          #expect(answer.status == 415, "\(type)")
        }
        for (body, detail) in [
          ("{\"name\": \"Ada\",\n \"title\" 1}", "an unexpected character at line 2, column 10."),
          ("", "an unexpected end at line 1, column 1."),
        ] {
          let answer = try await client.send(method, path, body: Data(body.utf8))
          #expect(answer.status == 400)
          #expect(try answer.json["detail"]?.string == "The body is not JSON: " + detail)
        }
        let answer = try await client.send(method, path, json: "[1]")
        #expect(
          try answer.json["detail"]?.string == "The body has to be an object, and is an array.")
      }
      let right = "Application/JSON; charset=UTF-8"
      #expect(
        try await client.send("POST", "/employees", json: person(), type: right).status == 201)
    }
  }
}
