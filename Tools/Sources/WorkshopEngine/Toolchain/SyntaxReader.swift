import Foundation
import WorkshopPolicy

/// Asks `workshop-reader`, the program beside this one, about the syntax of Swift sources.
public struct SyntaxReader: Sendable {
  static let executable = Bundle.main.executableURL?.deletingLastPathComponent()
    .appendingPathComponent("workshop-reader")

  /// Where questions are written down.
  private let scratch: URL
  /// A reader that waits, for who has many questions.
  var standby: Standby?

  /// - Parameter scratch: A folder for questions and what is left of them after a cut-off.
  public init(scratch: URL) {
    self.scratch = scratch
  }

  /// - Returns: nil where reading came to no end.
  /// - Throws: where there is no reader, or none can be started.
  package func ask<Question: SyntaxQuestion>(_ question: Question) async throws -> Question.Answer?
  {
    guard let path = Self.executable?.path, FileManager.default.isExecutableFile(atPath: path)
    else { throw ReaderMissing() }
    let folder = try TemporaryFiles.makeFolder(in: scratch)
    defer { TemporaryFiles.remove(folder) }
    let file = folder.appendingPathComponent("question.json")
    try JSONEncoder().encode(question).write(to: file)
    let command = Command(
      executable: path, arguments: [Question.word, file.path], directory: scratch.path,
      timeLimit: .seconds(60))
    let completion =
      if let standby { try await standby.run(command) } else { try await command.run() }
    try Task.checkCancellation()
    if case .exited(let code) = completion.end, code != 0 {
      throw SpawnError(description: "\(path) ended with \(code): \(completion.errors)")
    }
    guard completion.succeeded else { return nil }
    // An answer that was cut off is none.
    return try? JSONDecoder().decode([Question.Answer].self, from: Data(completion.output.utf8))
      .first
  }
}

/// The reader was not built, or was taken away.
struct ReaderMissing: UserFacingError {
  var description: String {
    "workshop-reader, which belongs to this command, is not there. Try: make clean, and once more."
  }
}
