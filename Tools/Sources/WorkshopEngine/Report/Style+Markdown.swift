import Foundation

extension Style {
  /// What a list's item begins with.
  private static var itemMark: Regex<Substring> { /(?:-|[0-9]+\.)[ ]/ }

  /// Markdown as a terminal shows it: prose wrapped, code as it stands and set off.
  public func rendered(markdown: String, indent: Int) -> String {
    var blocks: [String] = []
    var paragraph: [String] = []
    var inFence = false
    func flush() {
      if !paragraph.isEmpty {
        let mark = paragraph[0].prefixMatch(of: Self.itemMark)?.output.count ?? 0
        blocks.append(
          wrap(paragraph.joined(separator: " "), indent: indent, hanging: mark))
      }
      paragraph = []
    }
    var table: [String] = []
    for line in MarkdownFile(markdown).lines + [""] {
      if !inFence, line.hasPrefix("|") {
        if table.isEmpty { flush() }
        table.append(line)
        continue
      }
      if !table.isEmpty {
        blocks.append(rendered(table: table, indent: indent))
        table = []
      }
      if line.hasPrefix("```") {
        flush()
        inFence.toggle()
      } else if inFence {
        blocks.append(line.isEmpty ? "" : String(repeating: " ", count: indent + 2) + cyan(line))
      } else if line.isEmpty {
        flush()
        if blocks.last != "" { blocks.append("") }
      } else {
        if line.prefixMatch(of: Self.itemMark) != nil { flush() }
        paragraph.append(line)
      }
    }
    flush()
    if blocks.last == "" { blocks.removeLast() }
    return blocks.joined(separator: "\n")
  }

  /// A table with its columns side by side, or, where the terminal is too narrow, row by row.
  private func rendered(table lines: [String], indent: Int) -> String {
    let rows = lines.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { row in !row.allSatisfy { $0.allSatisfy { "-:".contains($0) } && !$0.isEmpty } }
    guard let head = rows.first else { return "" }
    let whole = Style.columns(rows).split(separator: "\n").map(String.init)
    if whole.allSatisfy({ $0.count + indent <= min(width, 96) }) {
      return ([bold(whole[0])] + whole.dropFirst()).map {
        String(repeating: " ", count: indent) + $0
      }.joined(separator: "\n")
    }
    return rows.dropFirst().map { row in
      zip(head, row).enumerated().map { index, cell in
        let text = cell.0.isEmpty || index == 0 ? cell.1 : "\(cell.0): \(cell.1)"
        return index == 0
          ? wrap(text, indent: indent) : wrap(text, indent: indent + 2, hanging: 2)
      }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Rows of cells, each column as wide as its longest cell, two blanks between them.
  public static func columns(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let line = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
