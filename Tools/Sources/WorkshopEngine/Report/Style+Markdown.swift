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
    for line in MarkdownFile(markdown).lines {
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
    return blocks.joined(separator: "\n")
  }
}
