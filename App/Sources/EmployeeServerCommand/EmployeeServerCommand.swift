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

  @Option(
    help: ArgumentHelp(
      """
      What goes wrong on purpose: \(EmployeeServer.Faults.Kind.allCases.map(\.rawValue)
        .joined(separator: ",")), or some of them.
      """, valueName: "kinds"))
  var faults: String?

  @Option(help: ArgumentHelp("The same seed has the same go wrong.", valueName: "number"))
  var faultSeed: UInt64 = 1

  @Option(help: ArgumentHelp("How many of a hundred requests that happens to.", valueName: "count"))
  var faultPercent = 25

  private var plan: EmployeeServer.Faults? {
    get throws {
      guard let faults else { return nil }
      let kinds = try faults.split(separator: ",").map { word in
        guard let kind = EmployeeServer.Faults.Kind(rawValue: String(word)) else {
          throw ValidationError("--faults does not know '\(word)'.")
        }
        return kind
      }
      guard !kinds.isEmpty else { throw ValidationError("--faults takes at least one kind.") }
      guard (0...100).contains(faultPercent) else {
        throw ValidationError("--fault-percent takes a number from 0 to 100.")
      }
      return EmployeeServer.Faults(kinds, seed: faultSeed, percent: faultPercent)
    }
  }

  func validate() throws {
    _ = try plan
    if let employees, !EmployeeServer.Configuration.employeeLimits.contains(employees) {
      throw ValidationError("--employees takes a number from 0 to 1000000.")
    }
    if data?.isEmpty == true { throw ValidationError("--data takes the path of a folder.") }
  }

  func run() async throws {
    OpenFileLimit.raise()
    // Before the start: a signal in the middle of it is not lost.
    let interruption = Interruption()
    var configuration = EmployeeServer.Configuration()
    configuration.port = port
    if let data { configuration.storage = .folder(URL(fileURLWithPath: data)) }
    if let employees { configuration.employees = employees }
    configuration.log = { complain($0) }
    configuration.faults = try plan
    if let faults {
      complain("Faults are on, for \(faultPercent) of 100 requests, seed \(faultSeed): \(faults)")
    }

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
