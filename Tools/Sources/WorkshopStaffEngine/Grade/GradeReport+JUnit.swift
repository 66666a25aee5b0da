import WorkshopEngine

extension GradeReport {
  /// The report as JUnit XML: a suite for each stage, a test case for each step.
  ///
  /// Source: the schema that Jenkins publishes (junit-10.xsd), which GitLab and others read too.
  public var junit: String {
    func attribute(_ text: String) -> String { "\"\(text.escapedForXML)\"" }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let failed = steps.count { $0.status != .passed && $0.status != .skipped }
    let skipped = steps.count { $0.status == .skipped }
    lines.append(
      "<testsuites name=\(attribute(course.title)) tests=\"\(steps.count)\" "
        + "failures=\"\(failed)\" skipped=\"\(skipped)\">")
    for stage in stages {
      let own = steps.filter { $0.stage == stage.number }
      lines.append(
        "  <testsuite name=\(attribute("Stage \(stage.number): \(stage.title)")) "
          + "tests=\"\(own.count)\" "
          + "failures=\"\(own.count { $0.status != .passed && $0.status != .skipped })\" "
          + "skipped=\"\(own.count { $0.status == .skipped })\">")
      for step in own {
        let head =
          "    <testcase classname=\(attribute(stage.name)) name=\(attribute(step.id))"
        switch step.status {
        case .passed:
          lines.append("\(head)/>")
        case .skipped:
          let message = attribute(step.details.first ?? step.status.rawValue)
          lines += ["\(head)>", "      <skipped message=\(message)/>", "    </testcase>"]
        default:
          let message = attribute(step.outcome)
          lines += [
            "\(head)>",
            "      <failure type=\(attribute(step.status.rawValue)) message=\(message)>",
            step.details.joined(separator: "\n\n").escapedForXML + "</failure>", "    </testcase>",
          ]
        }
      }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }
}

extension GradeReport.StepReport {
  /// The status and its first reason in one line, in words of the course and the compiler.
  public var outcome: String {
    guard let first = why.first else { return status.rawValue }
    let rest = why.count == 1 ? "" : " (and \(why.count - 1) more)"
    return "\(status.rawValue): \(first)\(rest)"
  }

  /// What refused, for people: nothing in it is a student's.
  var why: [String] {
    switch status {
    case .passed: []
    // In the judge's own words: there is no file, or none that may be judged.
    case .skipped: Array(details.prefix(1))
    case .gate where gates.allSatisfy(\.passed): [Judgement.adapterPurpose]
    case .gate: gates.filter { !$0.passed }.map { $0.purpose }
    default: reasons
    }
  }
}
