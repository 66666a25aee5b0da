import Foundation

/// A question before the edit, settled by running a program.
public struct Prediction: Sendable {
  public struct Choice: Sendable, Equatable {
    /// What the program would print, `does not build`, or `traps`.
    public var output: String
    /// The id of the diagnostic that is meant, for one that does not build.
    public var diagnostic: String?
    /// What a learner who picks this believes.
    public var belief: String

    /// Whether it is what running the program has shown.
    ///
    /// That a program does not build is right only for the reason that is meant: it may not build for a mistake
    /// of its own.
    public func agrees(with outcome: Judge.PredictionOutcome) -> Bool {
      output == outcome.output
        && (output != Prediction.doesNotBuild || diagnostic.map { outcome.ids == [$0] } == true)
    }
  }

  public var question: String
  /// Text between the question and the choices.
  public var text: String
  public var choices: [Choice]

  public static let doesNotBuild = "does not build"
  /// The runtime ends the program.
  public static let traps = "traps"

  /// What is wrong with a prediction's text.
  public struct Malformed: UserFacingError {
    public var description: String
  }

  /// Reads a heading, some text, and one list item a choice: `` - `output`: belief ``. The right one of a
  /// program that does not build names its diagnostic: `` - `does not build` [diagnostic_id]: belief ``.
  ///
  /// - Throws: `Malformed`.
  public init(markdown: String) throws {
    let lines = MarkdownFile(markdown).lines
    guard let title = lines.first, title.hasPrefix("# ") else {
      throw Malformed(description: "the first line is no “# question”")
    }
    question = String(title.dropFirst(2))
    var text: [String] = []
    var choices: [Choice] = []
    var inFence = false
    for line in lines.dropFirst() {
      if line.hasPrefix("```") { inFence.toggle() }
      if !inFence, line.hasPrefix("- `"),
        let match = line.wholeMatch(of: /- `(.*?)`(?:\ \[([a-z_0-9]+)\])?:?\s*(.*)/)
      {
        choices.append(
          Choice(
            output: String(match.1), diagnostic: match.2.map(String.init), belief: String(match.3)))
      } else if !choices.isEmpty, line.hasPrefix("  ") {
        choices[choices.count - 1].belief += " " + line.trimmingCharacters(in: .whitespaces)
      } else if choices.isEmpty {
        text.append(line)
      }
    }
    guard choices.count >= 2 else {
      throw Malformed(description: "it offers fewer than two choices")
    }
    self.text = text.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    self.choices = choices
  }
}

extension Judge {
  /// What running a step's prediction program shows.
  public struct PredictionOutcome: Sendable {
    /// The one line it printed, `Prediction.doesNotBuild` or `Prediction.traps`.
    public var output: String
    /// The ids of the errors of a program that does not build.
    public var ids: [String] = []
    /// The compiler's words where it does not build, and those of the runtime where it traps.
    public var diagnostics: String?
  }

  /// Compiles and runs the program that settles a step's prediction.
  ///
  /// - Throws: when the program fails otherwise than by a trap, or the toolchain cannot be run.
  public func settlePrediction(of step: Course.Step) async throws -> PredictionOutcome {
    try await settle(layout.predictionProgram(step), mode: step.mode, of: step)
  }

  /// Compiles and runs the program that settles a step's question for later.
  ///
  /// - Throws: as ``settlePrediction(of:)``.
  public func settleReview(of step: Course.Step) async throws -> PredictionOutcome {
    try await settle(layout.reviewProgram(step), mode: step.mode, of: step)
  }

  /// - Parameter step: The step whose companions the program may import.
  func settle(
    _ program: String, mode: IsolationMode, of step: Course.Step? = nil
  ) async throws -> PredictionOutcome {
    let object: String
    let imports = if let step { try await companions(of: step) } else { [Compiler.Module]() }
    do {
      object = try await compiler.object(
        .init(
          module: "Prediction", sources: [program], mode: mode,
          imports: imports, isProgram: true))
    } catch let refusal as Compiler.Refusal {
      return PredictionOutcome(
        output: Prediction.doesNotBuild, ids: refusal.ids, diagnostics: refusal.diagnostics)
    }
    let objects = [object] + (try await companionObjects(of: step.map { [$0] } ?? []))
    // An entry of its own, so that no call runs a program that is still being linked.
    let folder = try await compiler.cache.folder("prediction", key: objects) { draft in
      try await compiler.link(objects, into: draft.appendingPathComponent("prediction"))
    }
    let executable = folder.appendingPathComponent("prediction")
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let completion = try await Command(
      executable: executable.path, arguments: [], directory: folder.path,
      environment: environment, timeLimit: timeLimit()
    ).run()
    // The instruction that ends a program is another one on each processor.
    if [.signalled(SIGILL), .signalled(SIGTRAP)].contains(completion.end) {
      return PredictionOutcome(
        output: Prediction.traps,
        diagnostics: "\(completion.errors)It ended with \(completion.end.words).")
    }
    guard completion.succeeded else {
      throw Prediction.Malformed(
        description: "\(program): \(completion.end)\n\(completion.errors)")
    }
    return PredictionOutcome(
      output: completion.output.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
