import ArgumentParser
import Foundation
import WorkshopEngine

struct Join: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "join",
    abstract: "Join your trainer's room, which then hears how your steps stand.",
    discussion: """
      It says what is sent before anything is sent: after each verdict of `check` and `watch` the step, passed or \
      refused, and by what; never code. `./workshop leave` takes it all out again.
      """)

  @Argument(help: "The room's address, as your trainer shows it.")
  var address: String

  @Option(help: "What your trainer sees as your name; without it you are asked.")
  var name: String?

  @Flag(help: "Join without a question, where there is no terminal to ask at.")
  var yes = false

  func run() async throws {
    let session = try Session()
    let address = try RoomAddress(address)
    if let visit = RoomVisit(of: session.layout) {
      throw Trouble(
        description: """
          You are in the room “\(visit.membership.room)” already, as \(visit.membership.name).
          ./workshop leave takes you out of it.
          """)
    }
    guard yes || session.isInteractive else {
      print(terms(session, at: address))
      throw Trouble(description: "Nothing is sent yet. Without a terminal, --yes joins.")
    }
    print(terms(session, at: address))
    if !yes, !agrees() {
      print("Nothing was sent.")
      return
    }
    let name = name ?? (yes ? "" : askName())
    let visit = try await RoomVisit.join(address, as: name, layout: session.layout)
    let style = session.style
    print(
      style.green("✓ You are in the room “\(visit.membership.room)”, as \(visit.membership.name)."))
    print("  Go on as always. When you want help: \(style.command("ask", "\"your words\""))")
    print("  Out again: \(style.command("leave", nil))")
    let progress = await session.progress()
    if let route = visit.route, session.workspace.route(in: progress) != route {
      print(
        "  The class follows the route \(route.id). So do you after: ./workshop route \(route.id)")
    }
    if let next = session.workspace.nextStep(in: progress) {
      var visit = visit
      session.show((try? await visit.tell([], now: next.id)) ?? [])
    }
  }

  private func terms(_ session: Session, at address: RoomAddress) -> String {
    let style = session.style
    func part(_ title: String, _ text: String) -> String {
      "  \(style.bold(title))\n\(style.wrap(text, indent: 4))"
    }
    return [
      style.bold("The room at \(address.host):\(address.port)"),
      part(
        "Sent now", "Your name, or another that you choose, and the step that you are at."),
      part(
        "Sent after each verdict of check and watch",
        "The step, passed or refused, which layer refused it and the id of the rule, diagnostic, gate or check; how many "
          + "answers were judged, how many minutes you worked on it, whether our solution was put in its place; and the step that you are at then."
      ),
      part(
        "Never sent",
        "Code, file names, predictions, hints, or anything else of this machine. The one exception is yours to make: "
          + "./workshop ask --with-code sends one step's file, each time that you type it."),
      part(
        "Who can read it",
        "Your trainer, and others who listen on this network: it is not encrypted. No other learner can ask the room for it."
      ),
      part(
        "How long",
        "Until you leave, or your trainer ends the class. A room left open forgets after a day."
      ),
      "",
    ].joined(separator: "\n")
  }

  private func agrees() -> Bool {
    print("Join? (y/N): ", terminator: "")
    fflush(nil)
    return ["y", "yes"].contains(readLine()?.trimmingCharacters(in: .whitespaces).lowercased())
  }

  private func askName() -> String {
    print("Your name there (Enter for a number): ", terminator: "")
    fflush(nil)
    return readLine() ?? ""
  }
}

struct Leave: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "leave",
    abstract: "Leave the room: what it has of you is deleted there.")

  @Flag(help: "Forget the room here, though it does not answer.")
  var anyway = false

  func run() async throws {
    let session = try Session()
    guard let visit = RoomVisit(of: session.layout) else {
      return print("You are in no room.")
    }
    do {
      print(
        try await visit.leave()
          ? "✓ You have left “\(visit.membership.room)”. What it had of you is deleted."
          : "✓ “\(visit.membership.room)” had nothing of you any more. It is forgotten here too.")
    } catch {
      guard anyway else {
        throw Trouble(
          description: """
            \(told(error)) So what it has of you is still there.
            Try again while it is open, or forget it on this side alone: ./workshop leave --anyway
            """)
      }
      RoomMembership.remove(from: session.layout)
      print(
        "The room is forgotten here. What it has of you stays until its trainer ends the class.")
    }
  }
}
