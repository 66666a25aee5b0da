import Foundation

/// What a learner's suite has proven, and one implementation that it has not.
extension JudgementReport {
  func suiteDetails(_ judgement: Judgement) -> String {
    let right = judgement.checks.filter { $0.name.hasPrefix(SuiteImplementation.rightPrefix) }
    let wrong = judgement.checks.filter { $0.name.hasPrefix(SuiteImplementation.wrongPrefix) }
    return [rightDetails(right), wrongDetails(wrong)].joined(separator: "\n")
      + ((judgement.explanation ?? "").contains(SuiteRecord.noTest)
        ? "\n\n  \(SuiteRecord.noTest)" : "")
  }

  private func rightDetails(_ checks: [Judgement.CheckResult]) -> String {
    let failed = checks.filter { $0.outcome != .passed }
    guard !failed.isEmpty else {
      return style.green("  ✓ ") + "It passes with all \(checks.count) right implementations."
    }
    var lines = [
      style.red("  ✗ ")
        + style.bold("It fails with \(failed.count) of \(checks.count) right implementations.")
    ]
    for check in failed.prefix(1) {
      lines.append(
        style.wrap(
          (failed.count == 1 ? "This one: " : "One of them: ") + words(of: check) + ".", indent: 6))
      for issue in check.issues.prefix(3) {
        lines += issue.comments.map { style.wrap($0, indent: 8) }
        let place = issue.place.map { "  (\($0))" } ?? ""
        lines.append(
          style.dim(
            style.wrap(issue.text.withoutControlCharacters() + place, indent: 8, hanging: 2)))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func wrongDetails(_ checks: [Judgement.CheckResult]) -> String {
    let gone = checks.filter { $0.outcome != .passed }
    let tally = "It caught \(checks.count - gone.count) of \(checks.count) wrong implementations."
    // Where more can be said than that all tests pass, that is what to mend first.
    let telling = gone.first { $0.issues.first?.text != SuiteRecord.allPass }
    guard let one = telling ?? gone.first else { return style.green("  ✓ ") + tally }
    var lines = [style.red("  ✗ ") + style.bold(tally)]
    lines.append(
      style.wrap(
        (gone.count == 1 ? "This one got away: " : "One that got away: ") + words(of: one) + ".",
        indent: 6))
    for issue in one.issues.prefix(1) {
      lines += ([issue.text] + issue.comments).map {
        style.dim(style.wrap($0.withoutControlCharacters(), indent: 8))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What is said of an implementation, without the word for its kind.
  private func words(of check: Judgement.CheckResult) -> String {
    String(check.name.drop { $0 != " " }.dropFirst())
  }
}
