import ArgumentParser
import Foundation
import WorkshopEngine

struct Solution: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution",
    abstract: "Show how your answer differs from ours.",
    discussion: "Lines with - are yours, lines with + are ours. Nothing is changed.")

  @Argument(help: "A step; without one, the first that you have not passed.")
  var name: String?

  func run() async throws {
    let session = try Session()
    let next = session.workspace.nextStep(in: await session.progress())
    guard let step = try name.map(session.course.step(named:)) ?? next else {
      throw Trouble(description: "All steps are passed; name one: ./workshop solution STEP")
    }
    try session.refuseUnreadable(step)
    let style = session.style
    let (theirs, ours) = (session.layout.exercise(step), session.layout.solution(step))
    let difference = try await Difference.unified(theirs, ours, below: session.layout.root)
    guard !difference.isEmpty else {
      print("Your answer is the same as ours, to the letter.")
      return
    }
    for line in difference.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.first {
      case "+": print(style.green(String(line)))
      case "-": print(style.red(String(line)))
      case "@": print(style.cyan(String(line)))
      default: print(line)
      }
    }
  }
}
