import Foundation
import WorkshopPolicy

/// What the refusing layer said.
extension JudgementReport {
  func details(_ judgement: Judgement) -> String {
    switch judgement.status {
    case .passed: ""
    case .policy: policyDetails(judgement.findings)
    case .doesNotBuild:
      (judgement.diagnostics?.text ?? "").trimmingCharacters(in: .newlines)
        .withoutControlCharacters(keepingColour: style.colour)
    case .gate:
      judgement.adapterRefusal.map(adapterDetails)
        ?? gateDetails(judgement.gates.filter { !$0.passed })
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
        let lines = findings.map { String($0.line) }.joined(separator: ", ")
        let word = findings.count == 1 ? "line" : "lines"
        return "      \(style.red(text.withoutControlCharacters()))  \(word) \(lines)"
      }
      let reason = style.wrap("\(style.red("✗")) \(findings[0].reason)", indent: 2, hanging: 2)
      return ([reason] + places).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// Where something that must compile does not, misuse cannot be told from it: that comes later.
  private func gateDetails(_ refused: [Judgement.GateResult]) -> String {
    let uses = refused.filter { $0.kind != .mustNotCompile }
    let shown = uses.isEmpty ? refused : uses
    var parts = shown.enumerated().map { index, gate in
      gateDetails(gate, withEvidence: index < Self.evidencesShown)
    }
    if shown.count < refused.count {
      let count = refused.count - shown.count
      parts.append(
        style.dim(
          "  \(count) more \(count == 1 ? "gate" : "gates") can be judged once this compiles."))
    }
    return parts.joined(separator: "\n\n")
  }

  /// For how many gates the compiler's words are shown: what it says of the others is much the same.
  private static let evidencesShown = 2
  /// How many lines of them.
  private static let linesShown = 24
  /// How many places of what a budget counts.
  private static let placesShown = 10

  private func adapterDetails(_ words: String) -> String {
    let purpose = style.wrap(
      "\(style.red("✗")) This has to work, and does not: \(Judgement.adapterPurpose)", indent: 2,
      hanging: 2)
    let whose = style.dim(
      "  These lines connect the checks with your file. What has to change is in your file.")
    return "\(purpose)\n\n\(shortened(words))\n\n\(whose)"
  }

  private func gateDetails(_ gate: Judgement.GateResult, withEvidence: Bool) -> String {
    let heading =
      switch gate.kind {
      case .mustCompile: "This has to compile, and does not:"
      case .mustNotCompile where gate.isRefusedOtherwise == true:
        "This has to be refused for its own reason, and is refused for another:"
      case .mustNotCompile: "This has to be refused, and compiles:"
      case .withinBudget: "The module has more findings than this step's budget has room for:"
      }
    let purpose = style.wrap("\(style.red("✗")) \(heading) \(gate.purpose)", indent: 2, hanging: 2)
    if gate.kind == .withinBudget {
      return withEvidence
        ? "\(purpose)\n\n\(shortened(gate.evidence ?? "", to: Self.placesShown))" : purpose
    }
    let place = style.dim("  gate: \(gate.path)")
    guard withEvidence else { return "\(purpose)\n\(place)" }
    let evidence = shortened(gate.evidence ?? "")
    let isCode = gate.isRefusedOtherwise == false
    let whose = style.dim("  These lines are the gate's. What has to change is in your file.")
    return "\(purpose)\n\n\(isCode ? style.cyan(evidence).indented(by: 6) : evidence)\n\n"
      + (isCode ? "" : "\(whose)\n") + place
  }

  /// The compiler's words, as many as a person reads.
  private func shortened(_ words: String, to limit: Int = linesShown) -> String {
    var lines = words.trimmingCharacters(in: .newlines).withoutControlCharacters()
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count > limit + 4 {
      let more = lines.count - limit
      lines = Array(lines.prefix(limit)) + [style.dim("  … \(more) more lines")]
    }
    return lines.joined(separator: "\n")
  }

  private func checkDetails(_ checks: [Judgement.CheckResult]) -> String {
    var legends = Set<String>()
    var pictures = 0
    var leftOut = 0
    let lines = checks.map { check in
      guard check.outcome != .passed else { return title(style.green("✓"), check.name) }
      guard check.outcome != .leftOut else {
        return title(style.dim("–"), check.name) + style.dim("\n      left out on this machine")
      }
      var lines = [title(style.red("✗"), style.bold(check.name))]
      // One failing case tells the story; the others of the same place tell it again.
      let places = Set(check.issues.map(\.place))
      let shown = check.issues.filter { issue in
        issue == check.issues.first { $0.place == issue.place }
      }.prefix(3)
      for var issue in shown {
        if issue.comments.contains(where: hasPicture) {
          pictures += 1
          if pictures > Self.picturesShown {
            issue.comments = issue.comments.map(withoutPicture)
            leftOut += 1
          }
        }
        lines += issueLines(issue, legends: &legends)
      }
      let more = check.issues.count - shown.count
      if more > 0 {
        let what = places.count == shown.count ? "more like it" : "more"
        lines.append(style.dim("      … and \(more) \(what)"))
      }
      if check.outcome != .failed { lines.append("      \(check.outcome.rawValue)") }
      return lines.joined(separator: "\n")
    }
    let rest =
      "\n  … \(leftOut) more \(leftOut == 1 ? "picture" : "pictures"), once these are right"
    return lines.joined(separator: "\n") + (leftOut > 0 ? style.dim(rest) : "")
  }

  /// A long name goes on below its first word.
  private func title(_ mark: String, _ name: String) -> String {
    style.wrap("\(mark) \(name)", indent: 2, hanging: 2)
  }

  /// How many interleavings are drawn: a learner stops reading after the second.
  private static let picturesShown = 2

  private func hasPicture(_ comment: String) -> Bool { comment.contains(" | ") }

  /// The words before an interleaving.
  private func withoutPicture(_ comment: String) -> String {
    comment.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.contains(" | ") && !$0.hasPrefix("Time runs from left to right") }
      .joined(separator: "\n")
  }

