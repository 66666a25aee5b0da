import ArgumentParser
import EmployeeServer
import Foundation
import LoopbackHTTP

/// Where the employees come from: a server of this process, or one that runs elsewhere.
struct EmployeeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder for the employees, made if it is not there. Without it nothing is kept.",
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
      "An employee server that runs already, such as http://127.0.0.1:8080.", valueName: "url"))
  var server: String?

  /// The file for what was typed and could not be sent: beside the data, or for another server where asked for.
  var drafts: URL? {
    (draftFile ?? data.map { "\($0)/drafts.json" }).map { URL(fileURLWithPath: $0) }
  }

  @Option(
    name: .customLong("drafts"),
    help: ArgumentHelp(
      "The file for what was typed and could not be sent (default: drafts.json in the folder of --data).",
      valueName: "file"))
  var draftFile: String?

  func validate() throws {
    if draftFile?.isEmpty == true { throw ValidationError("--drafts takes the path of a file.") }

    if let employees, !EmployeeServer.Configuration.employeeLimits.contains(employees) {
      throw ValidationError("--employees takes a number from 0 to 1000000.")
    }
    if data?.isEmpty == true { throw ValidationError("--data takes the path of a folder.") }
    guard let server else { return }
    if data != nil || employees != nil {
      throw ValidationError("--server has its own employees: leave out --data and --employees.")
    }
    if Self.url(of: server) == nil {
      throw ValidationError("--server takes an address such as http://127.0.0.1:8080.")
    }
  }

  /// Starts a server, unless one was named.
  func start() async throws -> EmployeeSource {
    if let url = server.flatMap(Self.url) { return EmployeeSource(url: url, embedded: nil) }
    var configuration = EmployeeServer.Configuration()
    if let data { configuration.storage = .folder(URL(fileURLWithPath: data)) }
    if let employees { configuration.employees = employees }
    configuration.log = { complain($0) }
    let server = try await EmployeeServer.start(configuration)
    if let employees, employees != server.employeesAtStart {
      complain("The folder has \(server.employeesAtStart) employees already; none were made up.")
    }
    return EmployeeSource(url: server.url, embedded: server)
  }

  private static func url(of text: String) -> URL? {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil,
      ["", "/"].contains(url.path()), url.query() == nil, url.fragment() == nil, url.user() == nil
    else { return nil }
    return url
  }
}

/// A server of employees, as long as it is needed.
struct EmployeeSource: Sendable {
  let url: URL
  fileprivate let embedded: EmployeeServer?

  func stop() async { await embedded?.stop() }

  /// Stops after the answers under way, such as the one to a change that a window has just sent.
  func finish() async { await embedded?.finish() }
}
