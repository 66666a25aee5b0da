import Foundation
import WorkshopEngine

/// A question with choices, asked at a terminal and settled by running a program.
struct Question {
  let prediction: Prediction
  /// The program that settles it.
  let program: String
  let style: Style

  /// - Parameters:
  ///   - path: The file that asks.
  ///   - program: The program that settles it.
  /// - Throws: `Trouble` where the file is no question, or `FileTrouble`.
  init(_ path: String, settledBy program: String, in session: Session) throws {
    do {
      prediction = try Prediction(markdown: try session.layout.text(path))
    } catch let error as Prediction.Malformed {
      throw Trouble(description: "\(path): \(error.description)")
    }
    self.program = program
    style = session.style
  }

  func ask() {
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

  /// What a person types, until it is a choice or nothing.
  func readChoice() -> String? {
    while true {
      print("Your choice (\(letters)): ", terminator: "")
      fflush(nil)
      guard let line = readLine()?.trimmingCharacters(in: .whitespaces), !line.isEmpty else {
        return nil
      }
      if index(of: line) != nil { return line }
    }
  }

  var letters: String {
    "abcdefgh".prefix(prediction.choices.count).map(String.init).joined(separator: ", ")
  }

  func index(of word: String) -> Int? {
    let letters = Array("abcdefgh".prefix(prediction.choices.count))
    return word.count == 1 ? letters.firstIndex(of: Character(word.lowercased())) : nil
  }

  /// The choice that a word on the command line is.
  ///
  /// - Throws: `Trouble` where it is none.
  func choice(_ word: String) throws -> Int {
    guard let index = index(of: word) else {
      throw Trouble(description: "\(quoted(word)) is none of the choices; they are \(letters).")
    }
    return index
  }

  /// Runs the program, and tells what it shows beside what was chosen.
  ///
  /// - Returns: whether the choice was right.
  /// - Throws: `Trouble` where the program does what no choice says.
  func settle(
    _ index: Int, by run: () async throws -> Judge.PredictionOutcome,
    save: (Prediction.Choice) -> Void
  ) async throws -> Bool {
    let chosen = prediction.choices[index]
    print(style.dim("Running \(program) …"))
    let outcome = try await run()
    guard let right = prediction.choices.first(where: { $0.agrees(with: outcome) }) else {
      throw Trouble(
        description: """
          \(program) does what no choice says; this is a fault of the course, \
          and not of your answer. It shows: \(outcome.output)
          \(outcome.diagnostics ?? "")
          """)
    }
    save(chosen)
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
    return chosen == right
  }
}
