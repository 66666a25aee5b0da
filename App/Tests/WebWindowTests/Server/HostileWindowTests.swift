import Foundation
import LoopbackHTTP
import Testing

@testable import WebWindow

@Suite("Hostile requests to the window", .serialized, .timeLimit(.minutes(2)))
struct HostileWindowTests {
  /// One method and path of every route.
  static let routes = [
    "GET /", "GET /window.css", "GET /window.js", "GET /glass.css", "GET /glass.js", "GET /updates",
    "POST /events", "POST /files",
  ]
  /// Those that read all of a body before they do anything.
  static let smallRoutes = routes.filter { $0 != "POST /files" }

  /// All that a route wants, so that only what a test changes is wrong.
  private func head(
    _ client: WindowClient, _ route: String, token: String? = nil, host: String? = nil,
    origin: String? = nil, _ more: [String] = []
  ) -> String {
    let parts = route.components(separatedBy: " ")
    return client.head(
      parts[0], parts[1], token: token, host: host,
      ["Origin: \(origin ?? client.origin)", "Content-Type: application/json"] + more)
  }

  @Test("no route answers without the token", arguments: routes)
  func token(_ route: String) async throws {
    try await withWindow { client in
      let almost = client.token.dropLast() + (client.token.last == "a" ? "b" : "a")
      for token in ["", "x", String(almost), client.token + "a", client.token.uppercased() + "%00"]
      {
        let answer = try await client.exchange(head(client, route, token: token))
        #expect(answer.status == 403)
        #expect(answer.text.contains("lacks the token"))
        #expect(!answer.text.contains(client.token))
      }
    }
  }

