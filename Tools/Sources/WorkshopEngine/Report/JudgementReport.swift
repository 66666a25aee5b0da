import Foundation

/// A judgement in words for a learner.
public struct JudgementReport: Sendable {
  let layout: CourseLayout
  let style: Style

  public init(layout: CourseLayout, style: Style) {
    self.layout = layout
    self.style = style
  }

  /// One line: the verdict, the step, what happened.
  public func summary(_ judgement: Judgement, of step: Course.Step) -> String {
    let mark = judgement.status == .passed ? style.green("✓") : style.red("✗")
    let id = style.bold(
      step.id.padding(toLength: max(28, step.id.count), withPad: " ", startingAt: 0))
    return "\(mark) \(id) \(outcome(judgement))"
  }

  /// Everything a learner needs for the next edit.
  public func full(
    _ judgement: Judgement, of step: Course.Step, answer: String, isStarter: Bool
  ) -> String {
    let stage = layout.course.stage(of: step)
    var parts = [
      "\(style.bold(step.title))  \(style.dim("stage \(stage.number), \(stage.title) · \(step.mode.rawValue) mode"))",
      style.cyan(answer),
      "",
      layers(judgement, step),
    ]
    if isStarter, judgement.status != .passed {
      parts += [
        "",
        style.wrap(
          "This is the starter, as it came: it is meant to be refused, like this.", indent: 2),
      ]
    }
    let details = details(judgement)
    if !details.isEmpty { parts += ["", details] }
    if let printed = judgement.printed, judgement.status != .passed {
      let lines = printed.withoutControlCharacters().split(
        separator: "\n", omittingEmptySubsequences: false)
      parts += [
        "", style.dim("  Your code printed:"),
        lines.prefix(12).joined(separator: "\n").indented(by: 6),
      ]
      if lines.count > 12 { parts.append(style.dim("      … and \(lines.count - 12) more lines")) }
    }
    parts += ["", closing(judgement, step)]
    return parts.joined(separator: "\n")
  }

  private func layers(_ judgement: Judgement, _ step: Course.Step) -> String {
    let order = Judgement.Layer.allCases
    let refusing = judgement.refusingLayer.flatMap(order.firstIndex(of:)) ?? order.count
    if judgement.status == .skipped { return "  \(style.yellow("– not judged"))" }
    let words = order.enumerated().map { index, layer in
      let count =
        switch layer {
        case .policy, .build: ""
        case .gates:
          judgement.gates.isEmpty
            ? "" : " \(judgement.gates.count(where: \.passed))/\(judgement.gates.count)"
        case .checks:
          judgement.checks.isEmpty
            ? ""
            : " \(judgement.checks.count { $0.outcome == .passed })/\(judgement.checks.count)"
        }
      if index < refusing { return style.green("✓ \(layer.rawValue)\(count)") }
      if index == refusing { return style.red("✗ \(layer.rawValue)\(count)") }
      return style.dim("· \(layer.rawValue)")
    }
    return "  " + words.joined(separator: "   ")
  }

  private func details(_ judgement: Judgement) -> String {
    switch judgement.status {
    case .passed: ""
    case .policy: policyDetails(judgement.findings)
    case .doesNotBuild:
      (judgement.diagnostics?.text ?? "").trimmingCharacters(in: .newlines)
        .withoutControlCharacters(keepingColour: style.colour)
    case .gate: judgement.gates.filter { !$0.passed }.map(gateDetails).joined(separator: "\n\n")
    case .failed: checkDetails(judgement.checks)
    case .crashed, .timedOut, .tampered, .skipped:
      style.wrap((judgement.explanation ?? "").withoutControlCharacters(), indent: 2)
    }
  }

