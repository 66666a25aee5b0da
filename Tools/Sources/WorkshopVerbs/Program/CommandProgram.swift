import ArgumentParser
import Dispatch
import Foundation
import WorkshopEngine

/// What runs a verb: words in, exit code out. Both programs of the command are this, with verbs of their own.
package enum CommandProgram<Root: AsyncParsableCommand> {
  package static func main() async {
    StandardStreams.prepare()
    let signalSources = endOnSignals()
    defer { withExtendedLifetime(signalSources) {} }
    var code = await run()
    do {
      try StandardStreams.flush()
    } catch .unwritable {
      StandardStreams.writeError("workshop: The output cannot be written. Is the disk full?\n")
      code = 2
    } catch {
      // The reader of the pipe has closed it, and has read enough.
    }
    exit(code)
  }

  private static func run() async -> Int32 {
    do {
      try refuseUnknownVerb()
      var command: any ParsableCommand
      do {
        command = try Root.parseAsRoot(CommandWords.given.rest)
      } catch {
        return answer(error)
      }
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return 0
    } catch is NotPassed {
      return 1
    } catch StandardStreams.Trouble.closed {
      // As a program that the system ends for writing to a closed pipe.
      return 128 + SIGPIPE
    } catch StandardStreams.Trouble.unwritable {
      return 2
    } catch {
      if Root.exitCode(for: error) == .success { return answer(error) }
      StandardStreams.writeError("workshop: \(told(error))\n")
      return 2
    }
  }

  /// Help and version requests succeed; everything else that the parser says is a usage error.
  private static func answer(_ error: any Error) -> Int32 {
    let message = Root.fullMessage(for: error)
    if Root.exitCode(for: error) == .success {
      print(message)
      return 0
    }
    StandardStreams.writeError("\(message)\n")
    return 2
  }

  /// The parser's own words for a misspelt verb name no other; these do.
  private static func refuseUnknownVerb() throws {
    if CommandWords.given.course?.isEmpty == true {
      throw Trouble(description: "--course wants a folder: ./workshop --course FOLDER VERB")
    }
    guard let word = CommandWords.given.rest.first, !word.hasPrefix("-") else { return }
    let names = Root.configuration.groupedSubcommands.flatMap(\.subcommands)
      .map { $0.configuration.commandName ?? $0._commandName }
    guard word != "help", !names.contains(word) else { return }
    let nearest = nearestNames(to: word, among: names)
    let suggestion = nearest.first.map { " Did you mean “\($0)”?" } ?? ""
    throw Trouble(
      description:
        "There is no verb \(quoted(word)).\(suggestion) `./workshop help` shows them all.")
  }

  /// On Ctrl-C nothing that was started is left running, nothing half made, and the shell is told.
  private static func endOnSignals() -> [any DispatchSourceSignal] {
    signal(SIGPIPE, SIG_IGN)
    return [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        Interrupt.endEverything()
        // The shell's prompt would stand behind a question or a progress bar.
        if isatty(2) == 1 { StandardStreams.writeError("\n") }
        // Not `exit`: that would wait for a thread that is writing to a pipe without a reader.
        _exit(128 + number)
      }
      source.resume()
      return source
    }
  }
}
