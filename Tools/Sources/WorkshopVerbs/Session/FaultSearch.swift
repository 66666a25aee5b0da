import Foundation
import WorkshopEngine

/// A program with three faults, asked about at a terminal and settled by running it with them and without.
struct FaultSearch {
  let review: MixedReview
  let style: Style

  func ask() {
    print(style.bold(style.wrap(review.question)))
    print("\n" + style.rendered(markdown: review.text, indent: 2) + "\n")
  }

  /// What a person types, until it is three places or nothing.
  func readChoice() -> String? {
    while true {
      print("The three places, such as 1 2 3: ", terminator: "")
      fflush(nil)
      guard let line = readLine()?.trimmingCharacters(in: .whitespaces), !line.isEmpty else {
        return nil
      }
      if review.choice(line) != nil { return line }
    }
  }

  /// The places that words on the command line name.
  ///
  /// - Throws: `Trouble` where they are not three of them.
  func choice(_ words: String) throws -> Set<Int> {
    guard let choice = review.choice(words) else {
      throw Trouble(
        description:
          "\(quoted(words)) are not three of the places 1 to \(review.places.count), such as 1,2,3."
      )
    }
    return choice
  }

  /// Runs both programs, and says of each place what it is.
  ///
  /// - Returns: whether the three faults were found.
  func settle(_ chosen: Set<Int>, with judge: Judge) async throws -> Bool {
    print(style.dim("Running \(judge.layout.faultyProgram(review.stage)) …"))
    let outcome = try await judge.settle(review)
    print("\n  It prints:\n\(indented(outcome.faulty.output))")
    print("\n  Without the faults:\n\(indented(outcome.mended.output))\n")
    for place in review.places {
      let isChosen = chosen.contains(place.number)
      switch (place.fault, isChosen) {
      case (let fault?, true):
        print(style.green("  ✓ \(place.number)  a fault, found: \(fault.symptom)"))
      case (let fault?, false):
        print(style.yellow("  ✗ \(place.number)  a fault, not found: \(fault.symptom)"))
      case (nil, true): print(style.yellow("  ✗ \(place.number)  right as it is"))
      case (nil, false): continue
      }
      print(style.wrap(place.reason, indent: 7))
      if let fault = place.fault { print(style.dim("       The step: \(fault.step)")) }
    }
    let found = chosen.intersection(review.faults.map(\.number)).count
    print(
      "\n  \(found) of \(MixedReview.faultCount) faults found. "
        + style.dim("Without them: \(judge.layout.mendedProgram(review.stage))"))
    return review.isRight(chosen)
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    \(style.bold(String($0)))" }.joined(separator: "\n")
  }
}
