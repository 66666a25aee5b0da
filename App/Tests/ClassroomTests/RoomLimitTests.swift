import Foundation
import LoopbackHTTP
import Testing

@testable import Classroom

@Suite("What a room takes at most")
struct RoomLimitTests {
  @Test("200 people, and no more until one leaves")
  func people() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    var first: String?
    for number in 1...200 {
      let token = try await room.join("Learner with a name \(number)")
      first = first ?? token
      try await room.tell(token, "interleaving", "failed", "The total", tries: number)
    }
    #expect(await room.picture.groups.map(\.people.count) == [200])
    #expect(await room.send("GET", "/state", token: room.trainer).body.count < 100_000)
    let code = await room.site.room.record.code
    let wish = #"{"name":"Late","code":"\#(code)"}"#
    #expect(await room.send("POST", "/people", wish).status == .serviceUnavailable)
    #expect(await room.send("DELETE", "/me", token: first).status == .noContent)
    #expect(await room.send("POST", "/people", wish).status == .created)
  }

  @Test("names are one plain line of at most 60 characters, and each is another")
  func names() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    let names = [
      "Ada", "Ada", "", "  Zoë \u{202e}\u{0007}\n Müller\u{200b} ",
      String(repeating: "ab", count: 99),
      "<img src=x onerror=alert(1)>", "Z" + String(repeating: "\u{0335}", count: 400), "👩‍👩‍👧",
    ]
    for name in names { _ = try await room.join(name) }
    let shown = await room.picture.people.map(\.name)
    #expect(shown[0...3] == ["Ada", "Ada (2)", "Learner 3", "Zoë Müller"])
    #expect(shown[4] == String(repeating: "ab", count: 30))
    #expect(shown[5] == names[5])
    #expect(shown.allSatisfy { $0.utf8.count < 400 && !$0.isEmpty })
  }

  @Test("numbers and words are cut, not believed")
  func values() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    let ada = try await room.join("Ada")
    try await room.tell(
      ada, "interleaving", "failed", String(repeating: "x", count: 5_000), tries: 123_456_789)
    let cell = try #require(await room.picture.people[0].cells[0])
    #expect(cell.tries == 9_999)
    #expect(cell.words?.count == 160)
    let words = String(repeating: "w", count: 900)
    let code = String(repeating: "c", count: 50_000)
    let body = #"{"words":"\#(words)","code":"\#(code)"}"#
    #expect(await room.send("POST", "/me/help", body, token: ada).status == .ok)
    #expect(await room.picture.help[0].words?.count == 280)
    #expect(await room.send("GET", "/code/1", token: room.trainer).body.count == 32_768)
  }

  @Test("a person who sends without end is held back, and others are not")
  func rate() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    let (ada, bo) = (try await room.join("Ada"), try await room.join("Bo"))
    for _ in 0..<30 { try await room.tell(ada, "interleaving", "failed") }
    #expect(await room.send("GET", "/me", token: ada).status == .tooManyRequests)
    try await room.tell(bo, "interleaving", "failed")
    room.advance(.seconds(2))
    try await room.tell(ada, "interleaving", "passed")
    try await room.tell(ada, "interleaving", "passed")
    #expect(await room.send("GET", "/me", token: ada).status == .tooManyRequests)
  }

  @Test(
    "a body that is none of a path's is refused, and changes nothing",
    arguments: [
      "", "{", "null", "[]", "{}", "\"a\"", #"{"verdicts":{}}"#, #"{"verdicts":[{}]}"#,
      #"{"verdicts":[{"step":"interleaving","status":"lost","tries":1,"minutes":1}]}"#,
      #"{"verdicts":[{"step":"interleaving","status":"passed","tries":1e99,"minutes":1}]}"#,
      #"{"verdicts":[{"step":7,"status":"passed","tries":1,"minutes":1}]}"#,
      #"{"name":"Ada"}"#, #"{"name":1,"code":"a"}"#, #"{"person":"1"}"#,
      String(repeating: "[", count: 60_000), "\u{0}",
    ])
  func bodies(_ body: String) async throws {
    let room = try TestRoom()
    defer { room.remove() }
    let ada = try await room.join("Ada")
    let trainer = await room.trainer
    let before = await room.picture
    for (path, token) in [
      ("/people", nil), ("/me/verdicts", ada), ("/comments", trainer), ("/removed", trainer),
    ] {
      let response = await room.send("POST", path, body, token: token)
      #expect(response.status == .unprocessableContent, "\(path)")
    }
    #expect(await room.picture == before)
    #expect(room.complaints.isEmpty)
  }

  @Test("other types, sizes, methods and paths are refused with a status that says why")
  func requests() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    let ada = try await room.join("Ada")
    let form = ["content-type": "application/x-www-form-urlencoded"]
    #expect(
      await room.send("POST", "/people", "{}", headers: form).status == .unsupportedMediaType)
    for body in [ServerRequest.Body.tooLarge, .unmeasured] {
      var request = ServerRequest(method: "POST", path: "/me/verdicts")
      request.headers = ["host": "localhost", "authorization": "Bearer \(ada)"]
      request.body = body
      let status = await room.site.response(to: request).status
      #expect([.contentTooLarge, .lengthRequired].contains(status))
    }
    let wrong = await room.send("PUT", "/me/verdicts", token: ada)
    #expect(wrong.status == .methodNotAllowed && wrong.headers["Allow"] == "POST")
    for path in ["/people/1", "/me/", "/../class.json", "/code/abc", "/room%2ejs", "//", "/me/1"] {
      #expect(await room.send("GET", path, token: ada).status == .notFound, "\(path)")
    }
    #expect(await room.send("GET", "/me", headers: ["host": ""]).status == .badRequest)
  }

  @Test("the page's files hold nothing of the class, and may load nothing from elsewhere")
  func page() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    _ = try await room.join("Ada")
    for path in ["/", "/room.css", "/room.js"] {
      let response = await room.send("GET", path)
      #expect(response.status == .ok)
      let policy = response.headers["Content-Security-Policy"] ?? ""
      #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
      #expect(response.headers["Referrer-Policy"] == "no-referrer")
      #expect(!response.text.contains("Ada"))
      #expect(!response.text.contains("http://") && !response.text.contains("https://"))
      #expect(!response.text.contains("innerHTML"))
    }
  }
}
