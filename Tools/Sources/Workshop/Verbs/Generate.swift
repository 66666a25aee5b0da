import ArgumentParser
import Foundation
import WorkshopEngine

struct Generate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write Package.swift's list of steps from Course.json, and put Course.json in form.")

  func run() async throws {
    let session = try Session()
    let manifest = try PackageManifest.updated(
      session.layout.text("Package.swift"), for: session.course)
    for (path, text) in [("Package.swift", manifest), ("Course.json", session.course.text)] {
      guard try session.layout.text(path) != text else {
        print("\(path) is up to date.")
        continue
      }
      try session.workspace.write(text, to: path)
      print("\(path) has been written.")
    }
  }
}
