import ArgumentParser
import Foundation
import WorkshopEngine
import WorkshopStaffEngine
import WorkshopVerbs

struct Confirm: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: StaffVerbs.Confirm.name,
    abstract: StaffVerbs.Confirm.abstract,
    discussion: """
      Each report.json is sealed with a key in .workshop, which stays with the trainer. \
      With --submission, the files are compared too with those that were graded.
      Exit code 0: all is as it was; 1: something was changed; 2: usage or environment.
      """)

  @Argument(help: ArgumentHelp("The report.json.", valueName: "report"))
  var report: String

  @Option(help: ArgumentHelp("What was handed in.", valueName: "dir"))
  var submission: String?

  func run() async throws {
    let session = try Session()
    let style = session.style
    let seal = try ReportSeal(session.layout)
    guard let known = try seal.report(at: URL(fileURLWithPath: report)) else {
      print(
        """
        \(style.red("✗")) This is no report that was sealed with this course's key: it was changed, written by another \
        checkout, or from before there were seals.
        """)
      throw NotPassed()
    }
    let totals = known.totals
    print(
      """
      \(style.green("✓")) The report is as it was written: \(totals.passed) of \(totals.steps) steps passed, \
      \(totals.points) of \(totals.maxPoints) points, graded at \(known.gradedAt ?? "an unknown time").
      """)
    guard let submission else { return }
    let others = try known.differences(
      from: Submission(folder: URL(fileURLWithPath: submission)), in: session.course)
    for path in others { print("\(style.red("✗")) \(path) is not what was graded.") }
    if !others.isEmpty { throw NotPassed() }
    let files = known.steps.count { $0.file != nil }
    print(
      "\(style.green("✓")) \(files == 1 ? "Its file is" : "Its \(files) files are") what was graded."
    )
  }
}
