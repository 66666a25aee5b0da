import ArgumentParser
import Foundation
import WorkshopEngine

struct Generate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write Package.swift's list of steps from Course.json.")

  func run() async throws {
    let session = try Session()
    let old = try session.layout.text("Package.swift")
    let new = try PackageManifest.updated(old, for: session.course)
    guard new != old else {
      print("Package.swift is up to date.")
      return
    }
    try new.write(to: session.layout.url("Package.swift"), atomically: true, encoding: .utf8)
    print("Package.swift lists \(session.course.steps.count) steps now.")
  }
}
