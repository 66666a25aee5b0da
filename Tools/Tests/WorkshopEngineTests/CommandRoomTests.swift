import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  /// A learner in a trainer's room: what is sent, and what a dead room does to a verdict.
  @Suite struct CommandRoomTests {
    let copy: TestCourse

    init() throws { copy = try TestCourse(only: "load-roster") }

    private static let token = String(repeating: "t", count: 32)
    private static let joined = FakeRoom.json(
      #"{"name":"Ada","token":"\#(token)","room":"Class"}"#, "201 Created")
    private static let nothing = FakeRoom.json(#"{"comments":[]}"#)

    private func join(_ room: FakeRoom) throws {
      try RoomMembership(
        host: "127.0.0.1", port: room.port, token: Self.token, name: "Ada", room: "Class"
      ).write(to: copy.layout)
    }

    private func body(_ request: String) throws -> [String: Any] {
      let text = try #require(request.components(separatedBy: "\r\n\r\n").last)
      return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("Joining says what is sent before anything is, and keeps the token for the owner alone")
    func join() async throws {
      let room = try FakeRoom([Self.joined, Self.nothing])
      let address = "127.0.0.1:\(room.port)/abc234"
      let asked = try await copy.workshop("join", address)
      #expect(asked.end == .exited(2))
      #expect(asked.output.contains("Never sent") && room.requests.isEmpty)
      #expect(RoomMembership(of: copy.layout) == nil)
      let joined = try await copy.workshop("join", address, "--name", "Ada", "--yes")
      #expect(joined.end == .exited(0), "\(joined.errors)")
      #expect(room.requests[0].hasPrefix("POST /people HTTP/1.1\r\n"))
      #expect(try body(room.requests[0]) as? [String: String] == ["name": "Ada", "code": "abc234"])
      let file = copy.layout.url(".workshop/room.json").path
      let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
      #expect(rights as? Int == 0o600)
      let again = try await copy.workshop("join", address, "--yes")
      #expect(again.end == .exited(2) && again.errors.contains("./workshop leave"))
    }

    @Test("On a terminal it asks, and only a yes sends anything")
    func question() async throws {
      let room = try FakeRoom([Self.joined, Self.nothing])
      let words = "join 127.0.0.1:\(room.port)/abc234"
      let no = try await copy.workshopOnTerminal(words, typing: "\n")
      #expect(no.output.contains("Nothing was sent.") && room.requests.isEmpty, "\(no.output)")
      let yes = try await copy.workshopOnTerminal(words, typing: "y\nZoë\n")
      #expect(yes.output.contains("You are in the room"), "\(yes.output)")
      #expect(try body(room.requests[0])["name"] as? String == "Zoë")
    }

    @Test("Watching sends each verdict too")
    func watch() async throws {
      let room = try FakeRoom([Self.nothing])
      try join(room)
      let process = try copy.start("watch")
      defer { process.terminate() }
      #expect(await eventually { room.requests.count == 1 })
      let path = copy.layout.exercise(copy.course.steps[0])
      try copy.write(path, copy.read(path) + "\n// once more\n")
      #expect(await eventually { room.requests.count == 2 })
      let verdicts = try room.requests.map { try body($0)["verdicts"] as? [[String: Any]] }
      #expect(verdicts.map { $0?.count } == [1, 1])
    }

    @Test("A verdict is sent after it is shown: ids and numbers, and nothing of the answer")
    func verdict() async throws {
      let room = try FakeRoom([
        FakeRoom.json(
          #"{"comments":[{"number":3,"step":"load-roster","text":"Look\u001b[2J at the \nheader."}]}"#
        )
      ])
      try join(room)
      let step = copy.course.steps[0]
      try copy.write(
        copy.layout.exercise(step), copy.read(copy.layout.starter(step)) + "\nlet secret = 1\n")
      let result = try await copy.workshop("check")
      #expect(result.end == .exited(1), "\(result.errors)")
      #expect(result.errors.contains("Your trainer, about \(step.title)"))
      #expect(result.errors.contains("Look\u{FFFD}[2J at the header."))
      let request = try #require(room.requests.first)
      #expect(request.hasPrefix("POST /me/verdicts HTTP/1.1\r\n"))
      #expect(request.contains("Authorization: Bearer \(Self.token)\r\n"))
      #expect(!request.contains("secret") && !request.contains("Roster {"))
      let entry = try body(request)
      #expect(Set(entry.keys) == ["verdicts", "now", "heard"])
      let verdict = try #require((entry["verdicts"] as? [[String: Any]])?.first)
      #expect(Set(verdict.keys) == ["step", "status", "reason", "tries", "minutes", "solved"])
      #expect(verdict["step"] as? String == "load-roster" && verdict["tries"] as? Int == 1)
      #expect(RoomMembership(of: copy.layout)?.heard == [3])
      let second = try await copy.workshop("check")
      #expect(!second.errors.contains("Your trainer"))
      #expect(try body(room.requests[1])["heard"] as? [Int] == [3])
    }

    @Test(
      "A room that is gone, stands still or talks nonsense changes neither verdict nor exit code",
      arguments: ["gone", "still", "nonsense", "refuses", "long"])
    func dead(_ kind: String) async throws {
      let alone = try await copy.workshop("check")
      let listener = try Listener()
      let answers = [
        "refuses": FakeRoom.json("The class is over.\u{1B}[31m", "410 Gone"),
        "long": "HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "x", count: 400_000),
      ]
      let room = try FakeRoom([answers[kind] ?? "\u{1}garbage\r\n\r\n"])
      let port = kind == "gone" ? 1 : kind == "still" ? listener.port : room.port
      try RoomMembership(
        host: "127.0.0.1", port: port, token: Self.token, name: "Ada", room: "Class"
      ).write(to: copy.layout)
      let result = try await copy.workshop("check")
      #expect(result.end == alone.end)
      #expect(result.output == alone.output)
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
      #expect(result.errors.contains("The room was not told"))
      #expect(!result.errors.contains("\u{1B}"))
      let json = try await copy.workshop("check", "--json")
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(json.output.utf8))
      }
    }

    @Test("A file that is no membership is as none")
    func broken() async throws {
      for text in ["", "{", "[]", "{\"host\":\"127.0.0.1\"}"] {
        try copy.write(".workshop/room.json", text)
        let result = try await copy.workshop("check")
        #expect(result.errors.isEmpty)
        #expect(try await copy.workshop("leave").output.contains("You are in no room."))
      }
    }

    @Test("A file goes along with a call for help where that is typed, and only then")
    func ask() async throws {
      #expect(try await copy.workshop("ask").end == .exited(2))
      let room = try FakeRoom([Self.nothing])
      try join(room)
      #expect(try await copy.workshop("ask", "Why?").end == .exited(0))
      let plain = try body(room.requests[0])
      #expect(plain["words"] as? String == "Why?" && plain["code"] == nil)
      let with = try await copy.workshop("ask", "--with-code")
      #expect(with.output.contains("Sending Exercises/"))
      #expect(
        try body(room.requests[1])["code"] as? String
          == copy.read(copy.layout.exercise(copy.course.steps[0])))
      #expect(try await copy.workshop("ask", "--done").end == .exited(0))
      #expect(room.requests[2].hasPrefix("DELETE /me/help "))
      try copy.write(
        copy.layout.exercise(copy.course.steps[0]), String(repeating: "//\n", count: 20_000))
      let large = try await copy.workshop("ask", "--with-code")
      #expect(large.end == .exited(2) && room.requests.count == 3)
    }

    @Test(
      "Leaving deletes the entry there and the token here; a room that is gone keeps it until told")
    func leave() async throws {
      let room = try FakeRoom(["HTTP/1.1 204 No Content\r\n\r\n"])
      try join(room)
      let left = try await copy.workshop("leave")
      #expect(left.end == .exited(0), "\(left.errors)")
      #expect(room.requests[0].hasPrefix("DELETE /me HTTP/1.1\r\n"))
      #expect(RoomMembership(of: copy.layout) == nil)
      try RoomMembership(
        host: "127.0.0.1", port: 1, token: Self.token, name: "Ada", room: "Class"
      ).write(to: copy.layout)
      let gone = try await copy.workshop("leave")
      #expect(gone.end == .exited(2) && gone.errors.contains("--anyway"))
      #expect(RoomMembership(of: copy.layout) != nil)
      #expect(try await copy.workshop("leave", "--anyway").end == .exited(0))
      #expect(RoomMembership(of: copy.layout) == nil)
    }
  }
}
