import ArgumentParser
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
    let steps = session.course.steps
    let next = session.workspace.nextStep(in: progress)
    var passed = 0
    for stage in session.course.stages {
      print(style.bold("\(stage.number)  \(stage.title)") + style.dim("  \(stage.folder)"))
      for step in stage.steps {
        let state = session.workspace.state(of: step, in: progress)
        if state == .passed { passed += 1 }
        let mark =
          switch state {
          case .passed: style.green("✓")
          case .edited: style.yellow("~")
          case .untouched: style.dim("·")
          case .missing: style.red("!")
          }
        let id = step.id.padding(toLength: max(28, step.id.count), withPad: " ", startingAt: 0)
        let minutes = String(step.minutes)
        let words = [
          state == .missing ? "missing or unreadable: ./workshop reset \(step.id)" : nil,
          step == next ? "← next" : nil,
        ].compactMap(\.self).joined(separator: "  ")
        print(
          "   \(mark) \(id) \(String(repeating: " ", count: max(0, 3 - minutes.count)))\(minutes) min  \(style.yellow(words))"
        )
      }
    }
    print(
      "\n\(passed) of \(steps.count) passed.  \(style.green("✓")) passed  \(style.yellow("~")) edited  · untouched"
    )
  }
}

struct List: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the steps by id.")

  @Flag(help: "Print them as JSON, with file, mode and state.")
  var json = false

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    if json { return try session.printJSON(Listing(session, progress)) }
    for step in session.course.steps { print(step.id) }
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
