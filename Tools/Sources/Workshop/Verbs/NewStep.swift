import ArgumentParser
import WorkshopEngine

struct NewStep: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-step",
    abstract: "Make the files of a new step and list it in Course.json.",
    discussion:
      "CONTRIBUTING.md tells how to go on from there; `./workshop verify ID` says what is left.")

  @Argument(help: "Its id: words in lower case, with hyphens.")
  var id: String

  @Option(help: "Its stage: a number or a name.")
  var stage: String

  @Option(help: "Its number in the stage.")
  var number: Int

  @Option(help: "Its title.")
  var title: String

  @Option(help: "Its isolation mode: app, library or bare.")
  var mode: String = "app"

  @Flag(name: .customLong("swiftui"), help: "Its answer is a view, and its files import SwiftUI.")
  var usesSwiftUI = false

  @Option(
    help: "A module beside its answer, in Support/Neighbours: an old one, or a new one in Swift 5.")
  var neighbour: String?

  @Flag(help: "Its answer is a suite of tests, judged by the implementations that it tells apart.")
  var suite = false

  func validate() throws {
    if suite, usesSwiftUI || neighbour != nil {
      throw ValidationError("--suite goes with neither --swiftui nor --neighbour.")
    }
  }

  func run() async throws {
    let session = try Session()
    guard let mode = IsolationMode(rawValue: mode), IsolationMode.ofAnswers.contains(mode) else {
      throw Trouble(description: "“\(mode)” is no mode: app, library or bare.")
    }
    let made = try StepTemplate(
      id: id, number: number, title: title, mode: mode, usesSwiftUI: usesSwiftUI,
      neighbour: neighbour, kind: suite ? .suite : nil
    ).add(to: session.layout, stage: stage)
    for path in made { print("  \(session.style.cyan(path))") }
    print("Listed in Course.json and Package.swift. Next: ./workshop verify \(id)")
  }
}
