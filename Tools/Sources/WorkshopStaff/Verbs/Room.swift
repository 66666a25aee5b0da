import ArgumentParser
import Foundation
import WorkshopEngine
import WorkshopStaffEngine
import WorkshopVerbs

struct Room: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: StaffVerbs.Room.name,
    abstract: StaffVerbs.Room.abstract,
    discussion: """
      Learners who join send how their steps stand, never code. The page shows them as a map, who asks for help, and \
      which refusals most have in common. Ctrl-C closes the room and keeps what it knows; the page's button ends the \
      class and deletes it.
      """)

  @Option(
    help: ArgumentHelp(
      "The steps: a route, a meeting such as two-days/2, or a stage; without it, your route.",
      valueName: "route"))
  var route: String?

  @Option(help: "The address to listen on; 0.0.0.0 lets the class network reach it.")
  var address = "127.0.0.1"

  @Option(help: "The port; 0 lets the system choose one.")
  var port: UInt16 = 8070

  @Option(help: "What the class is called.")
  var name: String?

  @Flag(help: "Delete what an earlier class has left, and end.")
  var forget = false

  func validate() throws {
    guard address.wholeMatch(of: /[0-9]{1,3}(\.[0-9]{1,3}){3}/) != nil else {
      throw ValidationError("--address takes an IPv4 address such as 0.0.0.0.")
    }
  }

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    let program = RoomProgram(session.layout)
    let route =
      route.flatMap(session.course.route(named:))
      ?? (route == nil ? session.workspace.route(in: progress) : nil)
    let steps =
      try self.route.map(session.course.steps(named:)) ?? session.workspace.steps(in: progress)
    guard !steps.isEmpty else { throw Trouble(description: "There are no steps in that.") }
    let title = route?.title ?? self.route ?? session.course.title
    let plan = try RoomPlan(title: title, route: route?.id, steps: steps, layout: session.layout)
      .write(to: session.layout)
    let swift = try await session.judge().swift
    let bar = ProgressBar(total: 0)
    session.note("Building the room (the first time takes about a minute)")
    defer { bar.clear() }
    let path = try await program.build(with: swift) { bar.say($0) }
    bar.clear()
    try StandardStreams.flush()
    try Session.become(
      path,
      ["--folder", program.folder]
        + (forget
          ? ["--forget"]
          : [
            "--plan", plan, "--address", address, "--port", "\(port)", "--name",
            name ?? session.course.title,
          ]))
  }
}
