import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Commanding {
  @Suite struct CommandTerminalTests {
    let copy: TestCourse
    let step: Course.Step
    let exercise: String

    init() throws {
      copy = try TestCourse(only: sampleStep)
      step = try copy.step(sampleStep)
      exercise = copy.layout.exercise(step)
    }

    @Test("A terminal gets colour, unless NO_COLOR is set or it is dumb")
    func colour() async throws {
      #expect(try await copy.workshopOnTerminal("status").output.contains("\u{1B}["))
      for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
        let plain = try await copy.workshopOnTerminal("status", environment: environment)
        #expect(plain.output.contains(sampleStep))
        #expect(!plain.output.contains("\u{1B}["))
      }
      #expect(try await !copy.workshop("status").output.contains("\u{1B}["))
    }

    @Test("At a terminal an untouched step is begun with its prediction, once")
    func prediction() async throws {
      let first = try await copy.workshopOnTerminal("check \(sampleStep)", typing: "a\n")
      #expect(first.output.contains("Your choice"))
      #expect(first.output.contains("What happens:") || first.output.contains("As you predicted"))
      let second = try await copy.workshopOnTerminal("check \(sampleStep)")
      #expect(!second.output.contains("Your choice"))
      #expect(second.output.contains("./workshop hint"))
    }

    @Test(
      "Ctrl-C during a check that hangs leaves no process and no half-written file",
      .enabled(if: hasProcessFiles))
    func interrupt() async throws {
      try copy.write(exercise, copy.read(copy.layout.solution(step)))
      try copy.edit(
        exercise, "employees.append(employee)", "while true { employees = [employee] }")
      let before = try Set(
        FileManager.default.contentsOfDirectory(atPath: TestCourse.cache.root.path))
      let process = Process()
      process.executableURL = try TestCourse.executable
      process.arguments = ["check", sampleStep]
      process.environment = copy.environment()
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      var judged: pid_t?
      let reached = await eventually {
        judged = descendants(of: process.processIdentifier)
          .first { program(of: $0).hasSuffix("/checks") }
        return judged != nil || !process.isRunning
      }
      try #require(reached && process.isRunning)
      let running = try #require(judged)
      process.interrupt()
      let ended = await eventually { !process.isRunning }
      try #require(ended)
      #expect(process.terminationStatus == 130)
      #expect(await eventually { kill(running, 0) != 0 })
      let store = Workspace(layout: copy.layout).store
      #expect(store.read().setAside == nil)
      #expect(store.read().progress.steps[sampleStep]?.status == nil)
      #expect(copy.folder.names(".workshop").filter { $0.contains(".new-") }.isEmpty)
      // Whole entries may have come, of another test's too; they are named by a digest. What was being
      // made stays a draft that no call reads.
      let after = try Set(
        FileManager.default.contentsOfDirectory(atPath: TestCourse.cache.root.path))
      let whole = /[a-z]+-[0-9a-f]{16,32}(\.json)?|pruned|empty\.swift/
      for name in after.subtracting(before) where !name.hasPrefix("draft-") {
        #expect(name.wholeMatch(of: whole) != nil, "\(name)")
      }
      try copy.write(exercise, copy.read(copy.layout.solution(step)))
      #expect(try await copy.workshop("check", sampleStep).end == .exited(0))
    }
  }

  @Suite struct NewStepTests {
    let copy: TestCourse

    init() throws { copy = try TestCourse(only: sampleStep) }

    private func make(_ id: String, stage: String = "2", number: String = "7") async throws
      -> Completion
    {
      try await copy.workshop(
        "new-step", id, "--stage", stage, "--number", number, "--title", "A new step")
    }

    @Test("A new step builds, its solution passes, and only what is unwritten is complained of")
    func makes() async throws {
      let made = try await make("something-new")
      #expect(made.end == .exited(0), "\(made.errors)")
      let layout = try CourseLayout(root: copy.root)
      let step = try layout.course.step(named: "something-new")
      #expect(layout.course.stage(of: step).number == 2)
      let judge = Judge(
        layout: layout, toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache)
      #expect(try await judge.judge(step, answer: layout.solution(step)).status == .passed)
      #expect(try await judge.judge(step, answer: layout.exercise(step)).status == .failed)
      let verified = try await copy.workshop("verify", "something-new", "--json")
      #expect(verified.end == .exited(1))
      let findings = try JSONDecoder().decode(
        CourseLinter.Findings.self, from: Data(verified.output.utf8))
      let rules = Set(findings.complaints.map(\.rule))
      // Mutants, alternatives, the starter's length, and gates that nothing has been refused by.
      #expect(rules == [.tally, .length, .idle], "\(findings.complaints)")
    }

    @Test("Course.json and Package.swift list it, and nothing else in them changes")
    func lists() async throws {
      let before = (try copy.read("Course.json"), try copy.read("Package.swift"))
      _ = try await make("something-new")
      let course = try Course.load(from: copy.layout.url("Course.json"))
      var without = course
      for index in without.stages.indices {
        without.stages[index].steps.removeAll { $0.id == "something-new" }
      }
      #expect(course.steps.contains { $0.id == "something-new" })
      #expect(without.text == before.0)
      let manifest = try copy.read("Package.swift")
      #expect(manifest.contains("\"something-new\""))
      #expect(try PackageManifest.updated(manifest, for: without) == before.1)
    }

    @Test(
      "What cannot be a step is refused, and the course stays as it was",
      arguments: [
        ("Something", "2", "7"), ("some_thing", "2", "7"), (sampleStep, "2", "7"),
        ("something-new", "99", "7"), ("something-new", "1", "3"), ("something-new", "2", "0"),
        ("taster", "2", "7"),
      ])
    func refuses(id: String, stage: String, number: String) async throws {
      var course = copy.course
      course.routes = [.init(id: "taster", title: "A taster", meetings: [])]
      try copy.write("Course.json", course.text)
      let before = try copy.layout.files(below: "")
      let result = try await make(id, stage: stage, number: number)
      #expect(result.end == .exited(2))
      #expect(!result.errors.isEmpty)
      #expect(try copy.layout.files(below: "") == before)
      #expect(try copy.read("Course.json") == course.text)
    }
  }
}
