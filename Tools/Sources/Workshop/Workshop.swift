import ArgumentParser
import Dispatch
import Foundation
import WorkshopEngine

/// `./workshop`: judges answers, gives hints, keeps progress.
struct Workshop: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "./workshop",
    abstract: "Learn Swift concurrency: edit a file in Exercises/, check it, go on.",
    discussion: """
      Start with `./workshop check`. It judges the first step that you have not passed and says \
      what comes next. A STEP is an id such as task-from-a-button; a STAGE is a number or a name.
      """,
    groupedSubcommands: [
      CommandGroup(
        name: "LEARN",
        subcommands: [Check.self, Watch.self, Hint.self, Predict.self, Solution.self, Run.self]),
      CommandGroup(
        name: "FIND YOUR WAY",
        subcommands: [Status.self, List.self, Reset.self, Solve.self, Doctor.self]),
      CommandGroup(name: "TEACH", subcommands: [Grade.self]),
      CommandGroup(
        name: "WORK ON THE COURSE",
        subcommands: [Verify.self, Soak.self, Generate.self, NewStep.self]),
    ]
  )
}

/// Ends the command with exit code 1: something judged did not pass.
struct NotPassed: Error {}

/// Ends the command with exit code 2: the words or the environment are at fault.
struct Trouble: Error, CustomStringConvertible {
  var description: String
}

@main
enum Main {
  static func main() async {
    let signalSources = endOnSignals()
    defer { withExtendedLifetime(signalSources) {} }
    do {
      try refuseUnknownVerb()
      var command = try Workshop.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch is NotPassed {
      exit(1)
    } catch {
      switch error {
      case let error as Trouble: fail(error.description)
      case let error as any ToldError: fail(error.description)
      default:
        // Help and version requests succeed; everything else is a usage error.
        let code = Workshop.exitCode(for: error)
        let message = Workshop.fullMessage(for: error)
        if code == .success {
          print(message)
          exit(0)
        }
        fail(message, prefix: "")
      }
    }
  }

  private static func fail(_ message: String, prefix: String = "workshop: ") -> Never {
    FileHandle.standardError.write(Data("\(prefix)\(message)\n".utf8))
    exit(2)
  }

  /// The parser's own words for a misspelt verb name no other; these do.
  private static func refuseUnknownVerb() throws {
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-") else { return }
    let names = Workshop.configuration.groupedSubcommands.flatMap(\.subcommands)
      .map { $0.configuration.commandName ?? $0._commandName }
    guard word != "help", !names.contains(word) else { return }
    let nearest = nearestNames(to: word, among: names)
    let suggestion = nearest.first.map { " Did you mean “\($0)”?" } ?? ""
    throw Trouble(
      description: "There is no verb “\(word)”.\(suggestion) `./workshop help` shows them all.")
  }

  /// On Ctrl-C nothing that was started is left running, and the shell is told.
  private static func endOnSignals() -> [any DispatchSourceSignal] {
    signal(SIGPIPE, SIG_IGN)
    return [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        ProcessGroups.killAll()
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }
}
