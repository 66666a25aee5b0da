import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

@Suite struct CourseLoadingTests {
  static let sample = """
    {
      "schema": 1,
      "title": "A course",
      "routes": [{ "id": "taster", "title": "A taster", "meetings": [{ "title": "Morning", "minutes": 30, "steps": ["first-step"] }] }],
      "stages": [
        {
          "number": 1, "name": "Beginning", "title": "The beginning",
          "steps": [
            {
              "id": "first-step", "number": 1, "title": "First", "minutes": 5, "mode": "app",
              "starter": { "status": "failed", "reason": "a check" }
            },
            {
              "id": "second-step", "number": 2, "title": "Second", "minutes": 5, "mode": "bare",
              "starter": { "status": "policy", "reason": "sleeping" }
            }
          ]
        },
        { "number": 2, "name": "End", "title": "The end", "steps": [] }
      ]
    }
    """

  private func load(_ text: String) throws -> Course {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Course.json")
    try Data(text.utf8).write(to: file)
    return try Course.load(from: file)
  }

  /// The message that a course with one change is refused with.
  private func refusal(_ old: String, _ new: String) throws -> String {
    try #require(Self.sample.contains(old))
    let error = #expect(throws: CourseError.self) {
      try load(Self.sample.replacingOccurrences(of: old, with: new))
    }
    return error?.description ?? ""
  }

  @Test("The sample that the other tests break is read")
  func readsTheSample() throws {
    let course = try load(Self.sample)
    #expect(course.steps.map(\.id) == ["first-step", "second-step"])
    #expect(course.steps.map(\.module) == ["FirstStep", "SecondStep"])
    #expect(course.steps.map(\.fileStem) == ["01-first-step", "02-second-step"])
    #expect(course.stages.map(\.folder) == ["01-Beginning", "02-End"])
  }

  @Test(
    "A broken course is refused with the words that lead to the fault",
    arguments: [
      (#""schema": 1"#, #""schema": 2"#, "schema 2"),
      (#""title": "A course","#, #""title": "A course", "author": "me","#, "unknown key author"),
      (
        #""minutes": 5, "mode": "app","#, #""minutes": 5, "mode": "app", "secnods": 3,"#,
        "unknown key stages[0].steps[0].secnods"
      ),
      (
        #""reason": "sleeping""#, #""reason": "sleeping", "why": "so""#,
        "unknown key stages[0].steps[1].starter.why"
      ),
      (
        #""title": "A taster","#, #""title": "A taster", "for": "you","#,
        "unknown key routes[0].for"
      ),
      (
        #""number": 1, "title": "First", "#, #""number": 1, "#,
        "stages.[0].steps.[0].title is missing"
      ),
      (#""id": "second-step""#, #""id": "first-step""#, "two steps have the id first-step"),
      (#""id": "second-step""#, #""id": "2""#, "“2” is not an id"),
      (#""id": "second-step""#, #""id": "Second-Step""#, "“Second-Step” is not an id"),
      (#""id": "second-step""#, #""id": "second_step""#, "“second_step” is not an id"),
      (#""id": "second-step""#, #""id": "second--step""#, "“second--step” is not an id"),
      (#""number": 2, "title": "Second""#, #""number": 1, "title": "Second""#, "do not ascend"),
      (
        #""number": 2, "name": "End""#, #""number": 0, "name": "End""#,
        "stages' numbers do not ascend"
      ),
      (#""name": "End""#, #""name": "The end""#, "“The end” is not one word"),
      (#""mode": "bare""#, #""mode": "bear""#, "stages.[0].steps.[1].mode"),
      (#""status": "policy""#, #""status": "polite""#, "stages.[0].steps.[1].starter.status"),
      (#""minutes": 5, "mode": "app""#, #""minutes": "5", "mode": "app""#, "steps.[0].minutes"),
      (#""steps": ["first-step"]"#, #""steps": ["first"]"#, "names no step or stage first"),
      (
        #""steps": ["first-step"]"#, #""steps": ["first-step"], "homework": ["End", "Ende"]"#,
        "names no step or stage Ende"
      ),
      (
        #""steps": ["first-step"]"#, #""steps": ["first-step", "Beginning"]"#,
        "has a step twice in “Morning”"
      ),
      (
        #""steps": ["first-step"]"#, #""steps": ["first-step"], "spare": ["second-step"]"#,
        "can spare second-step, which is no step of “Morning”"
      ),
      (#""minutes": 30"#, #""minutes": 0"#, "a meeting of no time"),
      (#""minutes": 30"#, #""minutes": 1441"#, "more than a day"),
      (#""minutes": 30"#, #""minutes": 30, "talk": 0"#, "a meeting of no time"),
      (
        #""minutes": 30"#, #""minutes": 30, "lunch": true"#,
        "unknown key routes[0].meetings[0].lunch"
      ),
      (
        #""id": "taster""#, #""id": "first-step""#,
        "route first-step has the id of a step, a stage or another route"
      ),
      (#""id": "taster""#, #""id": "end""#, "route end has the id of a step, a stage"),
      (#""id": "taster""#, #""id": "all""#, "route all has the id"),
      (#""id": "taster""#, #""id": "two/days""#, "has no id of words in lower case"),
      (#""schema": 1,"#, #""schema": 1"#, "not valid JSON"),
      (
        #""mode": "bare""#, #""mode": "swift5""#,
        "the mode of second-step is none of an answer's: app, library, bare"
      ),
      (
        #""mode": "bare""#, #""mode": "bare", "neighbour": "Vendor""#,
        "stages.[0].steps.[1].neighbour"
      ),
      (
        #""mode": "bare""#, #""mode": "bare", "neighbour": { "module": "Vendor" }"#,
        "stages.[0].steps.[1].neighbour.mode is missing"
      ),
      (
        #""mode": "bare""#,
        #""mode": "bare", "neighbour": { "module": "Vendor", "mode": "swift4" }"#,
        "stages.[0].steps.[1].neighbour.mode: “swift4” is not among the words"
      ),
      (
        #""mode": "bare""#,
        #""mode": "bare", "neighbour": { "module": "Vendor", "mode": "swift5", "path": "/" }"#,
        "unknown key stages[0].steps[1].neighbour.path"
      ),
    ])
  func refuses(old: String, new: String, words: String) throws {
    let message = try refusal(old, new)
    #expect(message.contains(words))
    #expect(message.hasPrefix("Course.json"))
  }

  @Test("A course that is not there is named by its path")
  func missing() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Course.json")
    let error = #expect(throws: CourseError.self) { try Course.load(from: file) }
    #expect(error?.description.contains(file.path) == true)
  }

  @Test("What was checked is noted, and not checked again as long as it is the same")
  func noted() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Course.json")
    let note = folder.url.appendingPathComponent("note")
    let broken = Self.sample.replacingOccurrences(of: #""minutes": 5"#, with: #""minutes": 0"#)
    func load(_ text: String) throws {
      try Data(text.utf8).write(to: file)
      _ = try Course.load(from: file, noting: note)
    }
    #expect(throws: CourseError.self) { try load(broken) }
    #expect(folder.names() == ["Course.json"])
    try load(Self.sample)
    let noted = try Data(contentsOf: note)
    // Another course is checked, and so is one that another build of the command has checked.
    #expect(throws: CourseError.self) { try load(broken) }
    #expect(try Data(contentsOf: note) == noted)
    let identity = Data(ProgramIdentity.own.utf8)
    try (Data("another build".utf8) + Data(broken.utf8)).write(to: note)
    #expect(throws: CourseError.self) { try load(broken) }
    // Only this note can have it pass, so the note is what was asked.
    try (identity + Data(broken.utf8)).write(to: note)
    try load(broken)
  }

  @Test(
    "A path's stem is its last component without the extension",
    arguments: [
      ("Checks.swift", "Checks"), ("a/b.c/Checks+More.swift", "Checks+More"), ("a/b", "b"),
      ("a.b/c", "c"), (".swift", ".swift"), ("a/.hidden", ".hidden"), ("a.tar.gz", "a.tar"),
      ("a.", "a."), ("", ""), ("/", ""), ("Übung/öl.swift", "öl"),
    ])
  func stems(path: String, stem: String) {
    #expect(path.fileStem == stem)
  }

  @Test("Two routes have two ids")
  func sameRoute() throws {
    var course = try load(Self.sample)
    course.routes.append(course.routes[0])
    let error = #expect(throws: CourseError.self) { try load(course.text) }
    #expect(error?.description.contains("route taster has the id of") == true)
  }

  @Test("The workshop's own Course.json is written back to the letter")
  func writesToTheLetter() throws {
    let file = TestCourse.repository.appendingPathComponent("Course.json")
    let course = try Course.load(from: file)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(course.text == text)
  }

  @Test("Everything that a step may say survives writing and reading")
  func roundTrip() throws {
    var course = try load(Self.sample)
    course.title = #"Quotes " and \ and / and ü and a line's end\#n"#
    course.stages[0].steps[0].allows = ["sleeping", "imports"]
    course.stages[0].steps[0].refuses = ["@MainActor"]
    course.stages[0].steps[1].seconds = 3
    course.stages[0].steps[1].neighbour = .init(module: "Vendor", mode: .swift5)
    course.routes[0].meetings.append(
      .init(
        title: "Afternoon", minutes: 90, talk: 5, steps: ["second-step"], spare: ["second-step"],
        homework: ["Beginning"]))
    #expect(try load(course.text) == course)
    course.routes = []
    #expect(try load(course.text) == course)
  }

  @Test("Each property has a key, so each is read and written")
  func keys() throws {
    var course = try load(Self.sample)
    course.stages[0].steps[0].allows = ["sleeping"]
    course.stages[0].steps[0].refuses = ["@MainActor"]
    course.stages[0].steps[0].shows = ["one"]
    course.stages[0].steps[0].seconds = 3
    course.stages[0].steps[0].usesSwiftUI = false
    course.stages[0].steps[0].neighbour = .init(module: "Vendor", mode: .swift5)
    func check<Key: CodingKey & CaseIterable>(_ value: Any, _ keys: Key.Type) {
      #expect(
        Set(keys.allCases.map(\.stringValue))
          == Set(Mirror(reflecting: value).children.compactMap(\.label)), "\(type(of: value))")
    }
    let stage = course.stages[0]
    check(course, Course.CodingKeys.self)
    check(course.routes[0], Course.Route.CodingKeys.self)
    check(course.routes[0].meetings[0], Course.Meeting.CodingKeys.self)
    check(stage, Course.Stage.CodingKeys.self)
    check(stage.steps[0], Course.Step.CodingKeys.self)
    check(stage.steps[0].starter, Course.StarterRefusal.CodingKeys.self)
    check(try #require(stage.steps[0].neighbour), Course.Neighbour.CodingKeys.self)
    #expect(try load(course.text) == course)
  }

  /// The message that a course with these neighbours of its two steps is refused with.
  private func refusal(_ first: Course.Neighbour?, _ second: Course.Neighbour?) throws -> String {
    var course = try load(Self.sample)
    course.stages[0].steps[0].neighbour = first
    course.stages[0].steps[1].neighbour = second
    let error = #expect(throws: CourseError.self) { try load(course.text) }
    return error?.description ?? ""
  }

  @Test(
    "A neighbour has a module's name, which is also that of a folder",
    arguments: [
      "", "vendor", "Ven dor", "Ven-dor", "Ven_dor", "../Vendor", "Vendor/", ".", "Ünicode",
      "1Vendor",
      "Vendor\n",
    ])
  func badNeighbourName(name: String) throws {
    let message = try refusal(.init(module: name, mode: .swift5), nil)
    #expect(
      message.contains("the neighbour of first-step") && message.contains("no name of a module"))
  }

  @Test(
    "A neighbour has no other module's name, on a disk that knows no capitals either",
    arguments: [
      "Foundation", "SwiftUI", "Swiftui", "WorkshopUI", "WorkshopSupport", "Testing", "Dispatch",
      "FirstStep", "SecondStepAdapter", "FirstStepExercise", "Gates", "EndProgram",
    ])
  func takenNeighbourName(name: String) throws {
    let message = try refusal(nil, .init(module: name, mode: .swift5))
    #expect(message.contains("second-step has the name of another module, \(name)"))
  }

  @Test("Steps that share a neighbour agree about its name and mode")
  func disagreement() throws {
    let vendor = Course.Neighbour(module: "Vendor", mode: .swift5)
    for other in [
      Course.Neighbour(module: "Vendor", mode: .bare), .init(module: "VENDOR", mode: .swift5),
    ] {
      let message = try refusal(vendor, other)
      #expect(message.contains("first-step and second-step disagree"), "\(message)")
    }
    var course = try load(Self.sample)
    for index in [0, 1] { course.stages[0].steps[index].neighbour = vendor }
    #expect(try load(course.text).steps.neighbours == [vendor])
  }

  @Test("An allowance that no rule has is refused")
  func unknownAllowance() throws {
    let message = try refusal(
      #""minutes": 5, "mode": "app","#,
      #""minutes": 5, "mode": "app", "allows": ["task-detachd"],"#)
    #expect(message.contains("task-detachd"))
  }
}
