import Foundation
import WorkshopPolicy

/// Which layer refused and why, and what to do next.
extension JudgementReport {
  func closing(_ judgement: Judgement, _ step: Course.Step, isStarter: Bool, isNext: Bool)
    -> String
  {
    let why: String
    switch judgement.status {
    case .passed:
      return passedClosing(judgement, step)
    case .policy:
      let rules = Set(judgement.findings.map(\.rule))
      why =
        switch rules {
        case [PolicyRule.stepAttribute.rawValue]:
          "The policy refused it: this step is about leaving that out."
        case [PolicyRule.taskDetached.rawValue], [PolicyRule.sleeping.rawValue]:
          "The policy refused it: this course does without that."
        default: "The policy refused it: the file takes a way around the compiler's checking."
        }
    case .doesNotBuild:
      why =
        "The compiler refused it (\(step.mode.summary)\(step.member == nil ? "; warnings are errors" : "")). Its words are above, unaltered."
    case .gate where judgement.adapterRefusal != nil:
      why =
        "The checks cannot use it: your file builds, but a declaration that the starter had is gone, or has another name or other parameters."
    case .gate where judgement.gates.contains { !$0.passed && $0.kind == .withinBudget }:
      why =
        "The budget refused it: the module builds, and has more findings than this step allows (\(step.mode.summary)). They are above, your file's first."
    case .gate:
      why =
        "A gate refused it: your file builds, but other code cannot use it as it must, or can misuse it."
    case .failed where step.isSuite:
      why =
        "The checks refused it: a suite is right when it passes with every right implementation and catches every wrong one, by an expectation that fails."
    case .crashed where step.isSuite:
      why =
        "The suite trapped, and so none of its other tests could run. What can be nil, #require it."
    case .failed:
      why =
        "The checks refused it: it builds and passes the gates, but does not do what the step asks. The lines with ✗ say where."
    case .crashed:
      why = "The checks could not finish: your code trapped."
    case .timedOut:
      why =
        "The checks were ended: something never finished. Look for an await that nothing resumes, or a loop that nothing ends."
    case .tampered:
      why = "The verdict was withheld: a run counts only when it reports as an honest one does."
    case .skipped:
      return "  Next: \(style.command("reset", step.id)) brings the starter back."
    }
    let reason =
      style.wrap(why, indent: 2)
      + (explained(judgement).map { "\n" + style.dim("  More: ./workshop explain \($0)") }
        ?? "")
    let hint = style.bold(style.command("hint", step.id))
    guard isStarter else { return "\(reason)\n  Next: \(hint)" }
    return """
      \(reason)
        Next: edit the file, then \(style.bold(style.command("check", isNext ? nil : step.id)))
        To predict what happens first: \(style.command("predict", step.id))
        Stuck? \(style.command("hint", step.id))
      """
  }

  /// The diagnostic behind a refusal, where the course explains it: what the compiler says first of the answer
  /// or of a use, or what it should have said of misuse.
  private func explained(_ judgement: Judgement) -> String? {
    let ids: [String]
    switch judgement.status {
    case .doesNotBuild: ids = judgement.diagnostics?.ids ?? []
    case .gate where judgement.adapterRefusal != nil: return nil
    case .gate:
      let refused = judgement.gates.filter { !$0.passed }
      guard let gate = refused.first(where: { $0.kind == .mustCompile }) ?? refused.first else {
        return nil
      }
      switch gate.kind {
      case .withinBudget: ids = [gate.name]
      case .mustNotCompile: ids = Gate.expectedIDs(in: (try? layout.text(gate.path)) ?? "")
      case .mustCompile:
        return (try? DiagnosticGuide(layout))?.entry(forFirstErrorIn: gate.evidence ?? "")?.id
      }
    default: return nil
    }
    let known = Set(layout.diagnosticEntries.map(\.fileStem))
    return ids.first(where: known.contains)
  }

  /// Why is this right too? One accepted alternative, and one mutant that is not enough.
  private func passedClosing(_ judgement: Judgement, _ step: Course.Step) -> String {
    var lines = [style.green("  Passed.")]
    let names = judgement.checks.filter { $0.outcome == .leftOut }.map { "“\($0.name)”" }
    if let count = leftOut(judgement) {
      lines += [
        "",
        style.wrap(
          "Left out: \(count). This machine cannot tell a right answer from a wrong one there; "
            + "Linux can, and so can the dev container. " + names.joined(separator: ", ") + ".",
          indent: 2),
      ]
    }
    let alternative = telling(layout.alternatives(step), step) { AlternativeHeader(firstLine: $0) }
    if let (path, line) = alternative {
      lines += [
        "", style.wrap("Also right; can you say why? \(line.difference)", indent: 2),
        style.cyan("    \(path)"),
      ]
    }
    let mutant = telling(layout.mutants(step), step) { text in
      MutantHeader(firstLine: text).flatMap { [.checks, .gates].contains($0.layer) ? $0 : nil }
    }
    if let (path, header) = mutant {
      lines += [
        "",
        style.wrap(
          "Another answer that looks right, and is refused by the \(header.layer.rawValue): "
            + header.reason, indent: 2),
        style.cyan("    \(path)"),
      ]
    }
    return lines.joined(separator: "\n")
  }

  /// How many checks were left out, in words; nil where none was.
  func leftOut(_ judgement: Judgement) -> String? {
    let count = judgement.checks.count { $0.outcome == .leftOut }
    return count == 0 ? nil : "\(count) \(count == 1 ? "check" : "checks")"
  }

  /// The file that the course names as most telling, or else the first, with what its text says.
  private func telling<Header>(
    _ paths: [String], _ step: Course.Step, header: (String) -> Header?
  ) -> (path: String, header: Header)? {
    func isNamed(_ path: String) -> Bool { step.shows?.contains(path.fileStem) ?? false }
    for path in paths.filter(isNamed) + paths.filter({ !isNamed($0) }) {
      if let header = (try? layout.text(path)).flatMap(header) { return (path, header) }
    }
    return nil
  }
}
