import ArgumentParser
import Foundation
import WorkshopEngine

struct Predict: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "predict",
    abstract: "Answer a step's question, then see it settled by running it.")

  @Argument(help: "A step; without one, the first that you have not passed.")
  var name: String?

  @Option(help: "Your choice, as a letter; asked for on a terminal.")
  var answer: String?

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    guard
      let step = try name.map(session.course.step(named:))
        ?? session.workspace.nextStep(in: progress)
    else { throw Trouble(description: "All steps are passed; name one: ./workshop predict STEP") }
    let prediction = try Self.load(step, session: session)
    Self.ask(prediction, session: session)
    guard let word = answer ?? (session.isInteractive ? Self.readChoice(prediction) : nil) else {
      print("Answer with: ./workshop predict \(step.id) --answer a")
      return
    }
    guard let index = Self.index(of: word, in: prediction) else {
      throw Trouble(
        description: "“\(word)” is none of the choices; they are \(Self.letters(prediction)).")
    }
    try await Self.settle(index, prediction, step, session: session, judge: session.judge())
  }

  /// Offers the question once, before the first edit, and only to a person at a terminal.
  static func offer(
    _ step: Course.Step, session: Session, judge: Judge, progress: LearnerProgress
  ) async throws {
    guard session.isInteractive, progress.steps[step.id]?.prediction == nil,
      session.workspace.state(of: step, in: progress) == .untouched
    else { return }
    let prediction = try load(step, session: session)
    print(session.style.dim("Before you edit, one prediction (Enter skips it):\n"))
    ask(prediction, session: session)
    guard let word = readChoice(prediction), let index = index(of: word, in: prediction) else {
      session.save {
        try session.workspace.store.update {
          $0.steps[step.id, default: .init()].prediction = "skipped"
        }
      }
      print("")
      return
    }
    try await settle(index, prediction, step, session: session, judge: judge)
    print("")
  }

  private static func load(_ step: Course.Step, session: Session) throws -> Prediction {
    let path = session.layout.prediction(step)
    do {
      return try Prediction(markdown: try session.layout.text(path))
    } catch let error as Prediction.Malformed {
      throw Trouble(description: "\(path): \(error.description)")
    }
  }

  private static func ask(_ prediction: Prediction, session: Session) {
    let style = session.style
    print(style.bold(style.wrap(prediction.question)))
    if !prediction.text.isEmpty {
      print("\n" + style.rendered(markdown: prediction.text, indent: 2))
    }
    print("")
    for (letter, choice) in zip("abcdefgh", prediction.choices) {
      print("  \(style.bold("\(letter)"))  \(choice.output)")
    }
    print("")
  }

  private static func readChoice(_ prediction: Prediction) -> String? {
    while true {
      print("Your choice (\(letters(prediction))): ", terminator: "")
      fflush(nil)
      guard let line = readLine()?.trimmingCharacters(in: .whitespaces), !line.isEmpty else {
        return nil
      }
      if index(of: line, in: prediction) != nil { return line }
    }
  }

  private static func letters(_ prediction: Prediction) -> String {
    "abcdefgh".prefix(prediction.choices.count).map(String.init).joined(separator: ", ")
  }

  private static func index(of word: String, in prediction: Prediction) -> Int? {
    let letters = Array("abcdefgh".prefix(prediction.choices.count))
    return word.count == 1 ? letters.firstIndex(of: Character(word.lowercased())) : nil
  }

  private static func settle(
    _ index: Int, _ prediction: Prediction, _ step: Course.Step, session: Session, judge: Judge
  ) async throws {
    let style = session.style
    let chosen = prediction.choices[index]
    print(style.dim("Running \(session.layout.predictionProgram(step)) …"))
    let outcome = try await judge.settlePrediction(of: step)
    guard let right = prediction.choices.first(where: { $0.agrees(with: outcome) }) else {
      throw Trouble(
        description: """
          \(session.layout.predictionProgram(step)) does what no choice says; this is a fault of the course, \
          and not of your answer. It shows: \(outcome.output)
          \(outcome.diagnostics ?? "")
          """)
    }
    session.save {
      try session.workspace.store.update {
        $0.steps[step.id, default: .init()].prediction = chosen.output
      }
    }
    if let diagnostics = outcome.diagnostics {
      print("\n\(diagnostics)\n\n  It \(style.bold(outcome.output)).\n")
    } else {
      print("\n  It prints: \(style.bold(outcome.output))\n")
    }
    if chosen == right {
      print(style.green("  ✓ As you predicted."))
      print(style.wrap(chosen.belief, indent: 4))
    } else {
      print(style.yellow("  You predicted: \(chosen.output)"))
      print(style.wrap(chosen.belief, indent: 4))
      print(style.green("\n  What happens: \(right.output)"))
      print(style.wrap(right.belief, indent: 4))
    }
  }
}
