import Foundation
import Testing

@testable import WorkshopEngine

@Suite struct CourseSelectionTests {
  let course: Course

  init() throws {
    course = try JSONDecoder().decode(Course.self, from: Data(CourseLoadingTests.sample.utf8))
  }

  @Test(
    "A word stands for a step, a stage, a route or all",
    arguments: [
      ("first-step", ["first-step"]),
      ("First-Step", ["first-step"]),
      ("Exercises/01-Beginning/02-second-step.swift", ["second-step"]),
      ("1", ["first-step", "second-step"]),
      ("Beginning", ["first-step", "second-step"]),
      ("beginning", ["first-step", "second-step"]),
      ("01-Beginning", ["first-step", "second-step"]),
      ("2", []),
      ("taster", ["first-step"]),
      ("Taster", ["first-step"]),
      ("taster/1", ["first-step"]),
      ("all", ["first-step", "second-step"]),
      ("ALL", ["first-step", "second-step"]),
    ] as [(String, [String])])
  func selects(word: String, ids: [String]) throws {
    #expect(try course.steps(named: word).map(\.id) == ids)
  }

  @Test(
    "An unknown word names what is nearest",
    arguments: [
      ("frist-step", "first-step"), ("begining", "beginning"), ("tster", "taster"),
      ("second", "second-step"),
    ])
  func suggests(word: String, nearest: String) throws {
    let error = #expect(throws: UnknownName.self) { try course.steps(named: word) }
    #expect(error?.nearest.first == nearest)
    #expect(error?.description.contains("“\(nearest)”") == true)
    #expect(error?.description.contains("“\(word)”") == true)
  }

  @Test(
    "A route has no other meetings than its own",
    arguments: ["taster/0", "taster/2", "taster/-1", "taster/", "taster/1/1", "/1", "tester/1"])
  func noMeeting(word: String) {
    #expect(throws: UnknownName.self) { try course.steps(named: word) }
  }

  @Test("A meeting comes with its homework, and no step comes twice in a route")
  func homework() throws {
    var course = course
    course.routes[0].meetings[0].homework = ["Beginning"]
    course.routes[0].meetings.append(
      .init(title: "Next week", minutes: 30, steps: ["second-step"]))
    let route = course.routes[0]
    #expect(course.steps(together: route.meetings[0]).map(\.id) == ["first-step"])
    #expect(course.homework(after: route.meetings[0]).map(\.id) == ["second-step"])
    #expect(try course.steps(named: "taster/1").map(\.id) == ["first-step", "second-step"])
    #expect(try course.steps(named: "taster/2").map(\.id) == ["second-step"])
    #expect(course.steps(of: route).map(\.id) == ["first-step", "second-step"])
  }

  @Test("A word like nothing suggests nothing, and still says where to look")
  func suggestsNothing() throws {
    let error = #expect(throws: UnknownName.self) { try course.steps(named: "3") }
    #expect(error?.nearest == [])
    #expect(error?.description.contains("./workshop status") == true)
  }

  @Test("Where one step is needed, a stage is not enough, and one of its steps is named")
  func oneStep() throws {
    #expect(try course.step(named: "second-step").id == "second-step")
    let error = #expect(throws: NotOneStep.self) { try course.step(named: "Beginning") }
    #expect(error?.steps == ["first-step", "second-step"])
    #expect(error?.description.contains("“Beginning” is 2 steps") == true)
  }

  @Test("A step knows its stage")
  func stage() throws {
    let step = try course.step(named: "second-step")
    #expect(course.stage(of: step).name == "Beginning")
  }

  @Test("Every file of a step has its place below the root")
  func places() throws {
    let layout = CourseLayout(root: URL(fileURLWithPath: "/course"), course: course)
    let step = try course.step(named: "second-step")
    #expect(layout.exercise(step) == "Exercises/01-Beginning/02-second-step.swift")
    #expect(layout.solution(step) == "Solutions/01-Beginning/02-second-step.swift")
    #expect(layout.starter(step) == "Checks/01-Beginning/02-second-step/starter.swift")
    #expect(layout.mutants(step).isEmpty)
  }
}
