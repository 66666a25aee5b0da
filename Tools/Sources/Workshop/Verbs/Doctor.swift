import ArgumentParser
import Foundation
import WorkshopEngine

struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Look at this machine: what the workshop needs and what it found.")

  func run() async throws {
    let session = try Session()
    func show(_ finding: Diagnosis.Finding) {
      let mark = finding.isFine ? session.style.green("✓") : session.style.red("✗")
      print("\(mark) \(finding.what)")
      if !finding.isFine { print(session.style.wrap(finding.remedy, indent: 4)) }
      fflush(nil)
    }
    let findings = await Diagnosis.run(
      layout: session.layout, doing: { session.note(session.style.dim($0)) }, found: show)
    if findings.contains(where: { !$0.isFine }) {
      throw Trouble(description: "Something is missing; see above.")
    }
  }
}
