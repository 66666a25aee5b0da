import Foundation
import Synchronization
import WorkshopDigest
import WorkshopEngine
import WorkshopPolicy

/// Judges a whole submission with the checks of this course.
public struct Grader: Sendable {
  let judge: Judge
  let workers: Int
  /// How many answers of a submission may run into a limit of time, their own or that of the compiler or the reader;
  /// the rest is not judged then.
  ///
  /// A submission in which no answer ends would otherwise hold a worker for hours.
  let mostTimeouts: Int

  private var layout: CourseLayout { judge.layout }

  /// - Parameters:
  ///   - workers: How many steps are judged at a time.
  ///   - mostTimeouts: How many answers of a submission may run into their time limit.
  public init(judge: Judge, workers: Int, mostTimeouts: Int = 10) {
    self.judge = judge
    self.workers = workers
    self.mostTimeouts = mostTimeouts
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
    let inOrder = ReportsInOrder(mostTimeouts: mostTimeouts, progress)
    _ = try await mapped(Array(jobs.enumerated()), workers: workers) { index, job in
      let reports = try await grade(job.1, in: job.0, submission, run: !inOrder.areTooManyTimeouts)
      inOrder.add(reports, at: index)
    }
    return GradeReport(
      course: course, toolchain: judge.toolchainVersion,
      confinement: .init(
        strategy: judge.confinement.strategy, warning: judge.confinement.warning), stages: stages,
      steps: inOrder.reports)
  }

  /// - Parameter run: Whether the answer is run where there is one; what takes its place is known before.
  private func grade(
    _ step: Course.Step, in stage: Course.Stage, _ submission: Submission, run: Bool
  ) async throws -> ReportsInOrder.Pair {
    let starter = try await judge.judge(step, answer: layout.starter(step), .remembered)
    var judgement = Judgement(step: step.id, status: .skipped)
    var source: String?
    var isStarter = false
    func report(_ judgement: Judgement) -> GradeReport.StepReport {
      GradeReport.StepReport(
        judgement, of: step, in: stage, source: source, starter: starter, isStarter: isStarter)
    }
    let path = "\(stage.folder)/\(step.fileStem).swift"
    switch try submission.content(of: step, in: stage) {
    case .missing:
      judgement.explanation = "\(path)\(GradeReport.StepReport.isNotThere)"
    case .refused(let reason):
      judgement.explanation = "\(path) cannot be judged: \(reason)."
    case .source(let text):
      source = text
      isStarter = try text == layout.text(layout.starter(step))
      if isStarter {
        judgement = starter
      } else {
        judgement.explanation =
          "\(path) was not judged: \(mostTimeouts) answers of this submission did not end in time."
        let notRun = report(judgement)
        if run { judgement = try await judged(AnswerText(path: path, source: text), step) }
        return .init(report: report(judgement), notRun: notRun, tookTooLong: judgement.tookTooLong)
      }
    }
    return .init(report: report(judgement))
  }

  private func judged(_ answer: AnswerText, _ step: Course.Step) async throws -> Judgement {
    let solution = AnswerText(
      path: layout.solution(step), source: try layout.text(layout.solution(step)))
    return try await Self.judgement(of: answer, solution: solution, step) {
      try await judge.judge(step, $0, .inTurn)
    }
  }

  /// Judges an answer; one that cannot be judged is no reason to judge no other.
  ///
  /// It is judged twice before that is said of it: a full disk or a lack of open files may be over by then, and was not
  /// the answer's fault.
  ///
  /// - Throws: what also keeps the step's solution from being judged: a broken course, toolchain or disk.
  static func judgement(
    of answer: AnswerText, solution: AnswerText, _ step: Course.Step,
    by judge: (AnswerText) async throws -> Judgement
  ) async throws -> Judgement {
    do {
      return try await judge(answer)
    } catch {
      try Task.checkCancellation()
      guard try await judge(solution).status == .passed else { throw error }
    }
    do {
      return try await judge(answer)
    } catch {
      try Task.checkCancellation()
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

/// The reports of one submission in the order of its steps, and not in the order that they come in.
///
/// After so many answers that did not end in time, the rest counts as not run, also one that ran beside them:
/// a report is the same however many steps are judged at a time.
private final class ReportsInOrder: Sendable {
  /// What is so, and what is so instead once too many answers did not end in time.
  struct Pair {
    var report: GradeReport.StepReport
    var notRun: GradeReport.StepReport?
    var tookTooLong = false
  }

  private struct State {
    var waiting: [Int: Pair] = [:]
    var reports: [GradeReport.StepReport] = []
    var timeouts = 0
  }

  private let state = Mutex(State())
  private let mostTimeouts: Int
  private let use: @Sendable (GradeReport.StepReport) -> Void

  init(mostTimeouts: Int, _ use: @escaping @Sendable (GradeReport.StepReport) -> Void) {
    self.mostTimeouts = mostTimeouts
    self.use = use
  }

  var reports: [GradeReport.StepReport] { state.withLock { $0.reports } }

  var areTooManyTimeouts: Bool { state.withLock { $0.timeouts >= mostTimeouts } }

  func add(_ pair: Pair, at index: Int) {
    state.withLock { state in
      state.waiting[index] = pair
      while let pair = state.waiting.removeValue(forKey: state.reports.count) {
        let isJudged = state.timeouts < mostTimeouts
        let next = isJudged ? pair.report : pair.notRun ?? pair.report
        if isJudged, pair.tookTooLong { state.timeouts += 1 }
        state.reports.append(next)
        use(next)
      }
    }
  }
}

extension Judgement {
  /// Whether the program, its compiler or its reader ran into a limit of time.
  fileprivate var tookTooLong: Bool {
    switch status {
    case .timedOut: true
    // No error stands in the code.
    case .doesNotBuild: diagnostics?.ids.isEmpty == true
    case .policy: findings.contains { $0.rule == PolicyRule.nesting.rawValue }
    default: false
    }
  }
}
