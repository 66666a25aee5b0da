import ArgumentParser
import Foundation
import WorkshopEngine
import WorkshopStaffEngine
import WorkshopVerbs

struct Generate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: StaffVerbs.Generate.name,
    abstract: StaffVerbs.Generate.abstract)

  func run() async throws {
    let session = try Session()
    let manifest = try PackageManifest.updated(
      session.layout.text("Package.swift"), for: session.course)
    var texts = [("Package.swift", manifest), ("Course.json", session.course.text)]
    if session.layout.exists(StandInTable.document) {
      let document = try session.layout.text(StandInTable.document)
      let reader = SyntaxReader(scratch: try session.workspace.cacheFolder())
      let updated = try await StandInTable.updated(document, in: session.layout, read: reader)
      texts.append((StandInTable.document, updated))
    }
    if session.layout.exists(DiagnosticGuide.index) {
      let index = try session.layout.text(DiagnosticGuide.index)
      texts.append(
        (DiagnosticGuide.index, try DiagnosticGuide(session.layout).updated(index: index)))
    }
    texts.append((StepTable.document, StepTable.text(for: session.course, in: session.layout)))
    for (path, text) in texts {
      guard (try? session.layout.text(path)) != text else {
        print("\(path) is up to date.")
        continue
      }
      try session.workspace.write(text, to: path)
      print("\(path) has been written.")
    }
    for step in session.course.steps {
      for path in try session.layout.writeMemberLinks(step) { print("\(path) has been written.") }
    }
  }
}
