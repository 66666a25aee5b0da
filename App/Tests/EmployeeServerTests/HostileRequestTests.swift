import Foundation
import LoopbackHTTP
import Testing

@testable import EmployeeServer

@Suite("Hostile requests")
struct HostileRequestTests {
  /// Each method and path of every route.
  static let routes = EmployeeRoute.all.flatMap { route in
    let name = route.template.hasPrefix("/imports") ? "a" : "1"
    return route.allowedMethods.filter { $0 != "HEAD" }
      .map { "\($0) \(route.template.replacing("{id}", with: name))" }
  }

  @Test("what is no HTTP ends its connection, and no other", arguments: routes)
  func malformed(_ route: String) async throws {
    try await withServer(employees: 3) { client in
      let parts = route.components(separatedBy: " ")
      for head in [
        "\(parts[0])\(parts[1])", "\(parts[0])", "\(route)", "", "\0\0\0\0",
        "\(route) HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1",
        "\(route) HTTP/1.1\r\nHost: localhost\r\nContent-Length: ten",
        "\(route) HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999",
        "\(route) HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked",
        "\(route) HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip",
      ] {
        let connection = try await RawConnection(port: client.port)
        try await connection.write(head + "\r\n\r\n")
        #expect(try await connection.rest().isEmpty, "\(head)")
      }
      let connection = try await RawConnection(port: client.port)
      try await connection.write(Data([0xff, 0xfe, 0x20, 0xff, 0x20, 0xff, 0x0d, 0x0a]))
      #expect(try await connection.rest().isEmpty)
      #expect(try await client.send("GET", "/health").json["employees"]?.integer == 3)
    }
  }

  /// Those that read a body before they begin.
  static let measured = routes.filter { $0 != "POST /employees/import" }

  @Test("a body above 64 KiB is refused unread, and ends the connection", arguments: measured)
  func oversizedBody(_ route: String) async throws {
    try await withServer(employees: 3) { client in
      for length in [RequestLimits.body + 1, 3 << 20, Int.max] {
        let connection = try await RawConnection(port: client.port)
        let answer = try await connection.exchange(
          "\(route) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Content-Length: \(length)\r\n\r\n")
        #expect(answer.status == 413, "\(length)")
        #expect(answer.header("Connection") == "close")
        #expect(try answer.json["detail"]?.string == "A body may have 65536 bytes.")
        try connection.close()
      }
      #expect(try await client.send("GET", "/health").json["employees"]?.integer == 3)
    }
  }

  @Test("a body without a length is refused", arguments: measured)
  func chunkedBody(_ route: String) async throws {
    try await withServer(employees: 3) { client in
      let connection = try await RawConnection(port: client.port)
      let answer = try await connection.exchange(
        "\(route) HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
          + "2\r\n{}\r\n0\r\n\r\n")
      #expect(answer.status == 411)
      #expect(try await connection.rest().isEmpty)
    }
  }

  /// A form of a web page can hold any text. Were the connection kept, the server would take the
  /// rest of a body that it refused for the next request.
  @Test("no request hides in the body of another")
  func smuggling() async throws {
    try await withServer(employees: 3) { client in
      let hidden = "DELETE /employees/2 HTTP/1.1\r\nHost: localhost\r\nIf-Match: *\r\n\r\n"
      let filling = String(repeating: hidden, count: RequestLimits.body / hidden.utf8.count + 1)
      for head in [
        "Content-Length: \(filling.utf8.count)\r\n\r\n",
        "Transfer-Encoding: chunked\r\n\r\n\(String(filling.utf8.count, radix: 16))\r\n",
      ] {
        let connection = try await RawConnection(port: client.port)
        try await connection.write(
          "POST /employees HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n" + head)
        try await connection.write(filling + hidden)
        let answer = try await connection.answer()
        #expect(answer.status == 413 || answer.status == 411)
        // Nothing after the one answer.
        try connection.close()
      }
      #expect(try await client.send("GET", "/health").json["employees"]?.integer == 3)
    }
  }

  @Test("a body that is refused for its type or its text is read, and the connection goes on")
  func refusedBody() async throws {
    try await withServer(employees: 3) { client in
      let connection = try await RawConnection(port: client.port)
      let body = String(repeating: "x", count: RequestLimits.body)
      for (type, status) in [("text/plain", 415), ("application/json", 400)] {
        let answer = try await connection.exchange(
          "POST /employees HTTP/1.1\r\nHost: localhost\r\nContent-Type: \(type)\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
        #expect(answer.status == status)
        #expect(answer.header("Connection") == "keep-alive")
      }
      try connection.close()
    }
  }

  @Test("a request whose body never comes whole changes nothing")
  func truncated() async throws {
    try await withServer(employees: 3) { client in
      let connection = try await RawConnection(port: client.port)
      try await connection.write(
        "DELETE /employees/1 HTTP/1.1\r\nHost: localhost\r\nIf-Match: *\r\nContent-Length: 9\r\n\r\n"
          + "1234")
      try connection.close()
      #expect(try await client.send("GET", "/health").json["employees"]?.integer == 3)
    }
  }

  @Test("a long path, query or header is refused with its own status", arguments: routes)
  func oversizedHead(_ route: String) async throws {
    let repository = try await EmployeeRepository.open(.memory, employees: 3)
    let service = EmployeeService(repository: repository) { Issue.record("\($0)") }
    let parts = route.components(separatedBy: " ")
    let long = String(repeating: "a", count: RequestLimits.target)
    var request = ServerRequest(method: parts[0], path: parts[1])
    request.headers["host"] = "localhost"
    request.query = long
    #expect(await service.response(to: request).status == .uriTooLong)
    request.query = ""
    request.path += "/" + long
    #expect(await service.response(to: request).status == .uriTooLong)
    request.path = parts[1]
    for number in 0..<4 { request.headers["x-\(number)"] = long }
    #expect(await service.response(to: request).status == .requestHeaderFieldsTooLarge)
    #expect(try await repository.count() == 3)
    try await repository.close()
  }

  /// One line of each length is enough here: the library takes a time for a line that grows with the
  /// square of its length.
  @Test("so it is over the network")
  func oversizedHeadOverTheNetwork() async throws {
    try await withServer(employees: 3) { client in
      let connection = try await RawConnection(port: client.port)
      let long = String(repeating: "a", count: RequestLimits.target)
      var answer = try await connection.exchange(
        "GET /employees?search=\(long) HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(answer.status == 414)
      let fields = (0..<200).map { "X-\($0): \(long.prefix(100))\r\n" }.joined()
      answer = try await connection.exchange(
        "DELETE /employees/1 HTTP/1.1\r\nHost: localhost\r\nIf-Match: *\r\n\(fields)\r\n")
      #expect(answer.status == 431)
      #expect(try await client.send("GET", "/health").json["employees"]?.integer == 3)
      try connection.close()
    }
  }
}
