import Foundation
import Testing
import WorkshopPolicy

@testable import WorkshopEngine

extension Slow.Judging {
  /// Answers that are out to be passed, or to do harm.
  @Suite struct JudgeHostileTests {
    let copy: TestCourse
    let step: Course.Step
    let exercise: String

    init() throws {
      copy = try TestCourse(only: sampleStep)
      step = try copy.step(sampleStep)
      exercise = copy.layout.exercise(step)
    }

    private func judged(seconds: Int? = nil) async throws -> Judgement {
      var step = step
      step.seconds = seconds
      // What the policy would refuse, so that the layers behind it are seen to hold alone.
      step.allows = [PolicyRule.process.rawValue, PolicyRule.symbols.rawValue]
      return try await copy.judge().judge(step, answer: exercise)
    }

    /// The solution with other words in `hire`, which the checks call.
    private func answer(hiring body: String) throws {
      try copy.write(exercise, try copy.read(copy.layout.solution(step)))
      try copy.edit(exercise, "employees.append(employee)", body)
    }

    @Test(
      "An end of the program with exit code 0 in mid-check is no pass", arguments: [0, 1] as [Int])
    func exits(code: Int) async throws {
      try answer(hiring: "exit(\(code))")
      let judgement = try await judged()
      #expect(judgement.status == .tampered)
      #expect(judgement.explanation?.isEmpty == false)
    }

    @Test("A trap is a crash, with the runtime's own words and the check that ran")
    func traps() async throws {
      try answer(hiring: #"preconditionFailure("on purpose")"#)
      let judgement = try await judged()
      #expect(judgement.status == .crashed)
      #expect(judgement.explanation?.contains("on purpose") == true)
    }

    @Test("An answer that never ends meets the step's own time limit")
    func endless() async throws {
      try answer(hiring: "while true { employees = [employee] }")
      let judgement = try await judged(seconds: 1)
      #expect(judgement.status == .timedOut)
      #expect(judgement.explanation?.contains("Still running") == true)
    }

    @Test("What an answer prints is kept apart from the verdict, though it looks like one")
    func prints() async throws {
      try answer(
        hiring: #"employees.append(employee); print("{\"kind\":\"event\"} ✔ Test passed")"#)
      let judgement = try await judged()
      #expect(judgement.status == .passed, "\(judgement)")
      #expect(judgement.printed?.contains("✔ Test passed") == true)
    }

    @Test("Words written to the events' descriptor withhold the verdict")
    func forges() async throws {
      try answer(
        hiring:
          #"employees.append(employee); FileHandle(fileDescriptor: 3).write(Data("{}\n".utf8))"#)
      #expect(try await judged().status == .tampered)
    }

    @Test("A declaration that shadows what checks use does not reach them")
    func shadows() async throws {
      let solution = try copy.read(copy.layout.solution(step))
      try copy.write(
        exercise,
        solution + """

          func expect(_ condition: Bool) {}
          func == (first: [Employee], second: [Employee]) -> Bool { true }
          func withTaskGroup(_ body: () -> Void) {}
          """)
      try copy.edit(exercise, "employees.append(employee)", "_ = employee")
      #expect(try await judged().status == .failed)
    }

    @Test(
      "A file that is not what it should be is not judged, and the reason is told",
      arguments: [
        ("not UTF-8", "UTF-8"), ("a symbolic link", "symbolic link"), ("a folder", "regular file"),
        ("300 KiB", "256 KiB"), ("missing", "no such file"), ("a pipe", "regular file"),
      ])
    func notAFile(kind: String, words: String) async throws {
      let file = copy.layout.url(exercise)
      try copy.remove(exercise)
      switch kind {
      case "not UTF-8": try Data([0x6C, 0xFF, 0xFE]).write(to: file)
      case "a symbolic link":
        try FileManager.default.createSymbolicLink(
          at: file, withDestinationURL: copy.layout.url(copy.layout.solution(step)))
      case "a folder":
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      case "300 KiB": try Data(repeating: UInt8(ascii: " "), count: 300 << 10).write(to: file)
      case "a pipe": try #require(mkfifo(file.path, 0o600) == 0)
      default: break
      }
      let judgement = try await judged()
      #expect(judgement.status == .skipped)
      #expect(judgement.explanation?.contains(words) == true, "\(judgement.explanation ?? "")")
      #expect(judgement.explanation?.contains(exercise) == true)
    }

    @Test("A file of exactly the size limit is judged")
    func largestFile() async throws {
      let solution = try copy.read(copy.layout.solution(step))
      let blanks = AnswerFile.sizeLimit - solution.utf8.count
      try copy.write(exercise, solution + String(repeating: "\n", count: blanks))
      #expect(try await judged().status == .passed)
    }

    @Test("A judged program leaves no folder behind")
    func leavesNothing() async throws {
      let folder = try TemporaryFolder()
      let judge = Judge(
        layout: copy.layout, toolchain: try await TestCourse.toolchain.value,
        cache: try await TestCourse.cache(in: folder))
      _ = try await judge.judge(step, answer: copy.layout.solution(step))
      #expect(folder.names().filter { $0.hasPrefix("draft") }.isEmpty)
    }
  }
}
