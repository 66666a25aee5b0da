import Foundation
import LoopbackHTTP
import Synchronization
import Testing

@testable import EmployeeServer

@Suite("A flood of hostile requests")
struct HostileFloodTests {
  /// What an unfriendly client sends, for a method and a path.
  private struct Attack {
    let name: String
    let bytes: Data
    /// Whether the client then says that it sends no more.
    var ends = false

    init(_ name: String, _ text: String, ends: Bool = false) {
      self.init(name, Data(text.utf8), ends: ends)
    }

    init(_ name: String, _ bytes: Data, ends: Bool = false) {
      (self.name, self.bytes, self.ends) = (name, bytes, ends)
    }
  }

  @Test("each is answered with a problem or by the end of its connection, and the server goes on")
  func flood() async throws {
    let logged = Mutex<[String]>([])
    var configuration = EmployeeServer.Configuration()
    configuration.employees = 3
    configuration.log = { line in logged.withLock { $0.append(line) } }
    let server = try await EmployeeServer.start(configuration)
    let client = TestClient(server: server)
    #expect(try await client.importFile(ImportFile.text(1), id: "a").status == 200)
    let before = try await client.send("GET", "/employees").body
    // All routes at once, since the server takes seconds to let some of these clients go.
    let outcomes = try await withThrowingTaskGroup { group in
      for route in HostileRequestTests.routes {
        group.addTask {
          var outcomes: [String: Int] = [:]
          for attack in Self.attacks(on: route) {
            let outcome = try await Self.outcome(of: attack, on: route, client.port)
            outcomes[outcome, default: 0] += 1
          }
          #expect(try await client.send("GET", "/health").status == 200)
          return outcomes
        }
      }
      return try await group.reduce(into: [String: Int]()) { $0.merge($1, uniquingKeysWith: +) }
    }
    let count = outcomes.values.reduce(0, +)
    #expect(try await client.send("GET", "/employees").body == before)
    #expect(logged.withLock(\.self) == [])
    let list = outcomes.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    print("\(count) hostile requests: \(list.joined(separator: ", "))")
    #expect(count >= 500)
    await server.stop()
  }

  /// Sends an attack on a connection of its own.
  ///
  /// - Returns: The status of the answer, or that the connection was closed.
  private static func outcome(
    of attack: Attack, on route: String, _ port: UInt16
  ) async throws -> String {
    let connection = try await RawConnection(port: port)
    defer { try? connection.close() }
    // The server may close the connection before all is sent.
    try? await connection.write(attack.bytes)
    if attack.ends { try connection.endWriting() }
    guard let answer = try? await connection.answerOrEnd() else { return "closed" }
    let complaint = "\(attack.name) on \(route): \(answer.status) \(answer.text.prefix(200))"
    #expect(answer.status >= 400 && answer.status != 500, "\(complaint)")
    #expect(answer.header("Content-Type") == "application/problem+json", "\(complaint)")
    #expect(throws: Never.self) { _ = try answer.json }
    return String(answer.status)
  }

  private static func attacks(on route: String) -> [Attack] {
    heads(route) + bodies(route)
  }

