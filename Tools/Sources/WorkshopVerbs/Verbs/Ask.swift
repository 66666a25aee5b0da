import ArgumentParser
import Foundation
import WorkshopEngine

struct Ask: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask",
    abstract: "Ask your trainer for help, in the room that you have joined.")

  @Argument(help: "What you want to ask, in a line.")
  var words: String?

  @Option(help: "The step that it is about; without it, the one you are at.")
  var step: String?

  @Flag(help: "Send that step's file along, as it is now.")
  var withCode = false

  @Flag(help: "Take the call for help back.")
  var done = false

  func run() async throws {
    let session = try Session()
    guard var visit = RoomVisit(of: session.layout) else {
      throw Trouble(description: "You are in no room. Join one first: ./workshop join ADDRESS")
    }
    if done {
      session.show(try await visit.stopAsking())
      return print("✓ Your call for help is taken back, with the file if you sent one.")
    }
    let step = try await session.openStep(
      named: step ?? visit.membership.step, session.progress(), verb: "ask --step")
    let code = withCode ? try file(of: step, session) : nil
    if code != nil { print("Sending \(session.layout.exercise(step)) as it is now.") }
    let comments = try await visit.ask(words, about: step.id, code: code)
    print("✓ “\(visit.membership.room)” knows that you ask for help with \(step.title).")
    print("  When it is done: \(session.style.command("ask", "--done"))")
    session.show(comments)
  }

  private func file(of step: Course.Step, _ session: Session) throws -> String {
    try session.refuseUnreadable(step)
    let code = try session.layout.text(session.layout.exercise(step))
    guard code.utf8.count <= RoomVisit.longestFile else {
      throw Trouble(
        description:
          "\(session.layout.exercise(step)) has more than \(RoomVisit.longestFile / 1024) KiB; it is not sent."
      )
    }
    return code
  }
}
