import Foundation
import WorkshopDigest
import WorkshopEngine

/// Grades the submissions of a class, a report each, and goes on where it was ended.
///
/// A report is written when its submission is graded, whole or not at all. A submission whose report is there, of the
/// same files, steps, course and toolchain, is not graded again.
public struct ClassGrader: Sendable {
  let grader: Grader
  let stages: [Course.Stage]
  /// The folder for the reports of the class.
  let reports: URL
  let course: GradeReport.CourseSummary
  private let seal: ReportSeal

  /// - Throws: when the course, or its key for reports, cannot be read.
  public init(_ grader: Grader, stages: [Course.Stage], reports: URL) throws {
    self.grader = grader
    self.stages = stages
    self.reports = reports
    course = try grader.courseSummary()
    seal = try ReportSeal(grader.judge.layout)
  }

  /// How a submission came to its row.
  public enum Outcome: Sendable, Equatable {
    case graded
    /// Its report was there.
    case kept
    /// It cannot be read as a submission; the reason is in our words.
    case unusable(String)
  }

  /// All that has a say in a class's reports, so that no two nodes grade with two courses.
  struct Terms: Codable, Equatable {
    var schema = 1
    var course: String
    var toolchain: String
  }

  /// Reports in one folder that were judged with another course or another toolchain.
  public struct OtherTerms: UserFacingError {
    public var description: String
  }

  private var terms: Terms {
    Terms(course: course.digest, toolchain: grader.judge.toolchainVersion)
  }
  private var termsFile: URL { reports.appendingPathComponent("class.json") }

  /// Says in the folder what it is graded with, or refuses to grade with anything else.
  ///
  /// - Parameter anew: Whether reports of another course or toolchain are replaced.
  /// - Throws: `OtherTerms`, or `FileTrouble`.
  public func agreeOnTerms(anew: Bool) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let text = try encoder.encode(terms)
    if anew { return try writeAtomically(text, to: termsFile) }
    // Of two nodes that begin at the same moment, one writes it, and the other one reads it.
    if try writeOnce(text, to: termsFile) { return }
    let known = (try? RegularFile.data(termsFile)).flatMap {
      try? JSONDecoder().decode(Terms.self, from: $0)
    }
    guard known != terms else { return }
    let difference =
      known.map { known in
        known.toolchain == terms.toolchain
          ? "another state of the course (\(known.course.prefix(12)), and here it is "
            + "\(terms.course.prefix(12)))"
          : "another toolchain (\(known.toolchain), and here it is \(terms.toolchain))"
      } ?? "something that this workshop cannot read"
    throw OtherTerms(
      description: """
        The reports in \(reports.path) were judged with \(difference).
        Take another folder for reports, or grade all submissions anew with --anew.
        """)
  }

  /// Where the reports of one submission are.
  func folder(of name: String) -> URL {
    reports.appendingPathComponent("submissions").appendingPathComponent(name)
  }

  /// Grades submissions, as many at a time as there are workers.
  ///
  /// - Parameter progress: Called after each, in the order in which they are ready.
  /// - Throws: when the course is broken, the toolchain cannot be run, or a report cannot be written.
  public func grade(
    _ names: [String], of submissions: ClassFolder,
    progress: @escaping @Sendable (ClassReport.Row, Outcome) -> Void
  ) async throws -> ClassReport {
    await grader.judge.compiler.cache.waitForOtherProcesses()
    let atATime = max(1, min(grader.workers, names.count))
    let inner = Grader(
      judge: grader.judge, workers: max(1, grader.workers / atATime),
      mostTimeouts: grader.mostTimeouts)
    let rows = try await mapped(names, workers: atATime) { name in
      let (row, outcome) = try await grade(name, of: submissions, with: inner)
      progress(row, outcome)
      return row
    }
    return ClassReport(
      course: course, toolchain: terms.toolchain, stages: stages, rows: rows)
  }

  private func grade(
    _ name: String, of submissions: ClassFolder, with grader: Grader
  ) async throws -> (ClassReport.Row, Outcome) {
    let submission: Submission
    do {
      submission = try submissions.submission(name)
    } catch let error as Submission.Unusable {
      return (.init(name: name, unusable: error.description), .unusable(error.description))
    }
    if let report = report(of: name), try isUpToDate(report, submission) {
      return (.init(name: name, report), .kept)
    }
    let report = try await grader.grade(submission, stages: stages, course: course) { _ in }
    try seal.sealed(report).write(to: folder(of: name))
    return (.init(name: name, report), .graded)
  }

  private func report(of name: String) -> GradeReport? {
    let file = folder(of: name).appendingPathComponent("report.json")
    return (try? RegularFile.data(file)).flatMap {
      try? JSONDecoder().decode(GradeReport.self, from: $0)
    }
  }

  /// Whether grading a submission again would judge the same files in the same way.
  private func isUpToDate(_ report: GradeReport, _ submission: Submission) throws -> Bool {
    let steps = stages.flatMap { stage in stage.steps.map { (stage, $0) } }
    guard report.course == course, report.toolchain == terms.toolchain,
      report.steps.map(\.id) == steps.map(\.1.id)
    else { return false }
    return try zip(report.steps, steps).allSatisfy { graded, step in
      guard case .source(let text) = try submission.content(of: step.1, in: step.0) else {
        return graded.file == nil
      }
      return graded.file?.sha256 == sha256(text)
    }
  }
}
