import ArgumentParser
import WorkshopEngine

struct Reset: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Bring the starter of a step or stage back; your file is kept aside first.")

  @Argument(help: "A step, a stage, a route, a meeting such as two-days/2, or “all”.")
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
    abstract: "Put our solution in place, to catch up in a class; your file is kept aside first.",
    discussion: """
      `./workshop solve --up-to Actors` brings you to the start of stage 5: what you have passed stays as it is.
      """)

  @Argument(help: "A step, a stage, a route, a meeting such as two-days/2, or “all”.")
  var name: String?

  @Option(
    name: .customLong("up-to"),
    help: ArgumentHelp(
      "All before this step, stage or meeting that you have not passed.", valueName: "place"))
  var place: String?

  func validate() throws {
    guard (name == nil) != (place == nil) else {
      throw ValidationError("Name what to solve, or the place to catch up with: --up-to STAGE.")
    }
  }

  func run() async throws {
    let session = try Session()
    if let place { return try await solve(upTo: place, session) }
    guard let name else { return }
    for step in try session.course.steps(named: name) {
      try session.solve(step)
    }
    print("Judge it with: \(session.style.program) check \(name)")
  }

  private func solve(upTo place: String, _ session: Session) async throws {
    let progress = await session.progress()
    let there = try session.course.steps(named: place)
    guard let first = there.first else {
      throw Trouble(description: "\(quoted(place)) has no steps yet.")
    }
    // Another route than the learner's is named by its meeting.
    let own = session.workspace.steps(in: progress)
    let route = place.split(separator: "/").first.flatMap {
      session.course.route(named: String($0))
    }
    let steps =
      route.map(session.course.steps(of:)) ?? (own.contains(first) ? own : session.course.steps)
    let before = steps.prefix { $0 != first }
    let behind = before.filter { step in
      let state = session.workspace.state(of: step, in: progress)
      return !state.isPassed && state != .solved
    }
    for step in behind { try session.solve(step) }
    print(
      """
      \(behind.isEmpty ? "" : "\n")Our solution is in \(behind.count) of the \(before.count) steps before \
      \(first.id); what you had passed is as it was.
      Next: \(session.style.program) check \(first.id)
      """)
  }
}

extension Session {
  fileprivate func replace(_ step: Course.Step, with path: String, by what: String) throws {
    tell(step, what, kept: try workspace.replaceExercise(of: step, with: path))
  }

  fileprivate func solve(_ step: Course.Step) throws {
    tell(step, "our solution", kept: try workspace.solve(step))
  }

  private func tell(_ step: Course.Step, _ what: String, kept: String?) {
    print("\(layout.exercise(step)) is \(what) now.")
    if let kept { print("  Yours is kept: \(style.cyan(kept))") }
  }
}
