import WorkshopEngine

extension CourseLinter {
  /// What a worker does next, while others do the same.
  enum Work: Sendable {
    /// The stand-in for SwiftUI is compiled, which takes longer than anything else of one piece.
    case compilingStandIn(Course.Step)
    /// Builds the parts that the checks of a step need for every answer.
    case preparing(Course.Step)
    case judging(Job)
  }

  /// The judging of some steps, in an order that leaves no worker idle.
  ///
  /// What the checks of a step need takes a second, and every answer to the step would wait for it.
  /// So it is made while the answers to the step before are judged.
  func work(_ steps: [Course.Step]) -> [Work] {
    guard let first = steps.first else { return [] }
    var work = [Work.preparing(first)]
    if first.usesSwiftUI != true, let view = steps.first(where: { $0.usesSwiftUI == true }) {
      work.append(.compilingStandIn(view))
    }
    for (index, step) in steps.enumerated() {
      if index + 1 < steps.count { work.append(.preparing(steps[index + 1])) }
      work += judgingJobs(step).map(Work.judging)
    }
    return work
  }

  /// Does one piece, and returns its judgement where it is one.
  ///
  /// - Throws: when the toolchain cannot be run.
  func result(of work: Work) async throws -> (Job, Judgement)? {
    switch work {
    case .judging(let job):
      return try await underWay.during(job.path) {
        (job, try await judge.judge(job.step, answer: job.path, .remembered))
      }
    case .preparing(let step):
      guard !judge.remembersSolution(of: step) else { return nil }
      // The job that needs it asks again, and reports what went wrong.
      if step.isSuite {
        _ = try? await judge.suiteKit(step)
      } else {
        _ = try? await judge.reference(step)
      }
    case .compilingStandIn(let step):
      guard !judge.remembersSolution(of: step) else { return nil }
      _ = try? await judge.companionObjects(of: [step])
    }
    return nil
  }
}
