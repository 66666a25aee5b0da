/// How each module of a step is compiled; `Package.swift` says the same to SwiftPM, and a test
/// compares the two.
extension Judge {
  /// The compiler says where an answer reaches memory that it cannot check (SE-0458). These warnings are no
  /// errors: they ask for `unsafe`, which is refused too, so the policy says instead what to write.
  static let memorySafety = ["-strict-memory-safety", "-Wwarning", "StrictMemorySafety"]

  func answerRequest(
    _ step: Course.Step, answer: String, imports: [Compiler.Module] = [], colour: Bool = false,
    digest: String? = nil
  ) -> Compiler.Request {
    var request = Compiler.Request(
      module: step.answerModule, sources: [answer], mode: step.mode, imports: imports,
      warningsAreErrors: true, extraArguments: Self.memorySafety,
      // Where a lesson's file takes a fifth of a second: the type checker cannot solve it.
      colour: colour, processorLimit: .seconds(45), digest: digest,
      calls: .together, keepsWarnings: true)
    if step.member != nil { addGivenMembers(to: &request, of: step) }
    return request
  }

  func supportRequest() -> Compiler.Request {
    .init(
      module: "WorkshopSupport", sources: layout.supportSources, mode: .library,
      warningsAreErrors: true, extraArguments: capabilities.compilerArguments)
  }

  func subjectRequest(_ step: Course.Step, imports: [Compiler.Module]) -> Compiler.Request {
    .init(
      module: "\(step.module)Subject", sources: [layout.subject(step)], mode: .library,
      imports: imports, calls: .together)
  }

  /// Warnings are no errors here: `await` on a right answer that is synchronous warns.
  func adapterRequest(_ step: Course.Step, imports: [Compiler.Module]) -> Compiler.Request {
    .init(
      module: "\(step.module)Adapter", sources: [layout.adapter(step)], mode: .library,
      imports: imports, calls: .together)
  }

  func checksRequest(_ step: Course.Step, imports: [Compiler.Module]) -> Compiler.Request {
    .init(
      module: "\(step.module)Checks", sources: layout.allChecks(step), mode: .library,
      imports: imports,
      // A file cannot use a module that it did not import.
      extraArguments: ["-enable-upcoming-feature", "MemberImportVisibility"])
  }

  func raceChecksRequest(_ step: Course.Step, imports: [Compiler.Module]) -> Compiler.Request {
    .init(
      module: "\(step.module)Races", sources: [layout.raceChecks(step)], mode: .library,
      imports: imports)
  }

  /// What a learner's suite tests, in the given implementation unless another one is named.
  ///
  /// Its module keeps to library evolution: a suite asks the library for all that an implementation may
  /// decide for itself, so that it is compiled once for all of them.
  func componentRequest(_ step: Course.Step, source: String? = nil) -> Compiler.Request {
    var request = Compiler.Request(
      module: step.componentModule, sources: [source ?? layout.component(step)], mode: step.mode,
      warningsAreErrors: true, extraArguments: ["-enable-library-evolution"], calls: .together)
    request.isTestable = false
    return request
  }

  /// The program that runs a learner's suite.
  func suiteRunnerRequest() -> Compiler.Request {
    .init(
      module: Reference.canaryModule, sources: layout.runnerSources + layout.suiteRunnerSources,
      mode: .library)
  }

  func runnerRequest() -> Compiler.Request {
    .init(module: Reference.canaryModule, sources: layout.runnerSources, mode: .library)
  }
}
