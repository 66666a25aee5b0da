import Foundation
import LoopbackHTTP
import Testing

@testable import Classroom

@Suite("Who may do what in a room")
struct RoomAccessTests {
  private static let trainersOwn = [
    ("GET", "/state"), ("POST", "/comments"), ("POST", "/helped"), ("POST", "/removed"),
    ("POST", "/end"), ("GET", "/code/1"),
  ]
  private static let learnersOwn = [
    ("GET", "/me"), ("DELETE", "/me"), ("POST", "/me/verdicts"), ("POST", "/me/help"),
    ("DELETE", "/me/help"),
  ]

  @Test("no learner reads or does what is the trainer's", arguments: trainersOwn)
  func trainer(_ method: String, _ path: String) async throws {
    let room = try TestRoom()
    defer { room.remove() }
    let ada = try await room.join("Ada")
    let body = method == "POST" ? #"{"person":1}"# : nil
    for token in [ada, nil, "", "x"] {
      let response = await room.send(method, path, body, token: token)
      #expect(response.status == .forbidden, "\(token ?? "none")")
      #expect(!response.text.contains("Ada"))
    }
    #expect(await room.picture.people.count == 1)
  }

  @Test("an entry is read and changed only with its learner's token", arguments: learnersOwn)
  func learner(_ method: String, _ path: String) async throws {
    let room = try TestRoom()
    defer { room.remove() }
    let ada = try await room.join("Ada")
    let before = await room.picture
    for token in [nil, "", "1", String(ada.dropLast()), ada + "a", await room.trainer] {
      let response = await room.send(method, path, method == "POST" ? "{}" : nil, token: token)
      #expect(response.status == .forbidden)
    }
    #expect(await room.picture == before)
  }

  @Test("a token reads and takes out its own entry, and no other")
  func own() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    let (ada, bo) = (try await room.join("Ada"), try await room.join("Bo"))
    try await room.tell(ada, "interleaving", "failed", "The total")
    #expect(await room.send("GET", "/me", token: ada).text.contains("interleaving"))
    #expect(await !room.send("GET", "/me", token: bo).text.contains("interleaving"))
    #expect(await !room.send("GET", "/me", token: ada).text.contains(ada))
    #expect(await room.send("DELETE", "/me", token: bo).status == .noContent)
    #expect(await room.picture.people.map(\.name) == ["Ada"])
    #expect(await room.send("GET", "/me", token: bo).status == .forbidden)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: room.folder.appending(path: "people").path)
    #expect(files == ["1.json"])
  }

  @Test("without the class's code no learner joins, and guessing it ends soon")
  func code() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    for _ in 0..<60 {
      let guess = await room.send("POST", "/people", #"{"name":"Eve","code":"aaaaaa"}"#)
      #expect(guess.status == .forbidden)
    }
    let tooMany = await room.send("POST", "/people", #"{"name":"Eve","code":"aaaaaa"}"#)
    #expect(tooMany.status == .tooManyRequests)
    _ = try await room.join("Ada")
    #expect(await room.picture.people.count == 1)
  }

  @Test("tokens differ, and have 192 bits of 64 letters")
  func tokens() {
    let tokens = (0..<1_000).map { _ in RoomToken().text }
    #expect(Set(tokens).count == 1_000)
    #expect(tokens.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_-]{32}/) != nil })
    #expect(Set(tokens.joined()).count == 64)
  }

  @Test("a page of another origin, or under another name, is refused")
  func otherOrigins() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    let trainer = await room.trainer
    for headers in [
      ["origin": "http://evil.example"], ["origin": "null"], ["sec-fetch-site": "cross-site"],
      ["sec-fetch-site": "same-site"],
    ] {
      let response = await room.send("GET", "/state", token: trainer, headers: headers)
      #expect(response.status == .forbidden, "\(headers)")
    }
    for host in ["evil.example:8070", "127.0.0.1.evil.example", "1.2.3", "[::1]"] {
      let response = await room.send("GET", "/state", token: trainer, headers: ["host": host])
      #expect(response.status == .misdirectedRequest, "\(host)")
    }
    for host in ["192.168.1.20:8070", "localhost:8070"] {
      let response = await room.send("GET", "/state", token: trainer, headers: ["host": host])
      #expect(response.status == .ok, "\(host)")
    }
  }
}