  /// One paragraph a rule, and one line for all places with the same words.
  private func policyDetails(_ findings: [PolicyFinding]) -> String {
    let byRule = Dictionary(grouping: findings, by: \.rule)
      .sorted { ($0.value[0].line, $0.key) < ($1.value[0].line, $1.key) }
    return byRule.map { _, findings in
      let byText = Dictionary(grouping: findings, by: \.text)
        .sorted { $0.value[0].line < $1.value[0].line }
      let places = byText.map { text, findings in
        let lines = findings.map { String($0.line) }
        let place = lines.count == 1 ? "line \(lines[0])" : "lines \(lines.joined(separator: ", "))"
        return "      \(style.red(text.withoutControlCharacters()))  \(place)"
      }
      return
        ([style.wrap("\(style.red("✗")) \(findings[0].reason)", indent: 2, hanging: 2)] + places)
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private func gateDetails(_ gate: Judgement.GateResult) -> String {
    let heading =
      switch gate.kind {
      case .mustCompile: "This has to compile, and does not:"
      case .mustNotCompile: "This has to be refused, and compiles:"
      }
    let purpose = style.wrap("\(style.red("✗")) \(heading) \(gate.purpose)", indent: 2, hanging: 2)
    let evidence = (gate.evidence ?? "").trimmingCharacters(in: .newlines)
      .withoutControlCharacters()
    return "\(purpose)\n\n\(evidence.indented(by: gate.kind == .mustNotCompile ? 6 : 0))\n\n"
      + style.dim("  gate: \(gate.path)")
  }

  private func checkDetails(_ checks: [Judgement.CheckResult]) -> String {
    checks.map { check in
      guard check.outcome != .passed else { return style.green("  ✓ ") + check.name }
      var lines = [style.red("  ✗ ") + style.bold(check.name)]
      for issue in check.issues {
        lines += issue.comments.map { meaning($0.withoutControlCharacters()) }
        let place = issue.line.map { "  (Checks.swift:\($0))" } ?? ""
        lines.append(style.dim((issue.text.withoutControlCharacters() + place).indented(by: 6)))
      }
      if check.outcome != .failed { lines.append("      \(check.outcome.rawValue)") }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// A check's own words: prose wrapped, and the rows of an interleaving as they stand.
  private func meaning(_ comment: String) -> String {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.map { line in
      line.contains(" | ") ? "      " + style.cyan(line) : style.wrap(line, indent: 6)
    }.joined(separator: "\n")
  }

  private func outcome(_ judgement: Judgement) -> String {
    switch judgement.status {
    case .passed: "passed"
    case .policy:
      "refused by policy: \(judgement.findings.first?.text.withoutControlCharacters() ?? "")"
    case .doesNotBuild: "does not build"
    case .gate:
      "refused by a gate: \(judgement.gates.first { !$0.passed }?.name ?? "")"
    case .failed:
      "\(judgement.checks.count { $0.outcome != .passed }) of \(judgement.checks.count) checks failed"
    case .crashed: "crashed"
    case .timedOut: "did not end in time"
    case .tampered: "the run cannot be trusted"
    case .skipped: "not judged"
    }
  }

  private func closing(_ judgement: Judgement, _ step: Course.Step) -> String {
    let why: String
    switch judgement.status {
    case .passed:
      return passedClosing(step)
    case .policy:
      why = "The policy refused it: the file takes a way out that this step is meant to do without."
    case .doesNotBuild:
      why =
        "The compiler refused it (\(step.mode.summary); warnings are errors). Its words are above, unaltered."
    case .gate:
      why =
        "A gate refused it: your file builds, but other code cannot use it as it must, or can misuse it."
    case .failed:
      why =
        "The checks refused it: it builds and is isolated as it should be, but behaves differently."
    case .crashed:
      why = "The checks could not finish: your code trapped."
    case .timedOut:
      why =
        "The checks were ended: something never finished. Look for an await that nothing resumes."
    case .tampered:
      why = "The verdict was withheld: a run counts only when it reports as an honest one does."
    case .skipped:
      return "  Next: ./workshop reset \(step.id) brings the starter back."
    }
    return style.wrap(why, indent: 2) + "\n  Next: \(style.bold("./workshop hint \(step.id)"))"
  }

  /// Why is this right too? One accepted alternative, and one mutant that is not enough.
  private func passedClosing(_ step: Course.Step) -> String {
    var lines: [String] = []
    if let path = layout.alternatives(step).first, let line = firstComment(path, after: "differs:")
    {
      lines += [
        style.wrap("Why is this right too? It differs: \(line)", indent: 2),
        style.cyan("    \(path)"),
      ]
    }
    let mutants = layout.mutants(step).compactMap { path in
      MutantHeader(firstLine: (try? layout.text(path)) ?? "").map { (path, $0) }
    }
    let instructive =
      mutants.first { $0.1.layer == .checks } ?? mutants.first { $0.1.layer == .gates }
    if let (path, header) = instructive {
      if !lines.isEmpty { lines.append("") }
      lines += [
        style.wrap(
          "Not enough, and refused by its \(header.layer.rawValue): \(header.reason)", indent: 2),
        style.cyan("    \(path)"),
      ]
    }
    return lines.joined(separator: "\n")
  }

  private func firstComment(_ path: String, after mark: String) -> String? {
    guard let line = try? layout.text(path).split(separator: "\n").first,
      let range = line.range(of: mark)
    else { return nil }
    return line[range.upperBound...].trimmingCharacters(in: .whitespaces)
  }
}

/// The first line of a mutant: which layer refuses it, and why someone would write it.
public struct MutantHeader: Sendable, Equatable {
  public var layer: Judgement.Layer
  public var reason: String

  /// Reads `// refused by: checks — reason`, or nil.
  public init?(firstLine text: String) {
    guard let line = text.split(separator: "\n", maxSplits: 1).first,
      let match = line.wholeMatch(of: /\/\/ refused by: (\w+) — (.+)/),
      let layer = Judgement.Layer(rawValue: String(match.1))
    else { return nil }
    self.layer = layer
    reason = String(match.2)
  }
}
