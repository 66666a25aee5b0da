import ArgumentParser
import Foundation
import Synchronization
import WorkshopEngine
import WorkshopStaffEngine
import WorkshopVerbs

struct GradeClass: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: StaffVerbs.GradeClass.name,
    abstract: StaffVerbs.GradeClass.abstract,
    discussion: """
      DIR has a folder for each submission, laid out as `grade` takes one. OUT gets submissions/NAME/ with the three \
      reports of each, and an overview: class.csv for a gradebook, class.html for people, class.xml as JUnit.
      Call it again after an interruption, or when a learner handed in once more: what was graded and is the same is \
      kept. For a cluster, `--part 3/16` grades every sixteenth submission; the call without it that comes last \
      makes the overview.
      Exit code 0: all were graded, passed or not; 1: some cannot be graded; 2: usage or environment.
      """)

  @Argument(help: ArgumentHelp("A folder of what was handed in.", valueName: "dir"))
  var submissions: String

  @Option(
    help: ArgumentHelp("The folder for the reports; made if it is not there.", valueName: "out"))
  var reports: String

  @Option(help: "A stage to grade, by number or name; may be repeated. Without it, all.")
  var stage: [String] = []

  @Option(help: "A route to grade, or a meeting such as two-days/2, in place of stages.")
  var route: String?

  @Option(help: "How many answers are judged at a time; as many as there are cores without it.")
  var jobs: Int?

  @Option(help: ArgumentHelp("Grade one part of so many, and make no overview.", valueName: "n/of"))
  var part: String?

  @Flag(help: "Grade also where the reports were judged with another course or toolchain.")
  var anew = false

  @Option(
    help: ArgumentHelp(
      "How answers are confined, as with grade; without it, the strongest that holds here.",
      valueName: "strategy"))
  var confinement: Confinement.Strategy?

  func validate() throws {
    guard !submissions.isEmpty, !reports.isEmpty else {
      throw ValidationError("DIR and OUT are paths of folders, and one is empty.")
    }
    guard stage.isEmpty || route == nil else {
      throw ValidationError("Grade stages or a route, and not both.")
    }
    guard part.map({ ClassFolder.Part($0) != nil }) ?? true else {
      throw ValidationError("A part is a number of so many, such as 3/16.")
    }
    guard (1...1024).contains(jobs ?? 1) else {
      throw ValidationError("At least one job, and at most 1024.")
    }
  }

  func run() async throws {
    let session = try Session()
    let stages = try Grade.stages(named: stage, route: route, in: session.course)
    let folder = try ClassFolder(folder: URL(fileURLWithPath: submissions))
    let out = try Grade.reportFolder(reports)
    let judge = try await Grade.judge(session, confinement)
    let workers = jobs ?? max(2, ProcessInfo.processInfo.activeProcessorCount)
    let grader = try ClassGrader(
      Grader(judge: judge, workers: workers), stages: stages, reports: out)
    try grader.agreeOnTerms(anew: anew)
    for name in folder.leftOut { session.note("\(quoted(name)) is no folder, and is left out.") }
    let names = folder.names(in: part.flatMap(ClassFolder.Part.init))
    guard !names.isEmpty else {
      return print("There is no submission in \(part == nil ? submissions : "this part").")
    }
    let style = session.style
    let tally = Mutex((done: 0, kept: 0, unusable: 0))
    let report = try await grader.grade(names, of: folder) { row, outcome in
      let done = tally.withLock { tally in
        tally.done += 1
        if outcome == .kept { tally.kept += 1 }
        if case .unusable = outcome { tally.unusable += 1 }
        return tally.done
      }
      print(Self.line(row, outcome, "\(done)/\(names.count)", style))
      fflush(nil)
    }
    let (done, kept, unusable) = tally.withLock { $0 }
    print("\n\(done - kept - unusable) graded, \(kept) as they were, \(unusable) that cannot be.")
    if part == nil {
      try report.write(to: out)
      print("Overview: \(out.appendingPathComponent("class.html").path), class.csv, class.xml")
    } else {
      print("When all parts are done, the same command without --part makes the overview.")
    }
    if unusable > 0 { throw NotPassed() }
  }

  private static func line(
    _ row: ClassReport.Row, _ outcome: ClassGrader.Outcome, _ count: String, _ style: Style
  ) -> String {
    let name = quoted(row.name)
    switch outcome {
    case .unusable(let reason):
      return "\(style.red("!")) \(count)  \(name)  \(quoted(reason))"
    case .graded, .kept:
      let mark = row.isComplete ? style.green("✓") : style.dim("·")
      let again = outcome == .kept ? style.dim("  as it was") : ""
      return "\(mark) \(count)  \(name)  \(row.totals.passed) of \(row.totals.steps) steps, "
        + "\(row.totals.points) of \(row.totals.maxPoints) points\(again)"
    }
  }
}
