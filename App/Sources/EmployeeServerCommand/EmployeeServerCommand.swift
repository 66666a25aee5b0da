import ArgumentParser
import EmployeeServer
import Foundation
import LoopbackHTTP

@main
struct EmployeeServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "employee-server",
    abstract: "Serves a made-up company over HTTP, on this machine alone.",
    discussion: """
      Docs/EmployeeServer.md has the requests and answers. Press Ctrl-C to end it: a change that \
      was answered is in the file, and an answer under way is finished.
      """)

  @Option(help: "The port of 127.0.0.1 to listen on; 0 lets the system choose one.")
  var port: UInt16 = 8080

  @Option(
    help: ArgumentHelp(
      "The folder for the data, made if it is not there. Without it nothing is kept.",
      valueName: "folder"))
  var data: String?

  @Option(
    help: ArgumentHelp(
      """
      How many employees to make up, 0 to 1000000 (default: 320). It counts only where the folder \
      holds none yet.
      """, valueName: "count"))
  var employees: Int?

  func validate() throws {
    if let employees, !EmployeeServer.Configuration.employeeLimits.contains(employees) {
      throw ValidationError("--employees takes a number from 0 to 1000000.")
    }
    if data?.isEmpty == true { throw ValidationError("--data takes the path of a folder.") }
  }

  func run() async throws {
    // Before the start: a signal in the middle of it is not lost.
    let interruption = Interruption()
    var configuration = EmployeeServer.Configuration()
    configuration.port = port
    if let data { configuration.storage = .folder(URL(fileURLWithPath: data)) }
    if let employees { configuration.employees = employees }
    configuration.log = { complain($0) }

    let server = try await EmployeeServer.start(configuration)
    if let employees, employees != server.employeesAtStart {
      complain("The folder has \(server.employeesAtStart) employees already; none were made up.")
    }
    say("Employees: \(server.url.absoluteString)/employees")

    let wasInterrupted = await withTaskGroup { group in
      group.addTask {
        await interruption.wait()
        return true
      }
      group.addTask {
        await server.waitUntilStopped()
        return false
      }
      let first = await group.next() ?? false
      group.cancelAll()
      await server.finish()
      return first
    }
    if !wasInterrupted {
      complain("The server stopped: the system took its socket.")
      throw ExitCode.failure
    }
  }
}
