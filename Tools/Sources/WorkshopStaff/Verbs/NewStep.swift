import ArgumentParser
import WorkshopEngine
import WorkshopStaffEngine
import WorkshopVerbs

struct NewStep: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: StaffVerbs.NewStep.name,
    abstract: StaffVerbs.NewStep.abstract,
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

  @Option(help: "Its isolation mode: app, library or bare; see --member for others.")
  var mode: String = "app"

  @Flag(name: .customLong("swiftui"), help: "Its answer is a view, and its files import SwiftUI.")
  var usesSwiftUI = false

  @Option(
    help: "A module beside its answer, in Support/Neighbours: an old one, or a new one in Swift 5.")
  var neighbour: String?

  @Option(
    help: """
      The file of a module that its answer takes the place of, such as RosterKit/PhotoCache.swift, in \
      Support/Members. Its mode can be complete or swift5 too.
      """)
  var member: String?

  @Flag(help: "Its answer is a suite of tests, judged by the implementations that it tells apart.")
  var suite = false

  func validate() throws {
    if suite, usesSwiftUI || neighbour != nil || member != nil {
      throw ValidationError("--suite goes with none of --swiftui, --neighbour and --member.")
    }
  }

  func run() async throws {
    let session = try Session()
    let known = member == nil ? IsolationMode.ofAnswers : IsolationMode.ofMembers
    guard let mode = IsolationMode(rawValue: mode), known.contains(mode) else {
      let names = known.map(\.rawValue).joined(separator: ", ")
      throw Trouble(description: "“\(mode)” is no mode here: \(names).")
    }
    let parts = member?.split(separator: "/").map(String.init)
    guard parts?.count ?? 2 == 2 else {
      throw Trouble(description: "“\(member ?? "")” is no member: MODULE/FILE.swift.")
    }
    let made = try StepTemplate(
      id: id, number: number, title: title, mode: mode, usesSwiftUI: usesSwiftUI,
      neighbour: neighbour, member: parts.map { .init(module: $0[0], file: $0[1]) },
      kind: suite ? .suite : nil
    ).add(to: session.layout, stage: stage)
    for path in made { print("  \(session.style.cyan(path))") }
    print(
      "Listed in Course.json and Package.swift. Next: \(session.style.command("verify", id))")
  }
}
