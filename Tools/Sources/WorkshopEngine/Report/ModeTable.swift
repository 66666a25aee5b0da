/// A comparison of modes, for a terminal.
public struct ModeTable: Sendable {
  public var comparison: ModeComparison

  public init(_ comparison: ModeComparison) {
    self.comparison = comparison
  }

  /// A table that fits 80 columns, and below it the ids and what does not fit a cell.
  public func text(_ style: Style) -> String {
    var parts = [table(style)]
    let said = grouped(comparison.rows.filter { !$0.findings.isEmpty }, by: \.findings)
    if !said.isEmpty {
      let lines = said.flatMap { modes, findings -> [String] in
        ["  \(names(modes)):"]
          + findings.map { finding -> String in "    \(finding.words) \(finding.id)" }
      }
      parts.append([style.yellow("What the compiler says")] + lines)
    }
    let printed = grouped(comparison.rows.filter { !fitsCell($0) }, by: \.outcome)
    if !printed.isEmpty {
      let lines = printed.flatMap { modes, outcome -> [String] in
        let words = outcome.words.split(separator: "\n", omittingEmptySubsequences: false)
        return ["  \(names(modes)):"]
          + words.prefix(20).map { line -> String in "    \(line.prefix(200))" }
      }
      parts.append([style.yellow("What it does when it runs")] + lines)
    }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// One line for each mode, and above them what each column holds.
  private func table(_ style: Style) -> [String] {
    let hasProgram = comparison.rows.contains(where: \.isOfProgram)
    var rows = [["mode", "builds", "errors", "warnings"]]
    if hasProgram { rows[0].append("when it runs") }
    for row in comparison.rows {
      var cells = [row.mode.name, row.builds ? "yes" : "no"]
      for isError in [true, false] {
        let counts = row.findings.filter { $0.isError == isError }.map(\.count)
        cells.append(String(counts.reduce(0, +)))
      }
      if hasProgram { cells.append(fitsCell(row) ? row.outcome.words : "see below") }
      rows.append(cells)
    }
    var lines = Style.columns(rows).split(separator: "\n").map(String.init)
    lines[0] = style.bold(lines[0])
    return lines.map { "  \($0)" }
  }

  private func fitsCell(_ row: ModeComparison.Row) -> Bool {
    let words = row.outcome.words
    return words.count <= Self.cellWidth && !words.contains("\n")
  }

  /// What is left of 80 columns beside the other cells.
  private static let cellWidth = 26

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
