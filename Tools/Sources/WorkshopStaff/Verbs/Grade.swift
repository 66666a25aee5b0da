import ArgumentParser
import Foundation
import WorkshopEngine
import WorkshopStaffEngine
import WorkshopVerbs

struct Grade: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: StaffVerbs.Grade.name,
    abstract: StaffVerbs.Grade.abstract,
    discussion: """
      DIR is laid out like Exercises, or holds a folder Exercises. Only regular .swift files at the \
      paths of the course's steps are taken from it; nothing else there is read, compiled or run.
      OUT gets report.json, junit.xml and summary.md.
      Exit code 0: every step that was asked for passed; 1: something did not; 2: usage or \
      environment. Docs/Grading.md tells more.
      """)

  @Argument(help: ArgumentHelp("What was handed in.", valueName: "dir"))
  var submission: String

  @Option(
    help: ArgumentHelp("The folder for the reports; made if it is not there.", valueName: "out"))
  var report: String

  @Option(help: "A stage to grade, by number or name; may be repeated. Without it, all.")
  var stage: [String] = []

  @Option(help: "A route to grade, or a meeting such as two-days/2, in place of stages.")
  var route: String?

  @Option(
    help: ArgumentHelp(
      """
      How answers are confined: bubblewrap, landlock, limits or none. Without it, the strongest that \
      holds here.
      """, valueName: "strategy"))
  var confinement: Confinement.Strategy?

  func validate() throws {
    // An empty path would be the folder that the person stands in.
    guard !submission.isEmpty, !report.isEmpty else {
      throw ValidationError("DIR and OUT are paths of folders, and one is empty.")
    }
    guard stage.isEmpty || route == nil else {
      throw ValidationError("Grade stages or a route, and not both.")
    }
  }

  func run() async throws {
    let session = try Session()
    let stages = try Self.stages(named: stage, route: route, in: session.course)
    let submission = try Submission(folder: URL(fileURLWithPath: submission))
    let out = try Self.reportFolder(report)
    let judge = try await Self.judge(session, confinement)
    let grader = Grader(
      judge: judge,
      workers: max(2, ProcessInfo.processInfo.activeProcessorCount))
    let style = session.style
    let seal = try ReportSeal(session.layout)
    let report = try await seal.sealed(
      grader.grade(submission, stages: stages) { step in
        print(Self.line(step, style))
        fflush(nil)
      })
    do {
      try report.write(to: out)
    } catch {
      throw Trouble(
        description: "The reports cannot be written: \(told(error))")
    }
    let totals = report.totals
    print(
      """

      \(totals.passed) of \(totals.steps) steps passed, \(totals.points) of \(totals.maxPoints) \
      points. Reports: \(out.path)
      """)
    if report.steps.allSatisfy({ $0.file == nil }) {
      session.note(
        "Nothing at the paths of the course's steps could be judged in \(self.submission).")
    }
    if !report.isComplete { throw NotPassed() }
  }

  /// The stages that are graded, each with those of its steps that are.
  ///
  /// - Throws: `UnknownName`.
  static func stages(named names: [String], route: String?, in course: Course) throws
    -> [Course.Stage]
  {
    var stages = course.stages.filter { !$0.steps.isEmpty }
    if !names.isEmpty {
      let asked = try names.map { try course.stage(named: $0).number }
      stages = stages.filter { asked.contains($0.number) }
    }
    if let route {
      let asked = Set(try course.steps(named: route).map(\.id))
      for index in stages.indices { stages[index].steps.removeAll { !asked.contains($0.id) } }
      stages.removeAll(where: \.steps.isEmpty)
    }
    return stages
  }

  /// A judge whose answers are confined, by a strategy that was asked for or the strongest that holds here.
  static func judge(_ session: Session, _ confinement: Confinement.Strategy?) async throws -> Judge
  {
    let judge = try await session.judge { layout, toolchain in
      guard let confinement else {
        return try await .strongest(
          course: layout.root, libraries: toolchain.libraries,
          byKernel: toolchain.capabilities.confines)
      }
      return try await .named(confinement, course: layout.root, libraries: toolchain.libraries)
    }.withCompilersOnStandby()
    for line in judge.confinement.passedOver { session.note(line) }
    if let warning = judge.confinement.warning { session.note(session.style.bold(warning)) }
    return judge
  }

  /// Made before anything is judged: an hour's grading that cannot be written is lost.
  static func reportFolder(_ path: String) throws -> URL {
    let folder = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let trial = folder.appendingPathComponent(".report-\(getpid())")
      try Data().write(to: trial)
      try FileManager.default.removeItem(at: trial)
    } catch {
      throw Trouble(description: "\(path) cannot hold the reports: \(told(error))")
    }
    return folder
  }

  private static func line(_ step: GradeReport.StepReport, _ style: Style) -> String {
    let mark =
      switch step.status {
      case .passed: style.green("✓")
      case .skipped: style.yellow("–")
      default: style.red("✗")
      }
    let points = "\(step.points)/\(step.maxPoints)"
    let padding = String(repeating: " ", count: max(0, 5 - points.count))
    let id = step.id.padding(toLength: 26, withPad: " ", startingAt: 0)
    let why =
      step.status == .passed ? "" : step.isStarter ? "the starter, as it came" : step.outcome
    return "\(mark) \(id) \(padding)\(points)  \(why)"
  }
}

extension Confinement.Strategy: ExpressibleByArgument {}
