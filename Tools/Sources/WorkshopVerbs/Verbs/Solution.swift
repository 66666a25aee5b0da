import ArgumentParser
import Foundation
import WorkshopEngine

struct Solution: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution",
    abstract: "Show how your answer differs from ours.",
    discussion: "Lines with - are yours, lines with + are ours. Nothing is changed.")

  @Argument(
    help: """
      A step, or a stage or a route for its first that is not passed; without one, the step that you passed last, or \
      the next one once you edit it.
      """)
  var name: String?

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    let justPassed = name == nil ? session.workspace.stepJustPassed(in: progress) : nil
    let step = try justPassed ?? session.openStep(named: name, progress, verb: "solution")
    try session.refuseUnreadable(step)
    let style = session.style
    let (theirs, ours) = (session.layout.exercise(step), session.layout.solution(step))
    let difference = try await Difference.unified(theirs, ours, below: session.layout.root)
    guard !difference.isEmpty else {
      print("Your answer to \(step.id) is the same as ours, to the letter.")
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
