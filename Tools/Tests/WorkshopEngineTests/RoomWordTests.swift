import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

@Suite struct RoomWordTests {
  @Test(
    "An address is a name or numbers, a port and a code",
    arguments: [
      "192.168.1.20:8070/k7mxq4", "http://room.local:80/ABC234/",
    ])
  func addresses(_ text: String) throws {
    let address = try RoomAddress(text)
    #expect(address.port > 0 && address.code == address.code.lowercased())
  }

  @Test(
    "What is none is refused",
    arguments: [
      "", "192.168.1.20", "192.168.1.20:8070", "h:0/a", "h:99999/a", "h:80/a b", "https://h:80/a",
      "h:80/a/../b",
      "h\r\nX:80/a",
    ])
  func noAddresses(_ text: String) {
    #expect(throws: RoomAddress.Malformed.self) { try RoomAddress(text) }
  }

  @Test("The plan has the book's wrong turns and the gates' words, for every step of every route")
  func plan() throws {
    let layout = try CourseLayout(root: TestCourse.repository)
    for stage in layout.course.stages {
      #expect(RoomPlan.turns(of: stage, layout).values.joined().count == 3, "\(stage.name)")
    }
    let plan = RoomPlan(title: "All", route: nil, steps: layout.course.steps, layout: layout)
    let interleaving = try #require(plan.steps.first { $0.id == "interleaving" })
    #expect(interleaving.turns.first?.name == "chain-remembers")
    #expect(interleaving.turns.first?.say.contains("`") == false)
    let button = try #require(plan.steps.first { $0.id == "task-from-a-button" })
    #expect(button.words["button-calls-it"]?.hasPrefix("must compile: ") == true)
    #expect(plan.words["sleeping"] != nil)
  }

  @Test("The names of a suite's own tests are not sent")
  func suites() throws {
    let layout = try CourseLayout(root: TestCourse.repository)
    let step = try #require(layout.course.steps.first { $0.isSuite })
    var judgement = Judgement(step: step.id, status: .failed)
    judgement.checks = [.init(id: "secret()", name: "my secret test", outcome: .failed, issues: [])]
    #expect(RoomVerdict(judgement, of: step, entry: nil).reason == nil)
    judgement = Judgement(step: "load-roster", status: .failed)
    judgement.checks = [
      .init(id: "check()", name: "a check of the course", outcome: .failed, issues: [])
    ]
    let verdict = RoomVerdict(judgement, of: layout.course.steps[0], entry: nil)
    #expect(verdict.reason == "a check of the course")
  }
}
