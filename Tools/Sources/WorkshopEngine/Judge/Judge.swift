import Foundation
import WorkshopDigest
import WorkshopPolicy

/// Judges answers: policy, build, gates, checks, stopping at the first layer that refuses.
public struct Judge: Sendable {
  public let layout: CourseLayout
  var compiler: Compiler
  /// The first line of `swiftc --version`.
  var toolchainVersion: String { compiler.toolchain.version }
  /// Where answers run.
  public let confinement: Confinement
  /// Reads answers' syntax.
  var reader: SyntaxReader
  /// Seconds for one run of the checks where the step says nothing.
  static let defaultTimeLimit = 20

  public init(
    layout: CourseLayout, toolchain: Toolchain, cache: Cache, confinement: Confinement = .none
  ) {
    self.layout = layout
    self.confinement = confinement
    reader = SyntaxReader(scratch: cache.root)
    compiler = Compiler(toolchain: toolchain, cache: cache, root: layout.root)
  }

  /// This judge with compilers that were loaded once and wait, for who judges again and again: half of
  /// a small call is loading the compiler. They end with the last copy of the judge.
  public func withCompilersOnStandby() async -> Judge {
    var judge = self
    judge.compiler.standby = await compiler.makeStandby()
    judge.reader.standby = judge.compiler.standby
    return judge
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
  /// The layers go on side by side, for somebody who waits. Where many answers are judged,
  /// ``judge(_:source:shownAs:)`` is less work.
  ///
  /// - Returns: what `use` makes of the program, or the judgement of a layer before the checks.
  func judge(
    _ step: Course.Step, answer path: String, colour: Bool = false,
    use: @escaping @Sendable (Program) async throws -> Judgement
  ) async throws -> Judgement {
    let source: String
    do {
      source = try AnswerFile.read(path, below: layout.root)
    } catch {
      var judgement = Judgement(step: step.id, status: .passed)
      judgement.status = .skipped
      judgement.explanation = error.description
      return judgement
    }

    async let kit = reference(step)
    let answer = try await compiled(step, answer: path, source: source, colour: colour)
    var judgement = Judgement(step: step.id, status: .passed)
    async let built = compiler.module(answer.request)
    judgement.findings = try await policyFindings(step, source: source)
    guard judgement.findings.isEmpty else {
      judgement.status = .policy
      return judgement
    }
    // While the compiler is busy, so that nothing but the link stands between it and the checks.
    let gates = try gates(of: step)

    let module: Compiler.Module
    do {
      module = try await built
    } catch let refusal as Compiler.Refusal {
      return answer.restored(doesNotBuild(judgement, refusal))
    }
    // The checks are made and run beside the gates, and what they say counts if the gates pass.
    let (clearance, cleared) = AsyncStream.makeStream(of: Void.self)
    defer { cleared.finish() }
    async let results = gateResults(step, gates, against: module)
    let reference = try await kit
    async let run = run(
      step, answer.request, answer: module, reference, clearance: clearance, use: use)
    judgement.findings = try symbolFindings(
      step, object: try await compiler.object(answer.request), source: source)
    guard judgement.findings.isEmpty else {
      judgement.status = .policy
      return judgement
    }
    cleared.yield()
    judgement.gates = try await results
    guard judgement.gates.allSatisfy(\.passed) else {
      judgement.status = .gate
      return judgement
    }
    return answer.restored(judgement.followed(by: try await run, layout.adapter(step)))
  }

  /// An answer linked with its checks.
  struct Program: Sendable {
    var step: Course.Step
    var executable: URL
    var directory: URL
    var timeLimit: Duration
    var reference: Reference
    var confinement: Confinement

    /// Runs the checks once, in a process of their own.
    func run() async throws -> Judgement {
      // New for every run, from the system's source of what nobody can guess.
      let word = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
      let completion = try await confinement.run(
        reference.command(executable, directory: directory, timeLimit: timeLimit, word: word))
      let verdict = Verdict(
        of: completion, expecting: reference.tests,
        canary: .init(prefix: Reference.canaryPrefix, word: word))
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

  func doesNotBuild(_ judgement: Judgement, _ refusal: Compiler.Refusal) -> Judgement {
    var judgement = judgement
    judgement.status = .doesNotBuild
    judgement.diagnostics = .init(text: refusal.diagnostics, ids: refusal.ids)
    return judgement
  }

  func gates(of step: Course.Step) throws -> [Gate] {
    try layout.gates(step).map { try Gate(path: $0, source: layout.text($0)) }
  }

  func gateResults(
    _ step: Course.Step, _ gates: [Gate], against answer: Compiler.Module
  ) async throws -> [Judgement.GateResult] {
    try await GateRunner(compiler: compiler).results(
      of: gates, against: [answer] + companions(of: step))
  }

  enum Run {
    case adapterRefused(String)
    case ran(Judgement)
  }

  /// Every place where an answer's syntax breaks a rule.
  func policyFindings(_ step: Course.Step, source: String) async throws -> [PolicyFinding] {
    let question = FindingsQuestion(policy: Policy(step: step), source: source)
    if let findings = try await reader.ask(question) { return findings }
    let lines = source.split(whereSeparator: \.isNewline)
    return [
      PolicyFinding(
        rule: PolicyRule.nesting.rawValue, line: 1, column: 1,
        text: String(lines.max { $0.count < $1.count }?.prefix(60) ?? ""),
        reason: PolicyRule.nesting.reason)
    ]
  }

  /// What the compiled answer asks for or defines and should not; elsewhere than on Linux, nothing
  /// is known of it.
  func symbolFindings(
    _ step: Course.Step, object: String, source: String
  ) throws -> [PolicyFinding] {
    #if os(Linux)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: object)))
    return SymbolPolicy(step: step).findings(in: try ObjectFile(bytes), source: source)
    #else
    return []
    #endif
  }

  /// Compiles the adapter against the answer, links, and hands over the program once it is cleared.
  func run(
    _ step: Course.Step, _ request: Compiler.Request, answer: Compiler.Module, _ kit: Reference,
    clearance: AsyncStream<Void>, use: @Sendable (Program) async throws -> Judgement
  ) async throws -> Run {
    let folder = try Drafts.makeFolder(in: compiler.cache.root)
    defer { Drafts.remove(folder) }
    let program: URL
    // The same build that `judge` waits for: the cache makes it once.
    async let object = compiler.object(request)
    do {
      let adapter = try await compiler.object(
        adapterRequest(step, imports: [answer] + kit.imports))
      program = try await self.program(of: [object, adapter], kit, in: folder)
    } catch let refusal as Compiler.Refusal {
      return .adapterRefused(refusal.diagnostics)
    }
    // Nothing of the answer runs before it is known what its object asks for.
    for await _ in clearance {
      return .ran(
        try await use(
          Program(
            step: step, executable: program, directory: folder,
            timeLimit: .seconds(step.seconds ?? Self.defaultTimeLimit), reference: kit,
            confinement: confinement)))
    }
    throw CancellationError()
  }
}

extension Judgement {
  /// This judgement, of the layers before the checks, with what became of the checks.
  func followed(by run: Judge.Run, _ adapter: String) -> Judgement {
    switch run {
    case .adapterRefused(let words):
      var judgement = self
      judgement.status = .gate
      judgement.gates.append(
        .init(
          name: "Adapter", kind: .mustCompile,
          purpose: "the checks can use what the starter declared: same names, same parameters",
          passed: false, path: adapter, evidence: words))
      return judgement
    case .ran(var outcome):
      outcome.gates = gates
      return outcome
    }
  }
}

extension Policy {
  init(step: Course.Step) {
    self.init(
      allows: step.allows ?? [], refuses: step.refuses ?? [],
      usesSwiftUI: step.usesSwiftUI == true, neighbour: step.neighbour?.module)
  }
}
