import Foundation
import WorkshopDigest
import WorkshopPolicy

/// An answer that is linked with all that judges it, and may run.
package protocol LinkedAnswer: Sendable {
  /// Runs it in processes of its own, and says what was seen.
  func run() async throws -> Judgement
}

/// Judges answers: policy, build, gates, checks, stopping at the first layer that refuses.
public struct Judge: Sendable {
  public let layout: CourseLayout
  package var compiler: Compiler
  /// The first line of `swiftc --version`.
  package var toolchainVersion: String { compiler.toolchain.version }
  /// The path of the `swift` command.
  public var swift: String { "\(compiler.toolchain.binaries)/swift" }
  /// Where answers run.
  public let confinement: Confinement
  /// Reads answers' syntax.
  package var reader: SyntaxReader
  /// What this machine can do for a judgement.
  public var capabilities: Capabilities { compiler.toolchain.capabilities }

  /// For one run of a program of a step, or of a stage.
  ///
  /// Where jobs are counted a wait in vain ends at once, and the step says how many seconds are enough. Elsewhere
  /// each takes a while, and longer on a busy machine: there the limit ends a program that is at work for ever, and
  /// judges nothing; one that waits for ever stands still, and is ended for that.
  func timeLimit(_ step: Course.Step? = nil) -> Duration {
    capabilities.countsJobs ? .seconds(step?.seconds ?? 20) : .seconds(300)
  }

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
  /// - Parameter path: The answer, relative to the course's root; absolute paths work too.
  /// - Returns: A judgement, also of a file that cannot be read: that one is skipped.
  /// - Throws: when the course itself is broken or the toolchain cannot be run.
  public func judge(
    _ step: Course.Step, answer path: String, _ manner: Manner = .waitedFor()
  ) async throws -> Judgement {
    let answer: AnswerText
    do {
      answer =
        AnswerFragment.isOne(path)
        ? try layout.answer(path, to: step)
        : AnswerText(path: path, source: try AnswerFile.read(path, below: layout.root))
    } catch let error as any UserFacingError {
      var judgement = Judgement(step: step.id, status: .skipped)
      judgement.explanation = error.description
      return judgement
    }
    return try await judge(step, answer, manner)
  }

  /// Judges a text as an answer to a step.
  ///
  /// - Throws: as for a file.
  public func judge(
    _ step: Course.Step, _ answer: AnswerText, _ manner: Manner
  ) async throws -> Judgement {
    if manner.isRemembered { return try await remembered(step, answer, manner) }
    let isCopied = manner.work == .inTurn || answer.origins != nil
    let place = isCopied ? try await copy(of: answer.source, named: step) : answer.path
    let judgement = try await Judging(self, step, answer, at: place, manner).judged()
    return isCopied ? answer.restored(judgement, of: [place, step.fileID]) : judgement
  }

  /// An answer linked with its checks.
  struct Program: LinkedAnswer {
    var step: Course.Step
    var executable: URL
    var directory: URL
    var timeLimit: Duration
    var reference: Reference
    var confinement: Confinement

    /// Runs the checks once, in a process of their own.
    func run() async throws -> Judgement {
      // New for every run, from the system's random source, so that no answer can guess it.
      let word = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
      let completion = try await confinement.run(
        reference.command(executable, directory: directory, timeLimit: timeLimit, word: word))
      let verdict = Verdict(
        of: completion, expecting: reference.tests,
        canary: .init(
          prefix: Reference.canaryPrefix, word: word, capabilities: reference.capabilities))
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

  func gates(of step: Course.Step) throws -> [Gate] {
    try layout.gates(step).map { try Gate(path: $0, source: layout.text($0)) }
  }

  func gateResults(
    _ step: Course.Step, _ gates: [Gate], against answer: Compiler.Module
  ) async throws -> [Judgement.GateResult] {
    try await GateRunner(compiler: compiler).results(
      of: gates, against: [answer] + companions(of: step))
  }

  /// Every place where an answer's syntax breaks a rule.
  func policyFindings(_ step: Course.Step, source: String) async throws -> [PolicyFinding] {
    var policy = Policy(step: step)
    policy.namesOfGivenFiles = try namesOfGivenMembers(step)
    policy.namesOfAdapter = try namesOfAdapter(step)
    let question = FindingsQuestion(policy: policy, source: source)
    if let findings = try await reader.ask(question) {
      return Self.withoutGiven(
        findings, starter: try layout.text(layout.starter(step)), source: source)
    }
    let lines = source.split(whereSeparator: \.isNewline)
    return [
      PolicyFinding(
        rule: PolicyRule.nesting.rawValue, line: 1, column: 1,
        text: lines.max { $0.utf8.count < $1.utf8.count }?.cut(toBytes: 60) ?? "",
        reason: PolicyRule.nesting.reason)
    ]
  }

  /// What the compiled answer asks for or defines and should not.
  ///
  /// Elsewhere than on Linux nothing is refused. `ObjectFile` reads Mach-O too; which sections and names right
  /// answers have there, a Mac has to show first, since a rule that is wrong refuses all of them.
  func symbolFindings(
    _ step: Course.Step, object: String, source: String
  ) throws -> [PolicyFinding] {
    guard capabilities.readsObjects else { return [] }
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: object)))
    return SymbolPolicy(step: step).findings(in: try ObjectFile(bytes), source: source)
  }

  /// Compiles the adapter against the answer, links, and runs the program once it is cleared.
  func run(
    _ judging: Judging, _ request: Compiler.Request, answer: Compiler.Module, _ kit: Reference
  ) async throws -> Judgement {
    let folder = try TemporaryFiles.makeFolder(in: compiler.cache.root)
    defer { TemporaryFiles.remove(folder) }
    let program: URL
    // The same build that the other layers wait for: the cache makes it once.
    async let objects = compiler.objects(request)
    do {
      let adapter = try await compiler.object(
        adapterRequest(judging.step, imports: [answer] + kit.imports))
      program = try await self.program(of: objects + [adapter], kit, in: folder)
    } catch let refusal as Compiler.Refusal {
      return judging.judgement.refusedByAdapter(refusal)
    }
    // Nothing of the answer runs before it is known what its object asks for.
    try await judging.waitUntilCleared()
    return try await judging.manner.run(
      Program(
        step: judging.step, executable: program, directory: folder,
        timeLimit: timeLimit(judging.step), reference: kit,
        confinement: confinement))
  }
}

extension Policy {
  init(step: Course.Step) {
    self.init(
      // A finding that a budget counts is refused by its ceiling.
      allows: (step.allows ?? []) + step.budgetedRules, refuses: step.refuses ?? [],
      usesSwiftUI: step.usesSwiftUI == true, neighbour: step.neighbour?.module,
      component: step.isSuite ? step.componentModule : nil)
  }
}
