import ArgumentParser
import Foundation
import WorkshopEngine

struct Status: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show the course as a table, with your progress.")

  @Argument(
    help:
      "A step, a stage, a route, a meeting such as two-days/2, or “all”; without one, your route.")
  var name: String?

  @Flag(help: "Print all of it as JSON, with the seconds and tries that each step took.")
  var json = false

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    if json {
      let steps = try session.course.steps(named: name ?? "all")
      return try session.printJSON(Listing(session, steps, progress))
    }
    let style = session.style
    let own = session.workspace.steps(in: progress)
    let shown = try name.map(session.course.steps(named:)) ?? own
    let next = session.workspace.nextStep(in: progress)
    let route = session.workspace.route(in: progress)
    if let route, name == nil { print("\(style.bold(route.title))  \(style.dim(route.id))\n") }
    var passed = 0
    // A route may come back to a stage: what stands together is shown together.
    for steps in session.course.runs(of: shown) {
      let stage = session.course.stage(of: steps[0])
      let states = steps.map { ($0, session.workspace.state(of: $0, in: progress)) }
      let own = states.count { $0.1.isPassed }
      passed += own
      let tally = "\(own) of \(steps.count)"
      print(
        style.bold("\(stage.number)  \(stage.title)")
          + (own == steps.count ? style.green("  \(tally)") : style.dim("  \(tally)")))
      for (step, state) in states {
        let id = step.id.padding(toLength: max(28, step.id.count), withPad: " ", startingAt: 0)
        let minutes = String(step.minutes)
        let words = [state.words(for: step), step == next ? "← next" : nil].compactMap(\.self)
          .joined(separator: "  ")
        print(
          "   \(style.mark(of: state)) \(id) "
            + "\(String(repeating: " ", count: max(0, 3 - minutes.count)))\(minutes) min  "
            + style.yellow(words))
      }
    }
    print("\n\(passed) of \(shown.count) steps passed.")
    if route != nil, name == nil {
      print(
        "The whole course: \(session.style.program) status all, or follow it: \(session.style.program) route all"
      )
    }
    let due = ReviewPlan(session.course.steps, in: progress, layout: session.layout)
      .due(by: Int(Date().timeIntervalSince1970)).count
    if due > 0 { print("To remember: \(due) due, \(session.style.program) review") }
    if let next, let stage = session.course.stages.first(where: { $0.steps.contains(next) }) {
      print(
        "Next: \(style.bold(next.id)), stage \(stage.number), \(next.minutes) min: "
          + session.layout.exercise(next))
    }
  }
}

extension Workspace.State {
  /// What a line says of a step, besides its mark.
  fileprivate func words(for step: Course.Step) -> String? {
    switch self {
    case .missing: "missing or unreadable: ./workshop reset \(step.id)"
    case .editedAfterPass: "edited since"
    case .solved: "our solution"
    case .untouched, .edited, .passed: nil
    }
  }

  fileprivate var word: String {
    switch self {
    case .untouched: ""
    case .edited: "edited"
    case .passed: "passed"
    case .editedAfterPass: "passed, edited since"
    case .solved: "our solution"
    case .missing: "missing"
    }
  }
}

extension Style {
  fileprivate func mark(of state: Workspace.State) -> String {
    switch state {
    case .passed: green("✓")
    case .editedAfterPass: yellow("✓")
    case .edited: yellow("~")
    case .solved: yellow("=")
    case .untouched: dim("·")
    case .missing: red("!")
    }
  }
}

struct List: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the steps: id, stage, title and where you stand.")

  @Argument(
    help: "A step, a stage, a route, a meeting such as two-days/2, or “all”; without one, all.")
  var name: String?

  @Flag(help: "Print them as JSON, with file, mode and state.")
  var json = false

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    let steps = try session.course.steps(named: name ?? "all")
    if json { return try session.printJSON(Listing(session, steps, progress)) }
    let rows = steps.map { step in
      [
        step.id, "\(session.course.stage(of: step).number)", step.title,
        session.workspace.state(of: step, in: progress).word,
      ]
    }
    print(Style.columns(rows))
  }
}

/// The course and a learner's state, for machines.
private struct Listing: Encodable {
  var schema = 1
  var title: String
  var routes: [Course.Route]
  /// The route that the learner follows.
  var route: String?
  var steps: [Row]

  struct Row: Encodable {
    var id: String
    var stage: String
    var title: String
    var minutes: Int
    var mode: IsolationMode
    var exercise: String
    var state: Workspace.State
    var hints: Int
    /// Work until the first pass, as far as the workshop saw it.
    var seconds: Int?
    /// Different answers that were judged until one passed.
    var tries: Int?
  }

  init(_ session: Session, _ steps: [Course.Step], _ progress: LearnerProgress) {
    title = session.course.title
    routes = session.course.routes
    route = session.workspace.route(in: progress)?.id
    self.steps = steps.map { step in
      let entry = progress.steps[step.id]
      return Row(
        id: step.id, stage: session.course.stage(of: step).name, title: step.title,
        minutes: step.minutes, mode: step.mode, exercise: session.layout.exercise(step),
        state: session.workspace.state(of: step, in: progress), hints: entry?.hints ?? 0,
        seconds: entry?.seconds, tries: entry?.tries)
    }
  }
}
