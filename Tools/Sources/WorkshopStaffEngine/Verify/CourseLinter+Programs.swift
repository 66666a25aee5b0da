import Foundation
import WorkshopEngine

extension CourseLinter {
  /// A stage's program runs with our solutions, and the stage's README shows what it prints.
  func programComplaints(_ stage: Course.Stage) async throws -> [Complaint] {
    let readme = "Exercises/\(stage.folder)/README.md"
    func complaint(_ path: String, _ message: String) -> [Complaint] {
      [Complaint(rule: .program, path: path, message: message)]
    }
    let program: StageProgram
    do {
      program = try StageProgram(of: stage, in: layout)
    } catch is StageProgram.Missing {
      return []  // The last stage has the app.
    } catch let error as any UserFacingError {
      return complaint(layout.program(stage), error.description)
    }
    let printed: String
    do {
      printed = try await judge.run(program)
    } catch let error as any UserFacingError {
      return complaint(program.path, error.description)
    }
    let shown = MarkdownFile((try? layout.text(readme)) ?? "").fences
      .first { $0.language == "output" }
    guard let shown else {
      return complaint(readme, "it does not show, in a fence ```output, what the program prints.")
    }
    return shown.body.trimmingCharacters(in: .newlines)
      == printed.trimmingCharacters(in: .newlines)
      ? []
      : complaint(
        "\(readme):\(shown.line)", "the program prints something else:\n\(printed)")
  }
}