  /// Requests whose first lines are wrong. None of them may be done.
  private static func heads(_ route: String) -> [Attack] {
    let (method, path) = (
      route.components(separatedBy: " ")[0], route.components(separatedBy: " ")[1]
    )
    let match = "If-Match: *\r\n"
    let host = "Host: localhost\r\n"
    let long = String(repeating: "a", count: 5_000)
    func request(_ target: String, _ fields: String, version: String = "HTTP/1.1") -> String {
      "\(method) \(target) \(version)\r\n\(fields)\r\n"
    }
    return [
      Attack("no host", request(path, match)),
      Attack("an empty host", request(path, "Host: \r\n" + match)),
      Attack("another host", request(path, "Host: evil.example\r\n" + match)),
      Attack("two hosts", request(path, host + "Host: evil.example\r\n" + match)),
      Attack("a host with a name in front", request(path, "Host: evil@localhost\r\n" + match)),
      Attack("a host with a NUL", request(path, "Host: localhost\0evil\r\n" + match)),
      Attack("HTTP/2", request(path, host + match, version: "HTTP/2.0")),
      Attack("HTTP/0.9", "\(method) \(path)\r\n\r\n"),
      Attack("HTTP of no kind", request(path, host + match, version: "evil/1.1")),
      Attack("a path in two spellings", request("\(path)%2f", host + match)),
      Attack("a path that goes up", request("\(path)/../..", host + match)),
      Attack("a path with a NUL", request("\(path)%00", host + match)),
      Attack("a long path", request("\(path)/\(long)", host + match)),
      Attack("a long query", request("\(path)?\(long)", host + match)),
      Attack("half a percent-encoding", request("\(path)?limit=%e", host + match)),
      Attack("a query that is not UTF-8", request("\(path)?search=%ff%fe", host + match)),
      Attack("an unknown name in the query", request("\(path)?evil", host + match)),
      Attack("an absolute target", request("http://evil.example\(path)", host + match)),
      Attack(
        "fields of 20 KB",
        request(path, host + match + (0..<40).map { "X-\($0): \(long.prefix(500))\r\n" }.joined())),
      Attack(
        "two lengths that differ",
        request(path, host + match + "Content-Length: 0\r\nContent-Length: x\r\n")),
      Attack("a length with a sign", request(path, host + match + "Content-Length: -5\r\n")),
      Attack(
        "a length of 20 digits",
        request(path, host + match + "Content-Length: 99999999999999999999\r\n")),
      Attack(
        "a length and chunks",
        request(path, host + match + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n")),
      Attack("an encoding of its own", request(path, host + match + "Transfer-Encoding: evil\r\n")),
      Attack("half a first line", "\(method) \(path) HT", ends: true),
      Attack("half a field", "\(method) \(path) HTTP/1.1\r\nHost: loc", ends: true),
      Attack("no method", " \(path) HTTP/1.1\r\n\(host)\r\n"),
      Attack(
        "bytes",
        Data((0..<64).map { UInt8(truncatingIfNeeded: $0 * 37 | 0x80) }) + Data("\r\n\r\n".utf8)),
      Attack("TLS", Data([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x0a]), ends: true),
    ]
  }

  /// Requests whose body is wrong for the route, or is not expected there.
  private static func bodies(_ route: String) -> [Attack] {
    let (method, path) = (
      route.components(separatedBy: " ")[0], route.components(separatedBy: " ")[1]
    )
    let target = path == "/employees/import" ? "\(path)?id=evil" : path
    func request(_ type: String, _ body: Data, _ fields: String = "", length: Int? = nil) -> Data {
      Data(
        "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\nIf-Match: \"evil\"\r\nContent-Type: \(type)\r\n\(fields)Content-Length: \(length ?? body.count)\r\n\r\n"
          .utf8) + body
    }
    let json = "application/json"
    var attacks = [
      Attack("a huge body", request(json, Data(), length: 1 << 40)),
      Attack("half a body", request(json, Data("{".utf8), length: 9), ends: true),
    ]
    // What has no body takes one of any kind, and pays no heed to it.
    guard method == "POST" || method == "PUT" else { return attacks }
    let deep = String(repeating: "[", count: 2_000)
    let texts = [
      "", "{", "[]", "null", "1e400", "{\"name\":}", "{\"name\":\"\\ud800\"}", "{\"a\":1,\"a\":2}",
      deep, "{\"name\":{\"evil\":1}}", "{\"text\":[],\"name\":1e999,\"email\":true}",
      "{\"\\u0000\":1}",
      "\u{feff}{}", "{} {}", "{\"id\":1}", "\"\(String(repeating: "a", count: 60_000))\"",
    ]
    for (index, text) in texts.enumerated() {
      attacks.append(Attack("JSON \(index)", request(json, Data(text.utf8))))
    }
    let right = path.hasSuffix("messages") ? #"{"text":"evil"}"# : person()
    attacks += [
      Attack("UTF-16", request(json, right.data(using: .utf16)!)),
      Attack("Latin-1", request(json, Data([0x22, 0xe9, 0x22]))),
      Attack(
        "zipped", request(json, Data([0x1f, 0x8b, 8, 0, 0, 0]), "Content-Encoding: gzip\r\n")),
      Attack("a form", request("application/x-www-form-urlencoded", Data("name=evil".utf8))),
      Attack("another charset", request("application/json; charset=utf-7", Data(right.utf8))),
      Attack("text", request("text/plain", Data(right.utf8))),
      Attack("two types", request(json, Data(right.utf8), "Content-Type: evil/evil\r\n")),
      Attack("a bad key", request(json, Data(right.utf8), "Idempotency-Key: e vil\r\n")),
      Attack(
        "a bad condition",
        request(json, Data(right.utf8), "If-Match: evil\r\nIdempotency-Key: \r\n")),
    ]
    let csv = "text/csv"
    let heading = ImportFile.heading
    for (index, text) in [
      "", "\r\n\r\n", "evil", heading.replacing(",", with: ";"), "\"" + heading,
      heading.uppercased(), "\0\0\0", String(repeating: ",", count: 17_000), deep,
      heading + "\"" + String(repeating: "evil\n", count: 4_000),
    ].enumerated() {
      attacks.append(Attack("CSV \(index)", request(csv, Data(text.utf8))))
    }
    attacks.append(Attack("CSV in UTF-16", request(csv, heading.data(using: .utf16)!)))
    return attacks
  }
}
