/// How each module of a step is compiled; `Package.swift` says the same to SwiftPM, and a test
/// compares the two.
extension Judge {
  func answerRequest(
    _ step: Course.Step, answer: String, imports: [Compiler.Module] = [], colour: Bool = false,
    digest: String? = nil
  ) -> Compiler.Request {
    var request = Compiler.Request(
      module: step.module, sources: [answer], mode: step.mode, imports: imports,
      warningsAreErrors: true,
      // Seconds, where a lesson's file takes a fifth of one: the type checker cannot solve it.
      colour: colour, timeLimit: .seconds(45), digest: digest,
      calls: .together)
    if step.member != nil { addGivenMembers(to: &request, of: step) }
    return request
  }

  func supportRequest() -> Compiler.Request {
    .init(
      module: "WorkshopSupport", sources: layout.supportSources, mode: .library,
      warningsAreErrors: true)
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
      // What a file did not import is out of its reach.
      extraArguments: ["-enable-upcoming-feature", "MemberImportVisibility"])
  }

  func raceChecksRequest(_ step: Course.Step, imports: [Compiler.Module]) -> Compiler.Request {
    .init(
      module: "\(step.module)Races", sources: [layout.raceChecks(step)], mode: .library,
      imports: imports)
  }

  func runnerRequest() -> Compiler.Request {
    .init(module: Reference.canaryModule, sources: layout.runnerSources, mode: .library)
  }
}
