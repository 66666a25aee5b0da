import WorkshopDigest
import WorkshopEngine
import WorkshopPolicy

extension GradeReport.StepReport {
  /// - Parameters:
  ///   - source: What was judged; nil where there was nothing.
  ///   - starter: The judgement of the untouched starter.
  init(
    _ judgement: Judgement, of step: Course.Step, in stage: Course.Stage, source: String?,
    starter: Judgement, isStarter: Bool
  ) {
    id = step.id
    self.stage = stage.number
    title = step.title
    status = judgement.status
    points = Points.of(judgement, besides: starter)
    maxPoints = Points.maximum
    refusedBy = judgement.refusingLayer
    reasons = judgement.status == .passed ? [] : judgement.reasons.map { $0.tame(limit: 200) }
    self.isStarter = isStarter
    gates = judgement.gates.map { .init(name: $0.name, purpose: $0.purpose, passed: $0.passed) }
    checks = judgement.checks.map { .init(id: $0.id, name: $0.name, outcome: $0.outcome) }
    details = judgement.status == .passed ? [] : judgement.details
    file = source.map {
      .init(
        path: "\(stage.folder)/\(step.fileStem).swift", bytes: $0.utf8.count, sha256: sha256($0))
    }
  }
}

extension Judgement {
  /// At most twelve short texts about what refused.
  fileprivate var details: [String] {
    let findings = findings.map { "line \($0.line): \($0.text): \($0.reason)" }
    let gates = gates.filter { !$0.passed }.map { gate in
      "\(gate.kind.rawValue): \(gate.purpose)\(gate.evidence.map { "\n\($0)" } ?? "")"
    }
    let issues = checks.flatMap { check in
      check.issues.map { "“\(check.name)”: " + ([$0.text] + $0.comments).joined(separator: "\n") }
    }
    let adapter = adapterRefusal.map { "must compile: \(Self.adapterPurpose)\n\($0)" }
    let all =
      [explanation, diagnostics?.text, adapter].compactMap(\.self) + findings + gates + issues
    return all.prefix(12).map { $0.tame(limit: 2000) }
  }
}

extension String {
  /// The text, cut, without control characters: text of a student's code does no harm to its reader.
  ///
  /// - Parameter limit: Bytes of UTF-8.
  func tame(limit: Int) -> String {
    cut(toBytes: limit).withoutControlCharacters().withoutCommands()
  }

  /// The text without lines that a CI system takes for commands, where it prints a report: GitHub's `::name::`,
  /// with blanks in front or without, and the `##[name]` and `##name[` of several.
  func withoutCommands() -> String {
    guard contains("::") || contains("##") else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = line.drop(while: \.isWhitespace)
      return (text.hasPrefix("::") ? line.prefix(line.count - text.count) + "\\" + text : line)
        .replacing(/#(?=#)/, with: "# ")
    }.joined(separator: "\n")
  }
}
