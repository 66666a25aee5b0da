import ArgumentParser
import EmployeeGlass
import WebWindow

@main
struct EmployeeGlassCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "employee-glass", abstract: "Shows the employee directory in a browser window.")

  func run() async throws {}
}
