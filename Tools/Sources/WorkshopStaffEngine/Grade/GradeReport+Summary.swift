import WorkshopEngine

extension GradeReport {
  /// The report as Markdown for the page of a job, in words of the course's alone: nothing that
  /// a student's code said stands in it.
  public var summary: String {
    var lines = [
      "# \(course.title.escapedForMarkdown)", "",
      "**\(totals.passed) of \(totals.steps) steps passed, \(totals.points) of \(totals.maxPoints) points**",
      "", "| stage | passed | points |", "| --- | --- | --- |",
    ]
    lines += stages.map { stage in
      "| \(stage.number) \(stage.title) | \(stage.totals.passed) of \(stage.totals.steps) "
        + "| \(stage.totals.points) of \(stage.totals.maxPoints) |"
    }
    for stage in stages {
      lines += ["", "## Stage \(stage.number): \(stage.title)", ""]
      lines += ["| step | status | points | why |", "| --- | --- | --- | --- |"]
      lines += steps.filter { $0.stage == stage.number }.map { step in
        "| \(step.title) | \(step.statusInWords) | \(step.points) of \(step.maxPoints) "
          + "| \(step.whyInACell) |"
      }
    }
    if let warning = confinement.warning { lines += ["", "> ⚠️ \(warning.escapedForMarkdown)"] }
    lines += ["", "Judged by \(toolchain.escapedForMarkdown), course \(course.digest.prefix(12))."]
    if let gradedAt { lines[lines.count - 1] += " Graded at \(gradedAt.escapedForMarkdown)." }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension GradeReport.StepReport {
  fileprivate var statusInWords: String {
    switch status {
    case .passed: "✅ passed"
    case .skipped: "➖ not judged"
    case .policy: "❌ refused by policy"
    case .doesNotBuild: "❌ does not build"
    case .gate: "❌ refused by a gate"
    case .failed: "❌ a check failed"
    case .crashed: "❌ crashed"
    case .timedOut: "❌ did not end in time"
    case .tampered: "❌ the run cannot be trusted"
    }
  }

  fileprivate var whyInACell: String {
    if isStarter, status != .passed { return "the starter, as it came" }
    let shown = why.prefix(3).map(\.escapedForMarkdown).joined(separator: "; ")
    return why.count > 3 ? "\(shown); and \(why.count - 3) more" : shown
  }
}

extension String {
  /// Text that a cell of a table shows as it is.
  fileprivate var escapedForMarkdown: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\r": result += " "
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "!", "~", "@": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
