import ArgumentParser
import WorkshopEngine

struct Route: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "route",
    abstract: "Show the ways through the course, or choose the one that you follow.",
    discussion: """
      A route is made of steps of several stages, for half an hour or a whole term. After \
      `./workshop route two-days`, check, watch, hint and status follow that route; \
      `./workshop route all` goes back to the whole course.
      """)

  @Argument(help: "A route, or “all” for the whole course; without one, all routes are shown.")
  var name: String?

  func run() async throws {
    let session = try Session()
    guard let name else { return show(session, await session.progress()) }
    let isAll = name.lowercased() == "all"
    guard isAll || session.course.route(named: name) != nil else {
      throw UnknownRoute(name: name, routes: session.course.routes.map(\.id))
    }
    try session.workspace.store.update { $0.route = isAll ? nil : name.lowercased() }
    let progress = await session.progress()
    let steps = session.workspace.steps(in: progress)
    let passed = steps.count { session.workspace.state(of: $0, in: progress).isPassed }
    print(
      "You follow \(session.workspace.route(in: progress).map { "“\($0.title)”" } ?? "the whole course"). "
        + "\(passed) of \(steps.count) steps passed.")
    if let next = session.workspace.nextStep(in: progress) {
      print(
        "Next: \(session.style.bold(next.id)), \(next.minutes) min: \(session.layout.exercise(next))"
      )
    }
  }

  private func show(_ session: Session, _ progress: LearnerProgress) {
    let style = session.style
    let own = session.workspace.route(in: progress)
    for route in session.course.routes {
      let steps = session.course.steps(of: route)
      let passed = steps.count { session.workspace.state(of: $0, in: progress).isPassed }
      let mark = route == own ? style.green("  ← yours") : ""
      print("\(style.bold(route.id))\(mark)\n  \(route.title)")
      print(
        style.dim(
          "  \(steps.count) steps, \(steps.map(\.minutes).reduce(0, +)) minutes of work, "
            + "\(passed) passed\n"))
    }
    let all = session.course.steps
    let passed = all.count { session.workspace.state(of: $0, in: progress).isPassed }
    print("\(style.bold("all"))\(own == nil ? style.green("  ← yours") : "")\n  The whole course")
    print(
      style.dim(
        "  \(all.count) steps, \(all.map(\.minutes).reduce(0, +)) minutes of work, \(passed) passed\n"
      ))
    print("Follow one: ./workshop route two-days. Its hours: ./workshop schedule two-days")
  }
}

/// A name that no route has.
package struct UnknownRoute: UserFacingError {
  var name: String
  var routes: [String]

  package init(name: String, routes: [String]) {
    (self.name, self.routes) = (name, routes)
  }

  package var description: String {
    let nearest = nearestNames(to: name.lowercased(), among: routes).first
    let suggestion = nearest.map { " Did you mean “\($0)”?" } ?? ""
    return "There is no route \(quoted(name)).\(suggestion) `./workshop route` shows them all."
  }
}
