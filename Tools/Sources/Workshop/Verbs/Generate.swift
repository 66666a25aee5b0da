import ArgumentParser
import Foundation
import WorkshopEngine

struct Generate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write what is made of other files: the list of steps in Package.swift, and tables.")

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
