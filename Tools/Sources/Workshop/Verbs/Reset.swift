import ArgumentParser
import WorkshopEngine

struct Reset: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Bring the starter of a step or stage back; your file is kept aside first.")

  @Argument(help: "A step, a stage, a route, or “all”.")
  var name: String

  func run() async throws {
    let session = try Session()
    for step in try session.course.steps(named: name) {
      try session.replace(step, with: session.layout.starter(step), by: "the starter")
    }
  }
}

struct Solve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Put our solution in place, to catch up in a class; your file is kept aside first.")

  @Argument(help: "A step, a stage, a route, or “all”.")
  var name: String

  func run() async throws {
    let session = try Session()
    for step in try session.course.steps(named: name) {
      try session.replace(step, with: session.layout.solution(step), by: "our solution")
    }
    print("Judge it with: ./workshop check \(name)")
  }
}

extension Session {
  fileprivate func replace(_ step: Course.Step, with path: String, by what: String) throws {
    let kept = try workspace.replaceExercise(of: step, with: path)
    print("\(layout.exercise(step)) is \(what) now.")
    if let kept { print("  Yours is kept: \(style.cyan(kept))") }
  }
}
