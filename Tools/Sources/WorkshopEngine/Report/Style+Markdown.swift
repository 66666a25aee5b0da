extension Style {
  /// Markdown as a terminal shows it: prose wrapped, code as it stands and set off.
  public func rendered(markdown: String, indent: Int) -> String {
    var blocks: [String] = []
    var paragraph: [String] = []
    var inFence = false
    func flush() {
      if !paragraph.isEmpty {
        let isItem = paragraph[0].hasPrefix("- ")
        blocks.append(
          wrap(paragraph.joined(separator: " "), indent: indent, hanging: isItem ? 2 : 0))
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
        if line.hasPrefix("- ") { flush() }
        paragraph.append(line)
      }
    }
    flush()
    return blocks.joined(separator: "\n")
  }
}