  @Test("no route answers under another name, also with the token", arguments: routes)
  func host(_ route: String) async throws {
    try await withWindow { client in
      let names = [
        "evil.example", "evil.example:\(client.port)", "127.0.0.1", "localhost", "127.0.0.1:1",
        "localhost.evil.example:\(client.port)", "127.0.0.1:\(client.port)@evil.example", "[::1]",
      ]
      for name in names {
        let answer = try await client.exchange(head(client, route, host: name))
        #expect(answer.status == 421, "\(name)")
        #expect(answer.header("Content-Security-Policy")?.contains("evil") == false)
      }
      #expect(
        try await client.exchange(
          head(
            client, "GET /", host: "LOCALHOST:\(client.port)",
            origin: "http://localhost:\(client.port)")
        ).status == 200)
    }
  }

  @Test("no other page may ask, whatever secrets it knows", arguments: routes)
  func origin(_ route: String) async throws {
    try await withWindow { client in
      let origins = [
        "null", "http://evil.example", "http://127.0.0.1", "http://127.0.0.1:1",
        "https://\(client.host)", "http://localhost:\(client.port)", "\(client.origin)/", "",
      ]
      for origin in origins {
        let answer = try await client.exchange(head(client, route, origin: origin))
        #expect(answer.status == 403, "\(origin)")
      }
      let answer = try await client.exchange(
        head(client, route, ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors"]))
      #expect(answer.status == 403)
    }
  }

  @Test("events and the channel want an origin")
  func missingOrigin() async throws {
    try await withWindow { client in
      let page = try await client.open()
      let json = #"{"window":"\#(page.window)","events":[]}"#
      #expect(try await client.post(json, ["Content-Type: application/json"]).status == 403)
      #expect(try await client.post(json).status == 204)
      #expect(
        try await client.get("/updates", query: "&window=\(page.window)", PageChannel.upgrade)
          .status == 403)
    }
  }

  @Test("a link from elsewhere may open the window's page")
  func navigation() async throws {
    try await withWindow { client in
      let answer = try await client.get(
        "/", ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"])
      #expect(answer.status == 200)
    }
  }

  @Test("what is not there or not meant so is said in words")
  func otherPathsAndMethods() async throws {
    try await withWindow { client in
      for path in ["/x", "//", "/..", "/window.css/", "/%2e", "/updates/1", "/favicon.ico"] {
        let answer = try await client.get(path)
        #expect(answer.status == 404)
        #expect(answer.text == "There is nothing at this path.\n")
      }
      for route in Self.routes {
        let path = route.components(separatedBy: " ")[1]
        for method in ["DELETE", "PUT", "TRACE", route.hasPrefix("POST") ? "GET" : "POST"] {
          let answer = try await client.exchange(head(client, "\(method) \(path)"))
          #expect(answer.status == 405, "\(method) \(path)")
          #expect(answer.header("Allow") != nil)
        }
      }
    }
  }

  @Test("no route takes a body above its share", arguments: smallRoutes)
  func oversizedBody(_ route: String) async throws {
    try await withWindow { client in
      for length in [EventBatch.bytes + 1, RequestLimits.body + 1, Int.max] {
        let connection = try await RawConnection(port: client.port)
        try await connection.write(head(client, route, ["Content-Length: \(length)"]))
        if length <= RequestLimits.body {
          try await connection.write(String(repeating: "x", count: length))
        }
        #expect(try await connection.answer().status == 413)
        try connection.close()
      }
      let answer = try await client.exchange(head(client, route, ["Transfer-Encoding: chunked"]))
      #expect(answer.status == 411)
      #expect(try await client.get("/").status == 200)
    }
  }

  @Test("no route takes a long path or query, or many fields", arguments: routes)
  func oversizedHead(_ route: String) async throws {
    let site = WindowSite(
      token: WindowToken(), registry: await WindowRegistry { _ in SampleView() },
      page: PageFrame(title: "", imageOrigins: [])
    ) { Issue.record("\($0)") }
    let parts = route.components(separatedBy: " ")
    let long = String(repeating: "a", count: RequestLimits.target)
    var request = ServerRequest(method: parts[0], path: parts[1], query: long)
    request.headers["host"] = "localhost:1"
    #expect(await site.response(to: request, port: 1).status == .uriTooLong)
    request.query = ""
    request.path += long
    #expect(await site.response(to: request, port: 1).status == .uriTooLong)
    request.path = parts[1]
    for number in 0..<4 { request.headers["x-\(number)"] = long }
    #expect(await site.response(to: request, port: 1).status == .requestHeaderFieldsTooLarge)
  }

  /// One line of each length is enough here: the library takes a time for a line that grows with the
  /// square of its length.
  @Test("so it is over the network")
  func oversizedHeadOverTheNetwork() async throws {
    try await withWindow { client in
      let long = "&x=" + String(repeating: "a", count: RequestLimits.target)
      let answer = try await client.get("/", query: long)
      #expect(answer.status == 414)
      let fields = (0..<200).map { "X-\($0): \(String(repeating: "a", count: 100))" }
      #expect(try await client.get("/", fields).status == 431)
    }
  }

  @Test("what is no HTTP ends its connection, and no other", arguments: routes)
  func malformed(_ route: String) async throws {
    try await withWindow { client in
      let field = "Host: \(client.host)\r\nContent-Length:"
      for head in [
        "\(route)", "", "\0\0\0\0", "\(route) HTTP/1.1\r\n\(field) -1",
        "\(route) HTTP/1.1\r\n\(field) ten", "\(route) HTTP/1.1\r\n\(field) 99999999999999999999",
        "\(route) HTTP/1.1\r\n\(field) 2\r\nTransfer-Encoding: chunked",
      ] {
        let connection = try await RawConnection(port: client.port)
        try await connection.write(head + "\r\n\r\n")
        #expect(try await connection.rest().isEmpty, "\(head)")
      }
      #expect(
        try await client.exchange(head(client, route).replacing("HTTP/1.1", with: "HTTP/3"))
          .status == 505)
      #expect(try await client.get("/").status == 200)
    }
  }

  @Test("events have to be JSON, and good ones: the window goes on as it was")
  func events() async throws {
    try await withWindow { client in
      let page = try await client.open()
      let channel = try await page.listen()
      let fields = ["Origin: \(client.origin)", "Content-Type: text/plain"]
      #expect(try await client.post("{}", fields).status == 415)
      #expect(try await client.post("{").status == 422)
      #expect(try await client.post(#"{"window":"x","events":[]}"#).status == 410)
      #expect(try await page.send(1, page.element("button", "Add"), "burst").status == 422)
      #expect(try await page.send(1, page.element("button", "Add"), "choose", "/tmp").status == 422)
      #expect(try await page.send(1, page.element(taking: "scroll"), "scroll", "nan").status == 422)
      #expect(try await page.send(1, page.element("button", "Add"), "tap").status == 204)
      #expect(try await channel.next().message.text.hasSuffix("Count: 1"))
    }
  }

  @Test("a window that is sent too much says so")
  func rate() async throws {
    try await withWindow { client in
      let page = try await client.open()
      let events = (1...64).map { #"{"n":\#($0),"id":1,"event":"tap"}"# }.joined(separator: ",")
      let json = #"{"window":"\#(page.window)","events":[\#(events)]}"#
      var statuses: Set<Int> = []
      // One more than a tick allows.
      for _ in 0...(BrowserWindow.eventsPerTick / 64) {
        statuses.insert(try await client.post(json).status)
      }
      #expect(statuses == [200, 204, 429])
    }
  }

  @Test("when all windows have a page, one more is refused, and no page loses its window")
  func tooManyWindows() async throws {
    try await withWindow { client in
      var channels: [PageChannel] = []
      for _ in 0..<WindowRegistry.limit { channels.append(try await client.open().listen()) }
      let answer = try await client.get("/")
      #expect(answer.status == 503)
      #expect(answer.text.contains("Close one of them"))
      try channels[0].connection.close()
    }
  }

  @Test("a token is as long as it should be, and no two are the same")
  func tokens() {
    let tokens = (0..<100).map { _ in WindowToken().text }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.utf8.count == 32 })
    let token = WindowToken()
    #expect(token.matches(token.text) && !token.matches(token.text.dropLast()))
    #expect(!token.matches(token.text + "a") && !token.matches(""))
    #expect(WindowToken("short") == nil)
    #expect(WindowToken(token.text)?.matches(token.text) == true)
  }
}
