import Foundation

/// The parts of a Markdown text that the workshop reads: sections, lists and fences.
public struct MarkdownFile: Sendable {
  public var lines: [String]

  public init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  public struct Section: Sendable, Equatable {
    public var title: String
    public var body: String
  }

  public struct Fence: Sendable, Equatable {
    /// The first word after the backticks.
    public var language: String
    /// `name=value` pairs after it.
    public var settings: [String: String]
    public var body: String
    /// The line of the opening backticks, from 1.
    public var line: Int
    /// The line of the closing ones.
    public var lastLine: Int
  }

  /// The texts under headings of one level; a `#` inside a fence is no heading.
  public func sections(level: Int) -> [Section] {
    let mark = String(repeating: "#", count: level) + " "
    var sections: [(title: String, lines: [String])] = []
    var inFence = false
    for line in lines {
      if line.hasPrefix("```") { inFence.toggle() }
      if !inFence, line.hasPrefix(mark) {
        sections.append((String(line.dropFirst(mark.count)), []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections.map { section in
      Section(
        title: section.title.trimmingCharacters(in: .whitespaces),
        body: section.lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  public var fences: [Fence] {
    var fences: [Fence] = []
    var open: (words: [String], ticks: Int, indent: Int, line: Int, body: [String])?
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      let indent = line.count - text.count
      let ticks = text.prefix { $0 == "`" }.count
      let closes = ticks == text.count && ticks >= open?.ticks ?? 3
      guard open == nil ? ticks >= 3 : closes else {
        let inner = line.dropFirst(min(open?.indent ?? 0, indent))
        open?.body.append(String(inner))
        continue
      }
      if let fence = open {
        fences.append(
          Fence(
            language: fence.words.first ?? "",
            settings: Dictionary(
              fence.words.dropFirst().compactMap { word in
                guard let equals = word.firstIndex(of: "=") else { return nil }
                return (String(word[..<equals]), String(word[word.index(after: equals)...]))
              }, uniquingKeysWith: { _, last in last }),
            body: fence.body.joined(separator: "\n"), line: fence.line, lastLine: index + 1))
        open = nil
      } else {
        let words = text.drop { $0 == "`" }.split(separator: " ").map(String.init)
        open = (words, ticks, indent, index + 1, [])
      }
    }
    return fences
  }
}
