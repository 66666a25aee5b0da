import Foundation
import WorkshopPolicy

/// The same code under each mode: what the compiler says, and what a program does.
public struct ModeComparison: Sendable, Equatable {
  public struct Row: Sendable, Equatable {
    public var mode: IsolationMode
    public var findings: [Finding]
    public var outcome: Outcome

    public var builds: Bool { outcome != .doesNotBuild }
  }

  /// Diagnostics of one id.
  public struct Finding: Sendable, Equatable {
    public var id: String
    public var isError: Bool
    public var count: Int
  }

  public enum Outcome: Sendable, Equatable {
    case doesNotBuild
    /// It builds, and has no code at its top level that could be run.
    case isNoProgram
    case printed(String)
    /// The runtime ended it, after it had printed this.
    case trapped(String)
    /// Anything else that ended it, in words.
    case ended(String)
    /// It may not run, for a reason of the policy's.
    case refused(String)
  }

  /// Swift 5 first, then stricter and stricter.
  public var rows: [Row]

  public static let modes: [IsolationMode] = [.swift5, .complete, .bare, .library, .app]
}

extension Judge {
  /// Compares a step's answer, as the learner's file or another one has it, in all modes.
  ///
  /// A program runs as an answer does: where the policy refuses nothing, and confined as this judge says.
  ///
  /// - Parameter path: The file, relative to the course's root or absolute.
  /// - Throws: where the file cannot be read, the course itself is broken or the toolchain cannot be run.
  public func compareModes(of path: String, as step: Course.Step) async throws -> ModeComparison {
    let source = try AnswerFile.read(path, below: layout.root)
    // What nests too deep is never compiled: the compiler would not come to its end.
    let findings = try await policyFindings(step, source: source)
    if let finding = findings.first(where: { $0.rule == PolicyRule.nesting.rawValue }) {
      throw Prediction.Malformed(description: "\(path): \(finding.reason)")
    }
    let isProgram = try await reader.ask(ProgramQuestion(source: source)) == true
    let place = try await copy(of: source, named: step)
    var request = try await compiled(
      step, answer: place, source: source, calls: .togetherNamed
    ).request
    request.isProgram = isProgram
    request.extraArguments = []
    let objects = isProgram ? try await companionObjects(of: [step]) : []
    return try await compare(request, with: objects) { object in
      try findings + programSymbolFindings(step, object: object, source: source)
    }
  }

  /// Compares the program that settles a step's prediction in all modes.
  ///
  /// - Throws: where the course itself is broken or the toolchain cannot be run.
  public func compareModes(ofPredictionFor step: Course.Step) async throws -> ModeComparison {
    let path = layout.predictionProgram(step)
    let request = Compiler.Request(
      module: "Prediction", sources: [path], mode: step.mode,
      imports: try await companions(of: step), calls: .togetherNamed, isProgram: true)
    return try await compare(request, with: try await companionObjects(of: [step])) { _ in [] }
  }

  /// Compares a piece of code of our own, as it stands in a document.
  ///
  /// - Throws: where the course itself is broken or the toolchain cannot be run.
  package func compareModes(ofCode source: String) async throws -> ModeComparison {
    let isProgram = try await reader.ask(ProgramQuestion(source: source)) == true
    let folder = try await compiler.cache.folder("example", key: [source]) { draft in
      try Data(source.utf8).write(to: draft.appendingPathComponent("Example.swift"))
    }
    let request = Compiler.Request(
      module: "Example", sources: [folder.appendingPathComponent("Example.swift").path],
      mode: .bare, imports: try await companions(ofCode: source), calls: .togetherNamed,
      isProgram: isProgram)
    return try await compare(request, with: []) { _ in [] }
  }

  /// - Parameters:
  ///   - objects: What a program is linked with.
  ///   - refusals: What the policy says of a program, by the path of its object.
  private func compare(
    _ request: Compiler.Request, with objects: [String],
    refusals: (String) async throws -> [PolicyFinding]
  ) async throws -> ModeComparison {
    var rows: [ModeComparison.Row] = []
    for mode in ModeComparison.modes {
      var request = request
      request.mode = mode
      request.warningsAreErrors = false
      request.keepsWarnings = true
      let object: String
      do {
        object = try await compiler.object(request)
      } catch let refusal as Compiler.Refusal {
        rows.append(
          .init(mode: mode, findings: counted(refusal.named ?? ""), outcome: .doesNotBuild))
        continue
      }
      var outcome = ModeComparison.Outcome.isNoProgram
      if request.isProgram {
        outcome =
          if let finding = try await refusals(object).first { .refused(finding.rule) } else {
            try await run([object] + objects)
          }
      }
      rows.append(
        .init(
          mode: mode, findings: counted(try await compiler.warnings(request)), outcome: outcome))
    }
    return ModeComparison(rows: rows)
  }

  /// What the object of a program asks for or defines and should not; elsewhere than on Linux, nothing is known of
  /// it.
  private func programSymbolFindings(
    _ step: Course.Step, object: String, source: String
  ) throws -> [PolicyFinding] {
    #if os(Linux)
    var policy = SymbolPolicy(step: step)
    policy.isProgram = true
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: object)))
    return policy.findings(in: try ObjectFile(bytes), source: source)
    #else
    return []
    #endif
  }

  private func run(_ objects: [String]) async throws -> ModeComparison.Outcome {
    let completion = try await runOnce(objects)
    let output = completion.output.trimmingCharacters(in: .whitespacesAndNewlines)
      .withoutControlCharacters()
    return switch completion.end {
    case .exited(0): .printed(output)
    case .signalled(SIGILL), .signalled(SIGTRAP), .signalled(SIGABRT): .trapped(output)
    default: .ended(completion.end.words)
    }
  }

  /// Links a program and runs it once, confined as this judge says.
  func runOnce(_ objects: [String]) async throws -> Completion {
    let folder = try TemporaryFiles.makeFolder(in: compiler.cache.root)
    defer { TemporaryFiles.remove(folder) }
    let program = folder.appendingPathComponent("program")
    try await compiler.link(objects, into: program)
    var environment = ProcessInfo.processInfo.environment
    let backtrace = ToolchainAssumptions.noBacktrace
    environment[backtrace.name] = backtrace.value
    return try await confinement.run(
      Command(
        executable: program.path, arguments: [], directory: folder.path, environment: environment,
        timeLimit: timeLimit(), endsDescendants: capabilities.supervises))
  }

  /// Errors first; then in the order in which they are said.
  private func counted(_ words: String) -> [ModeComparison.Finding] {
    var findings: [ModeComparison.Finding] = []
    for diagnostic in CompilerDiagnostic.all(in: words) {
      let index = findings.firstIndex {
        $0.id == diagnostic.id && $0.isError == diagnostic.isError
      }
      if let index {
        findings[index].count += 1
      } else {
        findings.append(.init(id: diagnostic.id, isError: diagnostic.isError, count: 1))
      }
    }
    return findings.filter(\.isError) + findings.filter { !$0.isError }
  }
}
