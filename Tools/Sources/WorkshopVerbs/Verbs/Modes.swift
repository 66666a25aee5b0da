import ArgumentParser
import Foundation
import WorkshopEngine

struct Modes: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "modes",
    abstract: "Compile the same file under five modes, and compare what is said and printed.",
    discussion: """
      The modes are Swift 5, Swift 5 with complete checking, and Swift 6 as it is (bare), in library mode and in \
      app mode. A file with code at its top level is a program, and runs where it builds; a program of \
      your own runs only if the policy refuses nothing in it. The file is compiled as the step compiles an \
      answer, so it may import what an answer to the step may. Here a warning is no error.
      """)

  @Argument(
    help: "A step, or a stage or a route for its first that is not passed; without one, the next.")
  var name: String?

  @Option(help: ArgumentHelp("Another file than your answer to the step.", valueName: "path"))
  var file: String?

  @Flag(help: "The program that settles the step's prediction, in place of your answer.")
  var prediction = false

  @Flag(help: "Print a table in Markdown, as the pages have it.")
  var markdown = false

  func validate() throws {
    guard file == nil || !prediction else {
      throw ValidationError("--file and --prediction are two different files; choose one.")
    }
  }

  func run() async throws {
    let session = try Session()
    let step = try session.openStep(named: name, await session.progress(), verb: "modes")
    let judge = try await session.judge()
    let path: String
    let comparison: ModeComparison
    if prediction {
      path = session.layout.predictionProgram(step)
      comparison = try await judge.compareModes(ofPredictionFor: step)
    } else {
      if file == nil { try session.refuseUnreadable(step) }
      path = file.map { URL(fileURLWithPath: $0).path } ?? session.layout.exercise(step)
      comparison = try await judge.compareModes(of: path, as: step)
    }
    if markdown { return print(comparison.markdown) }
    let style = session.style
    print("\(style.bold(step.title))  \(style.dim("\(step.mode.rawValue) mode"))")
    print("\(style.cyan(file ?? path))\n")
    print(ModeTable(comparison).text(style))
    let ids = comparison.rows.flatMap { $0.findings.map(\.id) }
    if let id = ids.first {
      print(style.dim("\n  More: \(style.program) explain \(id)"))
    }
  }
}
