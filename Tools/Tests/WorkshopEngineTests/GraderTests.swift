import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Judging {
  /// The grader without the command around it.
  @Suite struct GraderTests {
    @Test("Once so many answers of a submission did not end in time, the rest is not run")
    func timeouts() async throws {
      let copy = try TestCourse(only: sampleStep)
      let stage = try #require(copy.course.stages.first { !$0.steps.isEmpty })
      var short = stage
      short.steps[0].seconds = 1
      let solution = try copy.read(copy.layout.solution(stage.steps[0]))
      let endless = solution.replacing(
        "employees.append(employee)", with: "while true { employees = [employee] }")
      #expect(endless != solution)

      func statuses(_ source: String, workers: Int = 1) async throws -> [Judgement.Status] {
        let handedIn = try TemporaryFolder()
        let file = handedIn.url.appendingPathComponent(copy.layout.exercise(stage.steps[0]))
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(source.utf8).write(to: file)
        let grader = Grader(judge: try await copy.judge(), workers: workers, mostTimeouts: 2)
        // The same step, as if it were three.
        let report = try await grader.grade(
          Submission(folder: handedIn.url), stages: [short, short, short]
        ) { _ in }
        #expect(report.steps.map { $0.file != nil } == [true, true, true])
        return report.steps.map(\.status)
      }
      #expect(try await statuses(endless) == [.timedOut, .timedOut, .skipped])
      // Here the third one runs beside the others, and counts as not run all the same.
      #expect(try await statuses(endless, workers: 3) == [.timedOut, .timedOut, .skipped])
      #expect(try await statuses(solution) == [.passed, .passed, .passed])
      // A file that cannot be read in a reasonable time counts as well.
      let unreadable = "\(solution)\nlet table = \(String(repeating: "[", count: 60))"
      #expect(try await statuses(unreadable) == [.policy, .policy, .skipped])
      // An error of the answer's own is none of these.
      let wrong = solution.replacing("employees.append(employee)", with: "employees.append(1)")
      #expect(try await statuses(wrong) == [.doesNotBuild, .doesNotBuild, .doesNotBuild])
    }

    @Test(
      "What the machine could not do once is done again; what it can never do costs that answer alone",
      arguments: [(1, Judgement.Status.failed), (2, .tampered)])
    func twice(troubles: Int, expected: Judgement.Status) async throws {
      let step = try TestCourse(only: sampleStep).step(sampleStep)
      var judged: [String] = []
      let judgement = try await Grader.judgement(
        of: AnswerText(path: "answer", source: ""), solution: AnswerText(path: "ours", source: ""),
        step
      ) { text in
        judged.append(text.path)
        if text.path == "ours" { return Judgement(step: step.id, status: .passed) }
        guard judged.count(where: { $0 == "answer" }) > troubles else {
          throw FileTrouble(path: "place", act: .write, code: ENOSPC)
        }
        return Judgement(step: step.id, status: .failed)
      }
      #expect(judgement.status == expected)
      #expect(judged == ["answer", "ours", "answer"])
    }

    @Test("Where the solution cannot be judged either, grading ends")
    func machine() async throws {
      let step = try TestCourse(only: sampleStep).step(sampleStep)
      await #expect(throws: FileTrouble.self) {
        try await Grader.judgement(
          of: AnswerText(path: "answer", source: ""),
          solution: AnswerText(path: "ours", source: ""), step
        ) { _ in throw FileTrouble(path: "place", act: .write, code: ENOSPC) }
      }
    }
  }
}
