extension ModeComparison {
  /// A table in Markdown for a page, one row a mode.
  public var markdown: String {
    let hasProgram = rows.contains(where: \.isOfProgram)
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    let head = ["mode", "the compiler says"] + (hasProgram ? ["when it runs"] : [])
    let lines = rows.map { row in
      let said = row.findings.map { "\($0.words) `\($0.id)`" }
      let cells = [row.mode.name, said.isEmpty ? "nothing" : said.joined(separator: ", ")]
      return line(cells + (hasProgram ? [row.outcome.markdown] : []))
    }
    return ([line(head), line(head.map { _ in "---" })] + lines).joined(separator: "\n")
  }
}

extension ModeComparison.Row {
  var isOfProgram: Bool {
    switch outcome {
    case .doesNotBuild, .isNoProgram: false
    case .printed, .trapped, .ended, .refused: true
    }
  }
}

extension ModeComparison.Finding {
  /// How many there are, without the id.
  var words: String { "\(count) \(isError ? "error" : "warning")\(count == 1 ? "" : "s")" }
}

extension ModeComparison.Outcome {
  /// Nothing for a program that did not run.
  var words: String {
    switch self {
    case .doesNotBuild, .isNoProgram: ""
    case .printed(let text): text.isEmpty ? "prints nothing" : text
    case .trapped: "traps"
    case .ended(let how): how
    case .refused(let rule): "not run: policy, \(rule)"
    }
  }

  fileprivate var markdown: String {
    guard case .printed(let text) = self, !text.isEmpty else { return words }
    return text.split(separator: "\n").map { "`\($0)`" }.joined(separator: ", ")
  }
}
