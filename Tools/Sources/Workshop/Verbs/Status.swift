import ArgumentParser
import Foundation
import WorkshopEngine

struct Status: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show the course as a table, with your progress.")

  @Flag(help: "Print it as JSON.")
  var json = false

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    if json { return try session.printJSON(Listing(session, progress)) }
    let style = session.style
    let next = session.workspace.nextStep(in: progress)
    var passed = 0
    for stage in session.course.stages {
      let states = stage.steps.map { ($0, session.workspace.state(of: $0, in: progress)) }
      let own = states.count { $0.1.isPassed }
      passed += own
      let tally = "\(own) of \(stage.steps.count)"
      print(
        style.bold("\(stage.number)  \(stage.title)")
          + (own == stage.steps.count ? style.green("  \(tally)") : style.dim("  \(tally)")))
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
    print("\n\(passed) of \(session.course.steps.count) steps passed.")
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
    case .untouched, .edited, .passed: nil
    }
  }

  fileprivate var word: String {
    switch self {
    case .untouched: ""
    case .edited: "edited"
    case .passed: "passed"
    case .editedAfterPass: "passed, edited since"
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
    case .untouched: dim("·")
    case .missing: red("!")
    }
  }
}

struct List: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the steps: id, stage, title and where you stand.")

  @Flag(help: "Print them as JSON, with file, mode and state.")
  var json = false

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    if json { return try session.printJSON(Listing(session, progress)) }
    let rows = session.course.stages.flatMap { stage in
      stage.steps.map { step in
        [
          step.id, "\(stage.number)", step.title,
          session.workspace.state(of: step, in: progress).word,
        ]
      }
    }
    print(Style.columns(rows))
  }
}

/// The course and a learner's state, for machines.
private struct Listing: Encodable {
  var schema = 1
  var title: String
  var routes: [Course.Route]
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
  }

  init(_ session: Session, _ progress: LearnerProgress) {
    title = session.course.title
    routes = session.course.routes
    steps = session.course.stages.flatMap { stage in
      stage.steps.map { step in
        Row(
          id: step.id, stage: stage.name, title: step.title, minutes: step.minutes, mode: step.mode,
          exercise: session.layout.exercise(step),
          state: session.workspace.state(of: step, in: progress),
          hints: progress.steps[step.id]?.hints ?? 0)
      }
    }
  }
}
