/// A comparison of modes, for a terminal and for a page.
public struct ModeTable: Sendable {
  public var comparison: ModeComparison

  public init(_ comparison: ModeComparison) {
    self.comparison = comparison
  }

  /// A table that fits 80 columns, and below it the ids and what does not fit a cell.
  public func text(_ style: Style) -> String {
    let hasProgram = comparison.rows.contains(where: \.isOfProgram)
    var rows = [["mode", "builds", "errors", "warnings"] + (hasProgram ? ["when it runs"] : [])]
    for row in comparison.rows {
      let counts = [true, false].map { isError in
        "\(row.findings.filter { $0.isError == isError }.map(\.count).reduce(0, +))"
      }
      let ran = row.outcome.words
      let fits = ran.count <= Self.cellWidth && !ran.contains("\n")
      rows.append(
        [row.mode.name, row.builds ? "yes" : "no"] + counts
          + (hasProgram ? [fits ? ran : "see below"] : []))
    }
    let lines = Style.columns(rows).split(separator: "\n").map(String.init)
    var parts = [([style.bold(lines[0])] + lines.dropFirst()).map { "  \($0)" }]
    let said = grouped(comparison.rows.filter { !$0.findings.isEmpty }, by: \.findings)
    if !said.isEmpty {
      parts.append(
        [style.yellow("What the compiler says")]
          + said.flatMap { modes, findings in
            ["  \(names(modes)):"]
              + findings.map { "    \(Self.words(of: $0)) \($0.id)" }
          })
    }
    let long = comparison.rows.filter {
      $0.outcome.words.count > Self.cellWidth || $0.outcome.words.contains("\n")
    }
    let printed = grouped(long, by: \.outcome)
    if !printed.isEmpty {
      parts.append(
        [style.yellow("What it does when it runs")]
          + printed.flatMap { modes, outcome in
            ["  \(names(modes)):"]
              + outcome.words.split(separator: "\n", omittingEmptySubsequences: false)
              .prefix(20).map { "    \($0.prefix(200))" }
          })
    }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// The same as a table in Markdown, one row a mode.
  public var markdown: String {
    let hasProgram = comparison.rows.contains(where: \.isOfProgram)
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    let head = ["mode", "the compiler says"] + (hasProgram ? ["when it runs"] : [])
    return
      ([line(head), line(head.map { _ in "---" })]
      + comparison.rows.map { row in
        let said = row.findings.map { "\(Self.words(of: $0)) `\($0.id)`" }
        let ran = row.outcome.words.split(separator: "\n").map { "`\($0)`" }
        let isOutput = if case .printed = row.outcome { true } else { false }
        return line(
          [row.mode.name, said.isEmpty ? "nothing" : said.joined(separator: ", ")]
            + (hasProgram
              ? [isOutput ? ran.joined(separator: ", ") : row.outcome.words] : []))
      }).joined(separator: "\n")
  }

  /// What is left of 80 columns beside the other cells.
  private static let cellWidth = 26

  private static func words(of finding: ModeComparison.Finding) -> String {
    "\(finding.count) \(finding.isError ? "error" : "warning")\(finding.count == 1 ? "" : "s")"
  }

  private func names(_ modes: [IsolationMode]) -> String {
    modes.map(\.name).joined(separator: "; ")
  }

  /// Rows with the same value once, under all their modes.
  private func grouped<Value: Equatable>(
    _ rows: [ModeComparison.Row], by value: (ModeComparison.Row) -> Value
  ) -> [(modes: [IsolationMode], value: Value)] {
    var groups: [(modes: [IsolationMode], value: Value)] = []
    for row in rows {
      if let index = groups.firstIndex(where: { $0.value == value(row) }) {
        groups[index].modes.append(row.mode)
      } else {
        groups.append(([row.mode], value(row)))
      }
    }
    return groups
  }
}

extension ModeComparison.Row {
  fileprivate var isOfProgram: Bool {
    switch outcome {
    case .doesNotBuild, .isNoProgram: false
    case .printed, .trapped, .ended, .refused: true
    }
  }
}

extension ModeComparison.Outcome {
  /// Nothing for what did not run.
  fileprivate var words: String {
    switch self {
    case .doesNotBuild, .isNoProgram: ""
    case .printed(let text): text.isEmpty ? "prints nothing" : text
    case .trapped: "traps"
    case .ended(let how): how
    case .refused(let rule): "not run: policy, \(rule)"
    }
  }
}
