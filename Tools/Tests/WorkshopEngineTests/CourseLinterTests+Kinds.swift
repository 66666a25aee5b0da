import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

/// Kinds of steps, routes and minutes, and how files are written.
extension Slow.Judging.CourseLinterTests {
  /// Gives the step a module beside its answer.
  private func addNeighbour(_ source: String?) throws {
    var course = copy.course
    let index = try #require(course.stages.firstIndex { !$0.steps.isEmpty })
    course.stages[index].steps[0].neighbour = .init(module: "Vendor", mode: .swift5)
    try copy.write("Course.json", course.text)
    try copy.write(
      "Package.swift", PackageManifest.updated(copy.read("Package.swift"), for: course))
    if let source { try copy.write("Support/Neighbours/Vendor/Vendor.swift", source) }
  }

  @Test("neighbour: a module beside an answer has warnings in its own mode, or does not compile")
  func neighbour() async throws {
    try addNeighbour("public func wave() {}\n")
    #expect(try await complaints().isEmpty)
    // Swift 6 refuses that.
    try addNeighbour("public var hands = 2\n")
    #expect(try await complaints().isEmpty)
    try addNeighbour("public func wave() {\n  let hands = 2\n}\n")
    try await expect(only: .neighbour, of: "Support/Neighbours/Vendor")
    try addNeighbour("public func wave() -> Int {}\n")
    try await expect(only: .neighbour, of: "Support/Neighbours/Vendor")
  }

  @Test("member, budget: a member's starter is another file, and its ceilings do not fall")
  func member() async throws {
    let copy = try TestCourse(only: "design-sendable-first")
    let step = try copy.step("design-sendable-first")
    func complaints(_ course: Course, about step: Course.Step) async throws -> [Complaint] {
      let judge = Judge(
        layout: CourseLayout(root: copy.root, course: course),
        toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache)
      return try await CourseLinter(judge: judge).memberComplaints([step])
    }
    #expect(try await complaints(copy.course, about: step).isEmpty)
    let file = "Support/Members/RosterKit/Employee.swift"
    try copy.edit(file, "public let id", "public var id")
    let other = try await complaints(copy.course, about: step)
    try await expect(only: .member, of: copy.layout.starter(step), among: other)

    // A step that goes on with another file, and has room for as much.
    var course = copy.course
    var later = step
    (later.id, later.number) = ("a-later-step", 3)
    later.member?.file = "RosterLog.swift"
    let index = try #require(course.stages.firstIndex { $0.number == 12 })
    course.stages[index].steps.append(later)
    let layout = CourseLayout(root: copy.root, course: course)
    try copy.write(layout.starter(later), copy.read("Support/Members/RosterKit/RosterLog.swift"))
    _ = try layout.writeMemberLinks(later)
    let equal = try await complaints(course, about: later)
    try await expect(only: .budget, of: "Course.json", among: equal)
    later.budget?["non_sendable_capture"] = 14
    #expect(try await complaints(course, about: later).isEmpty)
  }

  @Test("route: a meeting that is longer than its time")
  func route() async throws {
    var course = copy.course
    course.routes = [
      .init(
        id: "short", title: "Short",
        meetings: [.init(title: "Five minutes", minutes: 5, steps: [step.id])])
    ]
    try copy.write("Course.json", course.text)
    try await expect(only: .route, of: "Course.json")
  }

  @Test("minutes: a class took another time than the course says")
  func minutes() async throws {
    for name in ["a", "b", "c"] {
      try copy.write(
        "class/\(name).json",
        #"{"steps": [{"id": "\#(step.id)", "state": "passed", "seconds": 3600}]}"#)
    }
    let times = try MeasuredTimes(folder: copy.layout.url("class"))
    let found = CourseLinter(judge: try await copy.judge()).minutesComplaints(times)
    try await expect(only: .minutes, of: "Course.json", among: found)
  }

  @Test("missing-file, stray-file: a neighbour without sources, and sources of no neighbour")
  func neighbourFiles() async throws {
    try copy.write("Support/Neighbours/Nobody/Nobody.swift", "")
    try await expect(only: .strayFile, of: "Support/Neighbours/Nobody/Nobody.swift")
    try copy.remove("Support/Neighbours/Nobody")
    try addNeighbour(nil)
    try await expect(only: .missingFile, of: "Support/Neighbours/Vendor")
    try addNeighbour("public func wave() {}\n")
    // SwiftPM would compile it, and the command would not.
    try copy.write("Support/Neighbours/Vendor/Hands/Hand.swift", "")
    try await expect(only: .strayFile, of: "Support/Neighbours/Vendor/Hands/Hand.swift")
  }

  @Test("format: a file that swift-format would change")
  func format() async throws {
    let path = try #require(copy.layout.alternatives(step).first)
    try copy.write(path, copy.read(path) + "\nlet   unformatted=1\n")
    try await expect(only: .format, of: path)
  }
}
