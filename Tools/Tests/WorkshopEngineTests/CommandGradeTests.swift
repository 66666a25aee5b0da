import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Commanding {
  /// `grade` as a teacher runs it, on a course of one step.
  @Suite struct CommandGradeTests {
    let copy: TestCourse
    let step: Course.Step
    let handedIn: TemporaryFolder
    let out: TemporaryFolder

    init() throws {
      copy = try TestCourse(only: sampleStep)
      step = try copy.step(sampleStep)
      handedIn = try TemporaryFolder()
      out = try TemporaryFolder()
    }

    private func handIn(_ text: String) throws {
      let path = copy.layout.exercise(step)
      let file = handedIn.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    private func graded(_ arguments: String...) async throws -> Completion {
      try await Command(
        executable: TestCourse.executable.path,
        arguments: ["grade", handedIn.url.path, "--report", out.url.path] + arguments,
        directory: copy.root.path, environment: copy.environment(), timeLimit: .patience
      ).run()
    }

    private func report() throws -> GradeReport {
      let data = try Data(contentsOf: out.url.appendingPathComponent("report.json"))
      return try JSONDecoder().decode(GradeReport.self, from: data)
    }

    @Test("Exit code 0 when all that was asked for passed, with three reports that say so")
    func passes() async throws {
      try handIn(copy.read(copy.layout.solution(step)))
      let result = try await graded()
      #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
      #expect(out.names() == GradeReport.fileNames.sorted())
      let report = try report()
      #expect(report.steps.map(\.status) == [.passed])
      #expect(report.totals.points == Points.maximum)
      #expect(result.output.contains("1 of 1 steps passed, 10 of 10 points"))
    }

    @Test("The starter, as it came, earns nothing and is told apart")
    func starter() async throws {
      try handIn(copy.read(copy.layout.starter(step)))
      let result = try await graded()
      #expect(result.end == .exited(1))
      let step = try #require(try report().steps.first)
      #expect(step.isStarter)
      #expect(step.points == 0)
      #expect(step.status == self.step.starter.status)
    }

    @Test("A wrong answer earns less than all, and the reports name what refused it")
    func wrong() async throws {
      let path = try #require(
        copy.layout.mutants(step).first { try copy.read($0).hasPrefix("// refused by: checks") })
      try handIn(copy.layout.answer(path, to: step).source)
      let result = try await graded()
      #expect(result.end == .exited(1))
      let step = try #require(try report().steps.first)
      #expect(step.status == .failed)
      #expect(step.points < step.maxPoints)
      let name = try #require(step.reasons.first)
      #expect(result.output.contains(name))
      // What the compiler and the runtime say names the student's file, never the copy of it.
      #expect(!step.details.contains { $0.contains(TestCourse.cache.root.path) })
    }

    @Test("A file that does not build is shown by the name it was handed in under")
    func doesNotBuild() async throws {
      try handIn("let number: Int = \"words\"\n")
      _ = try await graded()
      let step = try #require(try report().steps.first)
      #expect(step.status == .doesNotBuild)
      #expect(step.points == 0)
      let name = "\(copy.course.stage(of: self.step).folder)/\(self.step.fileStem).swift:1:"
      #expect(step.details.first?.contains(name) == true, "\(step.details)")
      #expect(!step.details.contains { $0.contains(TestCourse.cache.root.path) })
    }

    @Test("A manifest, a checks folder and a course of a submission's own change nothing")
    func ownCourse() async throws {
      try handIn(copy.read(copy.layout.starter(step)))
      for path in ["Package.swift", "Course.json", copy.layout.checks(step), "Makefile"] {
        let file = handedIn.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("#error(\"read\")".utf8).write(to: file)
      }
      #expect(try await graded().end == .exited(1))
      #expect(try report().steps.map(\.id) == [step.id])
      #expect(try report().steps.map(\.status) == [step.starter.status])
    }

    @Test("An empty folder is a report of skipped steps, and is said aloud")
    func empty() async throws {
      let result = try await graded()
      #expect(result.end == .exited(1))
      #expect(try report().steps.map(\.status) == [.skipped])
      #expect(result.errors.contains("Nothing at the paths"))
    }

    @Test("A submission, a stage or a place for reports that is not there is told with exit code 2")
    func usage() async throws {
      let missing = try await copy.workshop("grade", "/no/such", "--report", out.url.path)
      #expect(missing.end == .exited(2))
      #expect(missing.errors.contains("no such folder"))
      #expect(try await graded("--stage", "99").end == .exited(2))
      let file = out.url.appendingPathComponent("file")
      try Data("mine".utf8).write(to: file)
      let place = try await copy.workshop("grade", handedIn.url.path, "--report", file.path)
      #expect(place.end == .exited(2))
      #expect(place.errors.contains("cannot hold the reports"))
      #expect(try Data(contentsOf: file) == Data("mine".utf8))
      #expect(try await copy.workshop("grade", handedIn.url.path).end == .exited(2))
    }

    @Test(
      "The report agrees with its JSON Schema",
      .enabled(if: hasJSONSchema, "python3 has no module jsonschema"))
    func schema() async throws {
      try handIn("import Dispatch\nlet queue = DispatchQueue.main\n")
      _ = try await graded()
      let schema = TestCourse.repository.appendingPathComponent("Docs/report.schema.json")
      let file = out.url.appendingPathComponent("report.json")
      func validated() async throws -> Completion {
        try await Command(
          executable: "/usr/bin/env",
          arguments: ["python3", "-W", "ignore", "-m", "jsonschema", "-i", file.path, schema.path],
          directory: "/", timeLimit: .patience
        ).run()
      }
      let result = try await validated()
      #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
      // A schema that takes everything would agree too.
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(text.replacing("\"status\"", with: "\"statuses\"").utf8).write(to: file)
      #expect(try await validated().end == .exited(1))
    }
  }
}

private let hasJSONSchema: Bool = {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["python3", "-c", "import jsonschema"]
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return false }
  process.waitUntilExit()
  return process.terminationStatus == 0
}()
