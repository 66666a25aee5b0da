import ArgumentParser
import Foundation
import WorkshopEngine

struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Look at this machine: what the workshop needs and what it found.")

  @Flag(
    help:
      "Try all that a judgement needs, and print what became of it as Markdown, to paste into an issue."
  )
  var report = false

  func run() async throws {
    let session = try Session()
    if report { return try await climb(session) }
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

  /// The part of the report that the command makes; `Tools/report` writes the rest around it.
  private func climb(_ session: Session) async throws {
    // Of its own, so that everything is made anew.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workshop-report-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let toolchain = try await Toolchain.discover(cacheFolder: folder)
    print("Toolchain: \(toolchain.version)\n\nCapabilities: \(toolchain.capabilities.words).\n")
    let judge = Judge(layout: session.layout, toolchain: toolchain, cache: Cache(root: folder))
    let ladder = MachineLadder(judge: judge, folder: folder)
    let rungs = await ladder.climb { rung in
      print(rung.markdown)
      fflush(nil)
    }
    let failed = rungs.count { $0.failure != nil }
    print("\n\(failed) of \(rungs.count) failed.")
    if failed > 0 { throw NotPassed() }
  }
}
