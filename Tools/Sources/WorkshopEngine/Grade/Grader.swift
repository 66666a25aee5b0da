import Foundation
import Synchronization
import WorkshopDigest

/// Judges a whole submission with the checks of this course.
public struct Grader: Sendable {
  let judge: Judge
  let workers: Int

  private var layout: CourseLayout { judge.layout }

  /// - Parameter workers: How many steps are judged at a time.
  public init(judge: Judge, workers: Int) {
    self.judge = judge
    self.workers = workers
  }

  /// Grades the steps of some stages.
  ///
  /// - Parameter progress: Called with the report of each step, in the order of the course.
  /// - Throws: when the course is broken or the toolchain cannot be run: where a step's solution cannot be
  ///   judged either.
  public func grade(
    _ submission: Submission, stages: [Course.Stage],
    progress: @escaping @Sendable (GradeReport.StepReport) -> Void
  ) async throws -> GradeReport {
    try await grade(submission, stages: stages, course: courseSummary(), progress: progress)
  }

  /// - Parameter course: That of ``courseSummary()``, which reads all that judges: once is enough for a class.
  func grade(
    _ submission: Submission, stages: [Course.Stage], course: GradeReport.CourseSummary,
    progress: @escaping @Sendable (GradeReport.StepReport) -> Void
  ) async throws -> GradeReport {
    let jobs = stages.flatMap { stage in stage.steps.map { (stage, $0) } }
    let inOrder = InOrder(progress)
    let reports = try await mapped(Array(jobs.enumerated()), workers: workers) { index, job in
      let report = try await grade(job.1, in: job.0, submission)
      inOrder.add(report, at: index)
      return report
    }
    return GradeReport(
      course: course, toolchain: judge.toolchainVersion,
      confinement: .init(
        strategy: judge.confinement.strategy, warning: judge.confinement.warning), stages: stages,
      steps: reports)
  }

  private func grade(
    _ step: Course.Step, in stage: Course.Stage, _ submission: Submission
  ) async throws -> GradeReport.StepReport {
    let starter = try await judge.judge(step, answer: layout.starter(step), .remembered)
    var judgement = Judgement(step: step.id, status: .skipped)
    var source: String?
    var isStarter = false
    let path = "\(stage.folder)/\(step.fileStem).swift"
    switch submission.content(of: step, in: stage) {
    case .missing:
      judgement.explanation = "\(path) is not in the submission."
    case .refused(let reason):
      judgement.explanation = "\(path) cannot be judged: \(reason)."
    case .source(let text):
      source = text
      isStarter = try text == layout.text(layout.starter(step))
      judgement =
        isStarter
        ? starter : try await judged(AnswerText(path: path, source: text), step)
    }
    return GradeReport.StepReport(
      judgement, of: step, in: stage, source: source, starter: starter, isStarter: isStarter)
  }

  /// Judges an answer; one that cannot be judged is no reason to judge no other.
  ///
  /// - Throws: what also keeps the step's solution from being judged: a broken course, toolchain or disk.
  private func judged(_ answer: AnswerText, _ step: Course.Step) async throws -> Judgement {
    do {
      return try await judge.judge(step, answer, .inTurn)
    } catch {
      try Task.checkCancellation()
      let solution = AnswerText(
        path: layout.solution(step), source: try layout.text(layout.solution(step)))
      guard try await judge.judge(step, solution, .inTurn).status == .passed else { throw error }
      var judgement = Judgement(step: step.id, status: .tampered)
      judgement.explanation = "\(answer.path) cannot be judged, where the solution can: \(error)"
      return judgement
    }
  }

  func courseSummary() throws -> GradeReport.CourseSummary {
    .init(title: layout.course.title, digest: try courseDigest())
  }

  /// A digest of all that has a say in a judgement, but for the toolchain.
  func courseDigest() throws -> String {
    let files =
      ["Course.json"] + Set(layout.course.steps.flatMap(layout.sourcesThatJudge)).sorted()
    let parts = try files.flatMap { [$0, sha256(try layout.text($0))] }
    return sha256(parts.joined(separator: "\u{0}"))
  }
}

/// Hands things on in the order of their numbers, whatever the order that they come in.
private final class InOrder<Element: Sendable>: Sendable {
  private let waiting = Mutex<(next: Int, elements: [Int: Element])>((0, [:]))
  private let use: @Sendable (Element) -> Void

  init(_ use: @escaping @Sendable (Element) -> Void) {
    self.use = use
  }

  func add(_ element: Element, at index: Int) {
    waiting.withLock { waiting in
      waiting.elements[index] = element
      while let element = waiting.elements.removeValue(forKey: waiting.next) {
        use(element)
        waiting.next += 1
      }
    }
  }
}
