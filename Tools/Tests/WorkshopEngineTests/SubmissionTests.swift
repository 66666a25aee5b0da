import Foundation
import Testing

@testable import WorkshopEngine

extension Slow {
  /// What people who want to pass without the work hand in, and what looks like it and is honest.
  @Suite struct SubmissionTests {
    @Test("Hostile submissions get the status that they must get, and none passes")
    func hostile() async throws {
      let submissions = try Submission.all("hostile")
      #expect(submissions.count >= 40)
      #expect(!submissions.contains { $0.statuses.contains(.passed) })
      try await judge(submissions.filter { !$0.needsConfinement })
    }

    @Test("Honest look-alikes pass")
    func honest() async throws {
      let submissions = try Submission.all("honest")
      #expect(submissions.count >= 40)
      #expect(submissions.allSatisfy { $0.statuses == [.passed] && $0.allows.isEmpty })
      try await judge(submissions)
    }

    /// Judges files two at a time, as many as compilers have places.
    private func judge(_ submissions: [Submission]) async throws {
      let copy = try TestCourse()
      var judge = try await copy.judge()
      judge.policyReader = try TestCourse.executable
      let toolchain = judge
      try await withThrowingTaskGroup(of: (Submission, Judgement).self) { group in
        func start(_ submission: Submission) throws {
          var step = try copy.step(submission.step)
          step.allows = submission.allows
          step.seconds = submission.seconds ?? step.seconds
          let exercise = step
          group.addTask {
            (submission, try await toolchain.judge(exercise, answer: submission.path))
          }
        }
        var rest = submissions[...]
        for submission in rest.prefix(2) { try start(submission) }
        rest = rest.dropFirst(2)
        for try await (submission, judgement) in group {
          #expect(
            submission.agrees(judgement),
            "\(submission) got \(judgement.status): \(judgement.told)")
          if let next = rest.popFirst() { try start(next) }
        }
      }
    }
  }
}

extension Judgement {
  /// What it says, in short.
  fileprivate var told: String {
    [
      "\(reasons)", findings.first?.text, diagnostics?.text, explanation,
      gates.first { !$0.passed }?.evidence,
      checks.first { $0.outcome != .passed }?.issues.first?.text,
    ].compactMap(\.self).map { $0.prefix(600) }.joined(separator: "\n")
  }
}
