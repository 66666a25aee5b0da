import ArgumentParser
import EmployeeGlass
import EmployeeServer
import Foundation
import LoopbackHTTP
import WebWindow
@_spi(Workshop) import WorkshopUI

@main
struct EmployeeGlassCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "employee-glass",
    abstract: "Shows the employee directory in browser windows of this machine.",
    discussion: """
      Open the address that it prints. Docs/Window.md says how the window works. Press Ctrl-C to \
      end it.
      """)

  @Option(help: "The port of 127.0.0.1 for the window; 0 lets the system choose one.")
  var port: UInt16 = 0

  @OptionGroup var employees: EmployeeOptions

  @Option(
    help: ArgumentHelp(
      """
      A file that keeps the token of the window's address, made if it is not there. With it, and \
      on the same port, an open page finds the window again after a restart.
      """, valueName: "file"))
  var tokenFile: String?

  @Option(
    help: ArgumentHelp("A line above the app, such as which files are yours.", valueName: "text"))
  var note: String?

  @Flag(
    help: """
      Run the app as a process of its own, and where a fault ends it, say on its page what happened \
      and where.
      """)
  var supervised = false

  @Option(
    help: ArgumentHelp(
      """
      A file of the app, and the file that it is a copy of, as in \
      Data/PaletteExtractor.swift=Exercises/05-palette.swift: a fault in it is told by the second name.
      """, valueName: "file=file"))
  var copy: [FileCopy] = []

  func run() async throws {
    OpenFileLimit.raise()
    if supervised {
      try await Supervisor(tokenFile: tokenFile, copies: copy).run()
      return
    }
    // Before the start: a signal in the middle of it is not lost.
    let interruption = Interruption()
    let token = try tokenFile.map(keptToken)
    let source = try await employees.start()
    do {
      try await show(source, token, until: interruption)
    } catch {
      await source.stop()
      throw error
    }
    await source.finish()
  }

  private func keptToken(_ path: String) throws -> WindowToken {
    do {
      return try WindowToken(keptIn: path)
    } catch let error as TokenFileError {
      throw ValidationError(error.description)
    }
  }

  private func show(
    _ source: EmployeeSource, _ token: WindowToken?, until interruption: Interruption
  ) async throws {
    var configuration = WebWindow.Configuration()
    configuration.port = port
    configuration.token = token
    configuration.note = note ?? ""
    configuration.imageOrigins = [source.url]
    configuration.log = { complain($0) }
    let repository = EmployeeRepository(server: source.url, drafts: employees.drafts)
    let app = await EmployeeGlassApp(repository: repository)
    let window = try await WebWindow.start(configuration) {
      WorkshopApp.window(of: app)
    }
    say("App: \(window.url.absoluteString)")
    let wasInterrupted = await window.run(until: interruption)
    if !wasInterrupted {
      complain("The window stopped: the system took its socket.")
      throw ExitCode.failure
    }
  }
}
