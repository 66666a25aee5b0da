import ArgumentParser
import Foundation
import WorkshopEngine

struct Predict: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "predict",
    abstract: "Answer a step's question, then see it settled by running it.")

  @Argument(
    help: "A step, or a stage or a route for its first that is not passed; without one, the next.")
  var name: String?

  @Option(help: "Your choice, as a letter; asked for on a terminal.")
  var answer: String?

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    let step = try session.openStep(named: name, progress, verb: "predict")
    let question = try Self.question(step, session)
    question.ask()
    guard let word = answer ?? (session.isInteractive ? question.readChoice() : nil) else {
      print("Answer with: \(session.style.program) predict \(step.id) --answer a")
      return
    }
    let index = try question.choice(word)
    try await Self.settle(index, question, step, session: session, judge: session.judge())
  }

  /// Offers the question once, before the first edit, and only to a person at a terminal.
  static func offer(
    _ step: Course.Step, session: Session, judge: Judge, progress: LearnerProgress
  ) async throws {
    guard session.isInteractive, progress.steps[step.id]?.prediction == nil,
      session.workspace.state(of: step, in: progress) == .untouched
    else { return }
    let question = try question(step, session)
    print(session.style.dim("Before you edit, one prediction (Enter skips it):\n"))
    question.ask()
    guard let word = question.readChoice(), let index = question.index(of: word) else {
      session.save {
        try session.workspace.note(step) { $0.prediction = "skipped" }
      }
      print("")
      return
    }
    try await settle(index, question, step, session: session, judge: judge)
    print("")
  }

  private static func question(_ step: Course.Step, _ session: Session) throws -> Question {
    try Question(
      session.layout.page(session.layout.prediction(step)),
      settledBy: session.layout.predictionProgram(step),
      in: session)
  }

  private static func settle(
    _ index: Int, _ question: Question, _ step: Course.Step, session: Session, judge: Judge
  ) async throws {
    _ = try await question.settle(index) {
      try await judge.settlePrediction(of: step)
    } save: { chosen in
      session.save { try session.workspace.note(step) { $0.prediction = chosen.output } }
    }
  }
}