  /// What it means first, then what was compared.
  private func issueLines(_ issue: Judgement.Issue, legends: inout Set<String>) -> [String] {
    let isDifference = { (text: String) in
      text.hasPrefix("inserted [") || text.hasPrefix("removed [")
    }
    let meanings = issue.comments.filter { !isDifference($0) }
    let place = issue.place.map { "  (\($0.withoutControlCharacters()))" } ?? ""
    let text = Self.readable(issue.text.withoutControlCharacters())
    let compared = style.wrap(text + place, indent: 6, hanging: 2)
    // Without values to see, “Expectation failed: stopped” adds nothing to what it means.
    let hasValues = text.contains(" → ") && !text.contains("<not evaluated>")
    return meanings.map { meaning($0.withoutControlCharacters(), legends: &legends) }
      + (meanings.isEmpty || hasValues ? [style.dim(compared)] : [])
  }

  /// What was compared, without the places in memory that Swift names private types by, and cut at
  /// the length that a learner still reads.
  private static func readable(_ text: String) -> String {
    let text = text.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    let limit = 300
    guard text.count > limit + 40 else { return text }
    return "\(text.prefix(limit)) … and \(text.count - limit) more characters"
  }

  /// A check's own words: prose wrapped, and the rows of an interleaving as they stand. A picture's
  /// legend is shown once.
  private func meaning(_ comment: String, legends: inout Set<String>) -> String {
    var lines: [String] = []
    for line in comment.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.contains(" | ") {
        lines.append("      " + style.cyan(line))
      } else if line.hasPrefix("Time runs from left to right") {
        if legends.insert(line).inserted { lines.append(style.dim(style.wrap(line, indent: 6))) }
      } else {
        lines.append(style.wrap(line, indent: 6))
      }
    }
    return lines.joined(separator: "\n")
  }

  func printed(_ text: String) -> String {
    let lines = text.withoutControlCharacters()
      .split(separator: "\n", omittingEmptySubsequences: false)
    var shown = [style.dim("  Your code printed:")]
    shown += lines.prefix(12).map { "      \($0.prefix(200))" }
    if lines.count > 12 { shown.append(style.dim("      … and \(lines.count - 12) more lines")) }
    return shown.joined(separator: "\n")
  }
}
