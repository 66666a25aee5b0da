import ArgumentParser
import Foundation
import WorkshopEngine

struct ProgressVerb: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress",
    abstract: "Take your answers and progress to another clone, in one file.",
    subcommands: [Export.self, Import.self])

  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Write your answers, what passed, and when questions come again, to a file.")

    @Argument(help: "A name for the file, such as ~/swift-workshop.json.")
    var file: String

    func run() async throws {
      let session = try Session()
      _ = await session.progress()
      let archive = ProgressArchive(session.workspace)
      try archive.write(to: URL(fileURLWithPath: file))
      let passed = archive.progress.steps.values.count { $0.passedAnswer != nil }
      print(
        "Answers of yours in \(file): \(archive.answers.count). Steps that passed: \(passed).")
      print("In another clone: ./workshop progress import \(file)")
    }
  }

  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Take what `progress export` wrote; files of yours that are here are kept aside.")

    @Argument(help: "The file.")
    var file: String

    func run() async throws {
      let session = try Session()
      let archive = try ProgressArchive(file: URL(fileURLWithPath: file))
      let outcome = try archive.unpack(into: session.workspace)
      let progress = session.workspace.store.read().progress
      let passed = session.course.steps.count {
        session.workspace.state(of: $0, in: progress).isPassed
      }
      print("Answers put in place: \(outcome.written.count). Steps that are passed now: \(passed).")
      for path in outcome.kept { print("  Yours is kept: \(session.style.cyan(path))") }
      for id in outcome.refused {
        session.note("The answer to \(id) is larger than any that may be judged, and is left out.")
      }
      if !outcome.unknown.isEmpty {
        session.note(
          "This course does not have: \(outcome.unknown.prefix(20).joined(separator: ", ")).")
      }
      if let next = session.workspace.nextStep(in: progress) {
        print("Next: ./workshop check \(next.id)")
      }
    }
  }
}
