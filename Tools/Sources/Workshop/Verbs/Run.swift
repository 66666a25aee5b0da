import ArgumentParser
import Foundation
import WorkshopEngine

struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run what a stage ends with, built from your answers.",
    discussion: """
      A stage ends with a program in Playgrounds/ that puts the answers to its steps together. It \
      uses yours where they have passed, and ours elsewhere.
      """)

  @Argument(help: "A stage, by number or name; without one, that of your next step.")
  var stage: String?

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    let stage = try session.stage(named: stage, progress)
    let program = try StageProgram(of: stage, in: session.layout)
    let judge = try await session.judge()
    let style = session.style

    var answers: [String: String] = [:]
    var bar = ProgressBar(total: program.steps.count)
    for step in program.steps {
      bar.show(step.id)
      if session.workspace.state(of: step, in: progress) != .untouched,
        try await session.judgeAndRecord(step, with: judge).status == .passed
      {
        answers[step.id] = session.layout.exercise(step)
      }
      bar.advance()
    }
    bar.clear()
    print(style.bold("Stage \(stage.number): \(stage.title)"))
    for step in program.steps {
      let id = step.id.padding(toLength: max(28, step.id.count), withPad: " ", startingAt: 0)
      print(
        answers[step.id] != nil
          ? "  \(style.green("✓")) \(id) your answer"
          : "  · \(id) " + style.dim("ours, until yours passes"))
    }
    print("")
    print(try await judge.run(program, answers: answers), terminator: "")
    print("")
    print(style.dim("  The program is \(program.path). Change it, and run it again."))
  }
}
