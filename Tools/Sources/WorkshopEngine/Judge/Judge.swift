import Foundation
import WorkshopDigest

/// Judges answers: policy, build, gates, checks, stopping at the first layer that refuses.
public struct Judge: Sendable {
  public let layout: CourseLayout
  let compiler: Compiler
  /// Seconds for one run of the checks where the step says nothing.
  static let defaultTimeLimit = 20

  public init(layout: CourseLayout, toolchain: Toolchain, cache: Cache) {
    self.layout = layout
    compiler = Compiler(toolchain: toolchain, cache: cache, root: layout.root)
  }

  /// Judges a file as an answer to a step.
  ///
  /// - Parameters:
  ///   - path: The answer, relative to the course's root; absolute paths work too.
  ///   - colour: Whether the compiler may colour its words.
  /// - Throws: when the course itself is broken or the toolchain cannot be run.
  public func judge(_ step: Course.Step, answer path: String, colour: Bool = false) async throws
    -> Judgement
  {
    try await judge(step, answer: path, colour: colour) { try await $0.run() }
  }

  /// Judges a file up to the run of its checks, which is left to `use`.
  ///
  /// - Returns: what `use` makes of the program, or the judgement of a layer before the checks.
  func judge(
    _ step: Course.Step, answer path: String, colour: Bool = false, isOneCall: Bool = false,
    use: @escaping @Sendable (Program) async throws -> Judgement
  ) async throws -> Judgement {
    var judgement = Judgement(step: step.id, status: .passed)
    let source: String
    do {
      source = try AnswerFile.read(path, below: layout.root)
    } catch let error as AnswerFile.Unreadable {
      judgement.status = .skipped
      judgement.explanation = error.description
      return judgement
    }

    var request = answerRequest(step, answer: path, colour: colour, digest: sha256(source))
    request.isOneCall = isOneCall
    async let object = compiler.object(request)
    async let module = compiler.module(request)
    judgement.findings = Policy(step: step).findings(in: source)
    guard judgement.findings.isEmpty else {
      judgement.status = .policy
      return judgement
    }

    let answer: Compiler.Module
    do {
      answer = try await module
    } catch let refusal as Compiler.Refusal {
      // The object's refusal says the same, and has the ids.
      do {
        _ = try await object
      } catch let complete as Compiler.Refusal {
        return doesNotBuild(judgement, complete)
      }
      return doesNotBuild(judgement, refusal)
    }
    // The checks are made and run beside the gates, and what they say counts if the gates pass.
    async let run = run(step, request, answer: answer, use: use)
    async let gates = gateResults(step, against: answer)
    do {
      _ = try await object
    } catch let refusal as Compiler.Refusal {
      return doesNotBuild(judgement, refusal)
    }
    judgement.gates = try await gates
    guard judgement.gates.allSatisfy(\.passed) else {
      judgement.status = .gate
      return judgement
    }
    switch try await run {
    case .adapterRefused(let words):
      judgement.status = .gate
      judgement.gates.append(
        .init(
          name: "Adapter", kind: .mustCompile,
          purpose: "the checks can use what the starter declared: same names, same parameters",
          passed: false, path: layout.adapter(step), evidence: words))
    case .ran(var outcome):
      outcome.gates = judgement.gates
      judgement = outcome
    }
    return judgement
  }

  /// An answer linked with its checks.
  struct Program: Sendable {
    var step: Course.Step
    var command: Command
    var tests: [EventStream.Test]

    /// Runs the checks once, in a process of their own.
    func run() async throws -> Judgement {
      let completion = try await command.run()
      let verdict = Verdict(of: completion, expecting: tests, canary: Reference.canaryPrefix)
      var judgement = Judgement(step: step.id, status: verdict.status)
      judgement.checks = verdict.checks
      judgement.explanation = verdict.explanation
      if !completion.output.isEmpty { judgement.printed = completion.output }
      return judgement
    }
  }

  /// Whether judging failed only because the answer was saved in the meantime.
  public static func isChangeOfSource(_ error: any Error) -> Bool {
    error is Compiler.SourceChanged
  }

  private func doesNotBuild(_ judgement: Judgement, _ refusal: Compiler.Refusal) -> Judgement {
    var judgement = judgement
    judgement.status = .doesNotBuild
    judgement.diagnostics = .init(text: refusal.diagnostics, ids: refusal.ids)
    return judgement
  }

  private func gateResults(_ step: Course.Step, against answer: Compiler.Module) async throws
    -> [Judgement.GateResult]
  {
    let gates = try layout.gates(step).map { try Gate(path: $0, source: layout.text($0)) }
    return try await GateRunner(compiler: compiler).results(of: gates, against: [answer])
  }

  private enum Run {
    case adapterRefused(String)
    case ran(Judgement)
  }

  /// Compiles the adapter against the answer, links, and hands over the program.
  private func run(
    _ step: Course.Step, _ request: Compiler.Request, answer: Compiler.Module,
    use: @Sendable (Program) async throws -> Judgement
  ) async throws -> Run {
    let kit = try await reference(step)
    let folder = try Drafts.makeFolder(in: compiler.cache.root)
    defer { Drafts.remove(folder) }
    let program = folder.appendingPathComponent("checks")
    // The same build that `judge` waits for: the cache makes it once.
    async let object = compiler.object(request)
    do {
      let adapter = try await compiler.object(
        adapterRequest(step, imports: [answer] + kit.imports))
      try await compiler.link([object, adapter] + kit.objects, into: program)
    } catch let refusal as Compiler.Refusal {
      return .adapterRefused(refusal.diagnostics)
    }
    return .ran(
      try await use(
        Program(
          step: step,
          command: kit.command(
            program, directory: folder,
            timeLimit: .seconds(step.seconds ?? Self.defaultTimeLimit)),
          tests: kit.tests)))
  }
}
