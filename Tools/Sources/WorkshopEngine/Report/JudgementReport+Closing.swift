import Foundation
import WorkshopPolicy

/// Which layer refused and why, and what to do next.
extension JudgementReport {
  func closing(
    _ judgement: Judgement, _ step: Course.Step, _ isStarter: Bool, _ isNext: Bool,
    _ isWatched: Bool
  ) -> String {
    let why: String
    switch judgement.status {
    case .passed:
      return passedClosing(judgement, step)
    case .policy:
      let rules = Set(judgement.findings.map(\.rule))
      why =
        switch rules {
        case [PolicyRule.stepAttribute.rawValue]:
          layout.words(.refusedStepAttribute)
        case [PolicyRule.taskDetached.rawValue], [PolicyRule.sleeping.rawValue]:
          layout.words(.refusedWithout)
        default: layout.words(.refusedByPolicy)
        }
    case .doesNotBuild:
      let mode = step.mode.summary + (step.member == nil ? "; warnings are errors" : "")
      why = layout.words(.refusedByCompiler, mode: mode)
    case .gate where judgement.adapterRefusal != nil:
      why = layout.words(.refusedByUse)
    case .gate where judgement.gates.contains { !$0.passed && $0.kind == .withinBudget }:
      why = layout.words(.refusedByBudget, mode: step.mode.summary)
    case .gate:
      why = layout.words(.refusedByGate)
    case .failed where step.isSuite:
      why = layout.words(.suiteRefused)
    case .crashed where step.isSuite:
      why = layout.words(.suiteTrapped)
    case .failed:
      why = layout.words(.refusedByChecks)
    case .crashed:
      why = layout.words(.crashed)
    case .timedOut:
      why = layout.words(.timedOut)
    case .tampered:
      why = layout.words(.tampered)
    case .skipped:
      return "  Next: \(style.command("reset", step.id)) brings the starter back."
    }
    let reason =
      style.wrap(why, indent: 2)
      + (explained(judgement).map {
        "\n" + style.dim("  \(layout.words(.more)) ./workshop explain \($0)")
      }
        ?? "")
    // The file is being edited, and `watching` names the hint.
    if isWatched { return reason }
    let hint = style.command("hint", step.id)
    guard isStarter else {
      return "\(reason)\n\(style.line(layout.words(.next), style.bold(hint)))"
    }
    let check = style.bold(style.command("check", isNext ? nil : step.id))
    return [
      reason, style.line(layout.words(.nextEdit), check),
      style.line(layout.words(.predict), style.command("predict", step.id)),
      style.line(layout.words(.stuck), hint),
    ].joined(separator: "\n")
  }

  /// What stands below a verdict while a file is watched.
  ///
  /// - Parameter time: When it was judged.
  public func watching(_ step: Course.Step, answer: String, at time: String) -> String {
    style.dim(
      """
        Judged at \(time). Watching for the next save of
        \(answer)
      \(style.line("For a hint, in another window:", style.command("hint", step.id)))
        Ctrl-C ends.
      """)
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
    var lines = [style.green("  \(layout.words(.passed))")]
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
    let turns = [alternative?.path, mutant?.path].compactMap { $0 }
      .filter { $0.hasSuffix(".turn") }
    if !turns.isEmpty {
      let what = turns.count == 1 ? "The .turn file holds" : "The .turn files hold"
      let words = "\(what) only what stands under “Your turn”. To see the whole file:"
      lines += ["", style.wrap(words, indent: 2)]
      lines += turns.map { style.cyan("    \(style.program) answer \(step.id) \($0.fileStem)") }
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
