import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Commanding {
  /// A trainer's own course: made, judged, graded, and its reports confirmed.
  @Suite struct CommandOwnCourseTests {
    private let workshop: TestCourse
    private let place: TemporaryFolder
    private var exam: URL { place.url.appendingPathComponent("my exam") }

    init() throws {
      workshop = try TestCourse(only: sampleStep)
      place = try TemporaryFolder()
    }

    private func run(_ arguments: String...) async throws -> Completion {
      try await Command(
        executable: TestCourse.executable.path, arguments: arguments,
        directory: workshop.root.path, environment: workshop.environment(), timeLimit: .patience
      ).run()
    }

    private func make() async throws {
      let made = try await run("new-course", exam.path, "--title", "The exam")
      try #require(made.end == .exited(0), "\(made.errors)")
      // What the tests have compiled already serves here too.
      try FileManager.default.createDirectory(
        at: exam.appendingPathComponent(".workshop"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: exam.appendingPathComponent(".workshop/cache"),
        withDestinationURL: TestCourse.cache.root)
    }

    private func addStep() async throws {
      let made = try await run(
        "--course", exam.path, "new-step", "exam-total", "--stage", "Exam", "--number", "1",
        "--title", "A total")
      try #require(made.end == .exited(0), "\(made.errors)")
      #expect(made.output.contains("--course '\(exam.path)' verify exam-total"))
    }

    @Test(
      "A step is made in the trainer's folder, judged and graded there, and the report is confirmed"
    )
    func whole() async throws {
      try await make()
      try await addStep()
      let file = "Exercises/01-Exam/01-exam-total.swift"
      #expect(FileManager.default.fileExists(atPath: exam.appendingPathComponent(file).path))
      #expect(!workshop.layout.exists("Exercises/01-Exam"))

      let checked = try await run("--course=\(exam.path)", "check", "exam-total")
      #expect(checked.end == .exited(1), "\(checked.errors)")
      #expect(checked.output.contains("✗ the answer is 42"))
      #expect(checked.output.contains("--course '\(exam.path)' hint exam-total"))

      let handedIn = place.url.appendingPathComponent("ada")
      try FileManager.default.copyItem(at: exam.appendingPathComponent("Solutions"), to: handedIn)
      let out = place.url.appendingPathComponent("out")
      let graded = try await run(
        "--course", exam.path, "grade", handedIn.path, "--report", out.path)
      #expect(graded.end == .exited(0), "\(graded.output)\(graded.errors)")

      let report = out.appendingPathComponent("report.json")
      let confirmed = try await run(
        "--course", exam.path, "confirm", report.path, "--submission", handedIn.path)
      #expect(confirmed.end == .exited(0), "\(confirmed.output)")
      #expect(confirmed.output.contains("1 of 1 steps passed, 10 of 10 points"))

      // Another checkout has another key.
      #expect(try await run("confirm", report.path).end == .exited(1))

      let answer = handedIn.appendingPathComponent("01-Exam/01-exam-total.swift")
      let text = try String(contentsOf: answer, encoding: .utf8)
      try Data("\(text)\n".utf8).write(to: answer)
      let changed = try await run(
        "--course", exam.path, "confirm", report.path, "--submission", handedIn.path)
      #expect(changed.end == .exited(1))
      #expect(changed.output.contains("01-Exam/01-exam-total.swift is not what was graded"))
    }

    @Test("verify of an own course looks at its files, and not at the workshop's")
    func verify() async throws {
      try await make()
      try await addStep()
      let page = exam.appendingPathComponent("Exercises/01-Exam/README.md")
      try Data("# The exam\n\n`exam-total`: a total.\n".utf8).write(to: page)
      let result = try await run("--course", exam.path, "verify", "--json")
      let findings = try JSONDecoder().decode(
        CourseLinter.Findings.self, from: Data(result.output.utf8))
      // What is left to write, as after any new step.
      #expect(
        findings.complaints.allSatisfy { $0.path.contains("01-Exam") }, "\(findings.complaints)")
      #expect(findings.solutions == 1)
    }

    @Test(
      "The folder can be moved with its workshop, and nothing is borrowed over a file of the trainer's"
    )
    func links() throws {
      let own = OwnCourse(folder: exam, workshop: workshop.root)
      _ = try own.make(title: "The exam", stage: "Exam")
      let support = exam.appendingPathComponent("Support")
      try FileManager.default.removeItem(at: support)
      try FileManager.default.createSymbolicLink(
        atPath: support.path, withDestinationPath: "/nowhere")
      try own.borrow()
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: support.path)
          == workshop.root.appendingPathComponent("Support").path)

      try FileManager.default.removeItem(at: support)
      try Data("mine".utf8).write(to: support)
      #expect(throws: CourseError.self) { try own.borrow() }
      #expect(try String(contentsOf: support, encoding: .utf8) == "mine")
    }

    @Test(
      "No course is made over anything, nor in the workshop's own folder, nor under a name that is none"
    )
    func refusals() async throws {
      try FileManager.default.createDirectory(at: exam, withIntermediateDirectories: true)
      try Data().write(to: exam.appendingPathComponent("notes.txt"))
      let full = try await run("new-course", exam.path)
      #expect(full.end == .exited(2) && full.errors.contains("holds something already"))
      let inside = try await run("new-course", workshop.root.appendingPathComponent("exam").path)
      #expect(inside.end == .exited(2) && inside.errors.contains("the workshop's own folder"))
      let name = place.url.appendingPathComponent("other")
      let unnamed = try await run("new-course", name.path, "--stage", "two words")
      #expect(unnamed.end == .exited(2) && unnamed.errors.contains("is not one word"))
      #expect(!FileManager.default.fileExists(atPath: name.path))
      let none = try await run("--course", name.path, "check")
      #expect(none.end == .exited(2) && none.errors.contains("has no Course.json"))
      #expect(try await run("--course").errors.contains("--course wants a folder"))
    }

    @Test("A module that all steps share is not written through the link")
    func shared() async throws {
      try await make()
      let refused = try await run(
        "--course", exam.path, "new-step", "exam-library", "--stage", "Exam", "--number", "1",
        "--title", "A library", "--neighbour", "ExamKit")
      #expect(
        refused.end == .exited(2) && refused.errors.contains("would be a file of the workshop"))
      #expect(!workshop.layout.exists("Support/Neighbours/ExamKit"))
    }
  }
}
