import ArgumentParser
import Classroom
import Foundation
import LoopbackHTTP

@main
struct ClassroomCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "classroom",
    abstract:
      "Collects what the learners of a class choose to send, and shows it to their trainer.",
    discussion: "`./workshop room` starts it. Docs/Teaching.md says what is sent.")

  @Option(help: "The file with today's steps, as `./workshop room` writes it.")
  var plan: String?

  @Option(help: "The folder that keeps what was sent until the class ends.")
  var folder: String

  @Option(help: "Which address of this machine to listen on; 0.0.0.0 means all of them.")
  var address = "127.0.0.1"

  @Option(help: "The port; 0 lets the system choose one.")
  var port: UInt16 = 8070

  @Option(help: "What the class is called.")
  var name = "Swift concurrency"

  @Flag(help: "Delete what an earlier class has left, and end.")
  var forget = false

  func validate() throws {
    guard forget || plan != nil else { throw ValidationError("Name the file with --plan.") }
    guard address.wholeMatch(of: /[0-9]{1,3}(\.[0-9]{1,3}){3}/) != nil else {
      throw ValidationError("--address takes an IPv4 address such as 0.0.0.0.")
    }
  }

  func run() async throws {
    let folder = URL(fileURLWithPath: folder)
    guard !forget, let plan else {
      let count = try Classroom.forget(folder)
      return say("Forgotten: \(count) people, with all that they sent.")
    }
    OpenFileLimit.raise()
    let interruption = Interruption()
    var configuration = Classroom.Configuration(
      plan: try ClassroomPlan(contentsOf: URL(fileURLWithPath: plan)), name: name, folder: folder)
    (configuration.address, configuration.port) = (address, port)
    configuration.log = { complain($0) }
    let classroom = try await Classroom.start(configuration)
    tell(classroom)
    switch await end(of: classroom, or: interruption) {
    case .byTrainer:
      say("The class is over. Everything that was sent is deleted.")
    case .interrupted:
      say(
        "The room is closed. `./workshop room` goes on with it; `./workshop room --forget` deletes it."
      )
    case .socketTaken:
      complain("The room stopped: the system took its socket.")
      throw ExitCode.failure
    }
  }

  private func tell(_ classroom: Classroom) {
    say("Page: \(classroom.page)")
    say("      It is yours alone: who has this address can read and end the class.")
    for join in classroom.joins { say("Learners: ./workshop join \(join)") }
    if address == "127.0.0.1" {
      say(
        "      Only this machine reaches it. For a class network: ./workshop room --address 0.0.0.0"
      )
    }
    if classroom.peopleAtStart > 0 {
      say(
        "It goes on with the \(classroom.peopleAtStart) people from before. --forget deletes them.")
    }
  }

  private enum End { case byTrainer, interrupted, socketTaken }

  private func end(of classroom: Classroom, or interruption: Interruption) async -> End {
    await withTaskGroup { group in
      group.addTask {
        await interruption.wait()
        return End.interrupted
      }
      group.addTask {
        await classroom.waitForEnd()
        return End.byTrainer
      }
      group.addTask {
        await classroom.waitUntilStopped()
        return End.socketTaken
      }
      let first = await group.next() ?? .interrupted
      group.cancelAll()
      await classroom.finish()
      return first
    }
  }
}
