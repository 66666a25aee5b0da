/// One of the layers that judge an answer, as a value.
struct JudgingLayer: Sendable {
  /// Whether nothing of the answer runs before this layer has passed.
  var isBeforeRun = false
  /// Looks at an answer, and fills its own part of a judgement.
  var look: @Sendable (Judging) async throws -> Judgement
}

extension [JudgingLayer] {
  /// The layers in the order in which they count: the first that refuses says why.
  static func all(for step: Course.Step) -> Self {
    [.policy, .build, .object, .accesses] + (step.isSuite ? [.suite] : [.gates, .checks])
  }
}

extension JudgingLayer {
  /// What the answer's syntax says.
  static let policy = JudgingLayer(isBeforeRun: true) { judging in
    var judgement = judging.judgement
    judgement.findings = try await judging.judge.policyFindings(
      judging.step, source: judging.answer.source)
    if !judgement.findings.isEmpty { judgement.status = .policy }
    return judgement
  }

  /// What the compiler says of the answer alone.
  static let build = JudgingLayer(isBeforeRun: true) { judging in
    let compiled = try await judging.compiled.value
    do {
      if judging.step.isPiece {
        // The given files have to go on compiling with it.
        _ = try await judging.judge.compiler.objects(compiled.request)
      } else {
        _ = try await judging.judge.compiler.module(compiled.request)
      }
    } catch let refusal as Compiler.Refusal {
      return compiled.restored(
        judging.judgement.refused(judging.judge.readable(refusal, of: judging)))
    }
    var judgement = judging.judgement
    judgement.findings = try await judging.judge.memoryFindings(judging, compiled.request)
    if !judgement.findings.isEmpty { judgement.status = .policy }
    return compiled.restored(judgement)
  }

  /// What the compiled answer asks for or defines and should not, which its syntax can hide.
  static let object = JudgingLayer(isBeforeRun: true) { judging in
    var judgement = judging.judgement
    let object = try await judging.judge.compiler.object(judging.compiled.value.request)
    judgement.findings = try judging.judge.symbolFindings(
      judging.step, object: object, source: judging.answer.source)
    if !judgement.findings.isEmpty { judgement.status = .policy }
    return judgement
  }

  /// Accesses that go on while the answer waits, which neither its syntax nor the compiler's words show.
  static let accesses = JudgingLayer(isBeforeRun: true) { judging in
    let compiled = try await judging.compiled.value
    var judgement = judging.judgement
    judgement.findings = try await judging.judge.accessFindings(judging, compiled.request)
    if !judgement.findings.isEmpty { judgement.status = .policy }
    return compiled.restored(judgement)
  }

  /// Uses that must compile, and misuse that must not.
  static let gates = JudgingLayer { judging in
    var judgement = judging.judgement
    // Read while the compiler is busy with the answer.
    let gates = try judging.judge.gates(of: judging.step)
    let module = try await judging.judge.compiler.module(judging.compiled.value.request)
    judgement.gates =
      try await judging.judge.budgetResults(judging)
      + judging.judge.gateResults(judging.step, gates, against: module)
    if !judgement.gates.allSatisfy(\.passed) { judgement.status = .gate }
    return judgement
  }

  /// What the answer does, in a process of its own.
  static let checks = JudgingLayer { judging in
    async let kit = judging.judge.reference(judging.step)
    let compiled = try await judging.compiled.value
    let module = try await judging.judge.compiler.module(compiled.request)
    return compiled.restored(
      try await judging.judge.run(judging, compiled.request, answer: module, try await kit))
  }

  /// Which implementations of its component a learner's suite passes with, and which it catches.
  static let suite = JudgingLayer { judging in
    try await judging.judge.suiteJudgement(judging)
  }

  /// What the answer does on several threads at the same moment, under ThreadSanitizer.
  ///
  /// Policy and gates are the ordinary judgement's.
  static let races = JudgingLayer { judging in
    try await judging.judge.raceJudgement(judging)
  }
}

extension Judgement {
  /// This judgement of an answer that the compiler refuses.
  func refused(_ refusal: Compiler.Refusal) -> Judgement {
    var judgement = self
    judgement.status = .doesNotBuild
    judgement.diagnostics = .init(text: refusal.diagnostics, ids: refusal.ids)
    return judgement
  }

  /// This judgement of an answer that the step's adapter cannot use.
  func refusedByAdapter(_ refusal: Compiler.Refusal) -> Judgement {
    var judgement = self
    judgement.status = .gate
    judgement.adapterRefusal = refusal.diagnostics
    return judgement
  }
}
