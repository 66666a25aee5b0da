import Foundation
import LoopbackHTTP
import Testing

@testable import Classroom

@Suite("What a room keeps, and when it forgets")
struct RoomStoreTests {
  @Test("after a kill all that was answered is there, with the same tokens")
  func restart() async throws {
    let first = try TestRoom()
    defer { first.remove() }
    let ada = try await first.join("Ada")
    try await first.tell(ada, "interleaving", "failed", "The total", tries: 3)
    _ = await first.send("POST", "/me/help", #"{"words":"Why?"}"#, token: ada)
    let trainer = await first.trainer
    let said = await first.send(
      "POST", "/comments",
      #"{"group":{"step":"interleaving","status":"failed","reason":"The total"},"text":"Again."}"#,
      token: trainer)
    #expect(said.status == .noContent)
    let before = await first.picture
    first.kill()
    let second = try TestRoom(in: first.folder, now: 1_800_000_000 + 3_600)
    #expect(await second.picture == before)
    #expect(await second.trainer == trainer)
    #expect(try await second.tell(ada, "interleaving", "passed") == ["Again."])
    let bo = try await second.join("Bo")
    #expect(await second.picture.people.map(\.number) == [1, 2])
    #expect(ada != bo)
    second.kill()
  }

  @Test("ending the class deletes every file of it, and answers no more")
  func end() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    let ada = try await room.join("Ada")
    try await room.tell(ada, "interleaving", "failed")
    #expect(await room.send("POST", "/end", "{}", token: room.trainer).status == .noContent)
    #expect(try files(room.folder) == ["lock", "people"])
    #expect(await room.send("GET", "/me", token: ada).status == .gone)
    #expect(await room.picture.isOver)
    room.kill()
    #expect(try Classroom.forget(room.folder) == 0)
    let next = try TestRoom(in: room.folder)
    #expect(await next.picture.people.isEmpty)
    #expect(await next.trainer != room.trainer)
    next.kill()
  }

  @Test("a class that was not ended is forgotten a day later")
  func dayLater() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    _ = try await room.join("Ada")
    room.kill()
    let next = try TestRoom(in: room.folder, now: 1_800_000_000 + 86_400)
    #expect(await next.picture.people.isEmpty)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: room.folder.path).count == 3)
    next.kill()
  }

  @Test("the folder and its files are their owner's alone")
  func rights() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    _ = try await room.join("Ada")
    for (path, rights) in [
      ("", 0o700), ("people", 0o700), ("class.json", 0o600), ("people/1.json", 0o600),
    ] {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: room.folder.appending(path: path).path)
      #expect(attributes[.posixPermissions] as? Int == rights, "\(path)")
    }
  }

  @Test("two rooms cannot have one folder, and it is free after a kill")
  func folder() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    #expect(throws: ClassroomError.folderInUse(room.folder.path)) { try TestRoom(in: room.folder) }
    #expect(throws: ClassroomError.folderInUse(room.folder.path)) {
      try Classroom.forget(room.folder)
    }
    room.kill()
    #expect(try Classroom.forget(room.folder) == 0)
  }

  @Test("files that cannot be read lose their person, and no other")
  func unreadable() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    let (ada, bo) = (try await room.join("Ada"), try await room.join("Bo"))
    room.kill()
    try Data("{".utf8).write(to: room.folder.appending(path: "people/1.json"))
    let next = try TestRoom(in: room.folder)
    #expect(await next.send("GET", "/me", token: ada).status == .forbidden)
    #expect(await next.send("GET", "/me", token: bo).status == .ok)
    next.kill()
  }

  @Test("listening on all addresses, it names those of the network first, in numbers")
  func addresses() {
    #expect(MachineAddress.hosts(listeningOn: "127.0.0.1") == ["127.0.0.1"])
    let all = MachineAddress.hosts(listeningOn: "0.0.0.0")
    #expect(all.last == "127.0.0.1")
    #expect(all.dropLast().allSatisfy { $0.wholeMatch(of: /[0-9]+(\.[0-9]+){3}/) != nil })
    #expect(!all.dropLast().contains { $0.hasPrefix("127.") })
  }

  @Test("over a socket it answers, stops, and goes on with what it had")
  func socket() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "room-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var configuration = Classroom.Configuration(
      plan: TestRoom.plan, name: "Class", folder: folder)
    configuration.port = 0
    let first = try await Classroom.start(configuration)
    #expect(first.page.hasPrefix("http://127.0.0.1:") && first.joins.count == 1)
    _ = try await first.room.join(name: "Ada", code: await first.room.record.code)
    await first.finish()
    let second = try await Classroom.start(configuration)
    #expect(second.peopleAtStart == 1)
    #expect(second.page.suffix(32) == first.page.suffix(32))
    try await second.room.end()
    await second.waitForEnd()
    await second.finish()
  }

  private func files(_ folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }
}
