import Foundation
import LoopbackHTTP
import Testing

@testable import Classroom

@Suite("A room and its people")
struct RoomTests {
  @Test("equal refusals are one group, with the book's wrong turn, the largest group first")
  func groups() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    for name in ["Ada", "Bo", "Cy"] {
      try await room.tell(room.join(name), "interleaving", "failed", "The total")
    }
    try await room.tell(room.join("Di"), "interleaving", "failed", "Another check")
    let eve = try await room.join("Eve")
    try await room.tell(eve, "task-from-a-button", "gate", "button-calls-it", tries: 3)
    try await room.tell(eve, "image-cache", "policy", "sleeping")
    let groups = await room.picture.groups
    #expect(groups.map(\.people) == [["Ada", "Bo", "Cy"], ["Di"], ["Eve"], ["Eve"]])
    #expect(
      groups.map(\.words) == [
        "The total", "Another check", "must compile: a button calls it",
        "A sleep waits for a time.",
      ])
    #expect(groups[0].turn?.name == "chain-remembers")
    #expect(groups[2].turn == nil)
    #expect(groups.map(\.layer) == ["checks", "checks", "gates", "policy"])
  }

  @Test("one comment reaches all in a group and those who come to it later, each of them once")
  func comment() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    let (ada, bo, cy) = (
      try await room.join("Ada"), try await room.join("Bo"), try await room.join("Cy")
    )
    for token in [ada, bo] {
      #expect(try await room.tell(token, "interleaving", "failed", "The total") == [])
    }
    let said = await room.send(
      "POST", "/comments",
      #"{"group":{"step":"interleaving","status":"failed","reason":"The total"},"text":"Read\u001b[2J again.\u202e"}"#,
      token: room.trainer)
    #expect(said.status == .noContent)
    #expect(try await room.tell(ada, "interleaving", "passed") == ["Read[2J again."])
    #expect(try await room.tell(ada, "interleaving", "passed", heard: [1]) == [])
    #expect(try await room.tell(cy, "image-cache", "policy", "sleeping") == [])
    #expect(
      try await room.tell(cy, "interleaving", "failed", "The total") == ["Read[2J again."])
    #expect(try await room.tell(bo, "interleaving", "failed", "The total") == ["Read[2J again."])
    let group = await room.picture.groups[0]
    #expect(group.said == "Read[2J again." && group.heard == 0)
    try await room.tell(bo, "interleaving", "failed", "The total", heard: [1, 99, -1])
    #expect(await room.picture.groups[0].heard == 1)
  }

  @Test("a cell says how a step stands: working on it, refused, passed, passed after solve")
  func cells() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    let ada = try await room.join("Ada")
    let body = #"""
      {"verdicts":[{"step":"interleaving","status":"passed","tries":2,"minutes":9},
      {"step":"task-from-a-button","status":"passed","tries":1,"minutes":1,"solved":true},
      {"step":"of-another-course","status":"failed","tries":1,"minutes":1}],"now":"image-cache"}
      """#
    #expect(await room.send("POST", "/me/verdicts", body, token: ada).status == .ok)
    let row = await room.picture.people[0]
    #expect(row.cells[0] == .init(state: .passed, tries: 2, minutes: 9))
    #expect(row.cells[1]?.state == .solved)
    #expect(row.cells[2]?.state == .working)
    #expect(row.now == 2)
    try await room.tell(ada, "image-cache", "crashed", tries: 6)
    let cell = await room.picture.people[0].cells[2]
    #expect(cell?.state == .refused && cell?.tries == 6)
    #expect(cell?.words == "The answer crashed while it was checked")
    #expect(await room.picture.groups.count == 1)
  }

  @Test("those who ask for help stand in the order of asking, with a file only where it was sent")
  func help() async throws {
    let room = try TestRoom()
    defer { room.remove() }
    let (ada, bo) = (try await room.join("Ada"), try await room.join("Bo"))
    let body = #"{"step":"interleaving","words":"Why?","code":"let a = 1\n"}"#
    #expect(await room.send("POST", "/me/help", body, token: bo).status == .ok)
    #expect(await room.send("POST", "/me/help", "{}", token: ada).status == .ok)
    let help = await room.picture.help
    #expect(Set(help.map(\.name)) == ["Ada", "Bo"])
    #expect(help.first { $0.name == "Bo" }?.hasCode == true)
    #expect(help.first { $0.name == "Ada" }?.hasCode == false)
    #expect(await room.send("GET", "/code/2", token: room.trainer).text == "let a = 1\n")
    #expect(await room.send("GET", "/code/1", token: room.trainer).status == .notFound)
    #expect(await room.send("DELETE", "/me/help", token: bo).status == .ok)
    #expect(await room.send("GET", "/code/2", token: room.trainer).status == .notFound)
    #expect(
      await room.send("POST", "/helped", #"{"person":1}"#, token: room.trainer).status == .noContent
    )
    #expect(await room.picture.help.isEmpty)
  }
}
