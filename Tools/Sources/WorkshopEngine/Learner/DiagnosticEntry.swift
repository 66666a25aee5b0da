import Foundation

/// A diagnostic of the compiler's, explained: one file in `Docs/Diagnostics`, named by the id.
///
/// The file is Markdown with a fixed structure, which CONTRIBUTING.md states. The linter compiles all its code.
public struct DiagnosticEntry: Sendable {
  public var id: String
  /// One sentence, for lists.
  public var summary: String
  public var meaning: String
  public var isNot: String
  public var examples: [Example]
  /// Best first.
  public var fixes: [Fix]

  /// The smallest code that gives the diagnostic.
  public struct Example: Sendable {
    public var code: MarkdownFile.Fence
    /// The compiler's words about it, in the fence's own mode.
    public var quoted: String
    /// What each mode says of the code, in the words of ``DiagnosticEntry/cell(_:)``.
    public var cells: [IsolationMode: String]
  }

  /// A way to get rid of the diagnostic, with what it costs.
  public struct Fix: Sendable {
    public var title: String
    public var text: String
    public var code: [MarkdownFile.Fence]
  }

  /// What is wrong with an entry's text.
  public struct Malformed: UserFacingError {
    public var description: String
  }

  static let headings = ["Meaning", "What it does not mean", "The smallest code", "Fixes"]
  /// What the text of each fix has.
  static let costMark = "Cost:"
  /// The modes in the order of a table's columns.
  public static let columns: [IsolationMode] = [.swift5, .complete, .bare, .library, .app]

  /// - Throws: `Malformed`, for a text without the structure of an entry.
  public init(markdown: String) throws {
    let file = MarkdownFile(markdown)
    guard let title = file.lines.first, title.hasPrefix("# ") else {
      throw Malformed(description: "the first line is no “# diagnostic_id”.")
    }
    id = String(title.dropFirst(2))
    let opening = file.lines.dropFirst().prefix { !$0.hasPrefix("## ") }
    summary = opening.joined(separator: " ").trimmingCharacters(in: .whitespaces)
    let sections = file.sections(level: 2)
    guard !summary.isEmpty, sections.map(\.title) == Self.headings,
      !sections.contains(where: \.body.isEmpty)
    else {
      throw Malformed(
        description:
          "after one sentence come the sections \(Self.headings.joined(separator: ", ")).")
    }
    meaning = sections[0].body
    isNot = sections[1].body
    examples = try Self.examples(MarkdownFile(sections[2].body))
    fixes = try MarkdownFile(sections[3].body).sections(level: 3).map(Self.fix)
    guard !fixes.isEmpty else { throw Malformed(description: "it has no fix under a “### title”.") }
  }

  /// The compiler's first lines that the entry quotes, without place and severity.
  public var messages: [String] {
    examples.flatMap { $0.quoted.split(separator: "\n") }.compactMap { line in
      [": error: ", ": warning: ", "error: ", "warning: "].lazy
        .compactMap { line.firstRange(of: $0) }.first
        .map { String(line[$0.upperBound...]) }
    }
  }

  /// What a table says of a mode: `accepts`, or each finding, with its id where it is another one.
  package static func cell(_ findings: [Finding], of id: String) -> String {
    var words: [String] = []
    for finding in findings {
      let severity = finding.isError ? "error" : "warning"
      let word = finding.id == id ? severity : "\(severity) `\(finding.id)`"
      if !words.contains(word) { words.append(word) }
    }
    return words.isEmpty ? "accepts" : words.joined(separator: ", ")
  }

  /// An error or a warning, by its id.
  package struct Finding: Codable, Sendable, Equatable {
    package var id: String
    var isError: Bool

    package init(id: String, isError: Bool) {
      (self.id, self.isError) = (id, isError)
    }
  }

  private static func fix(_ section: MarkdownFile.Section) throws -> Fix {
    let code = MarkdownFile(section.body).fences.filter { $0.language == "swift" }
    guard !code.isEmpty, section.body.contains(costMark) else {
      throw Malformed(
        description: "the fix “\(section.title)” has no sentence “\(costMark) …”, or no code.")
    }
    let text = section.body.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.hasPrefix("```") }.joined(separator: "\n")
    return Fix(
      title: section.title, text: text.trimmingCharacters(in: .whitespacesAndNewlines), code: code)
  }

  private static func examples(_ file: MarkdownFile) throws -> [Example] {
    let fences = file.fences
    let examples = try fences.indices.filter { fences[$0].language == "swift" }.map { index in
      let code = fences[index]
      guard index + 1 < fences.count, fences[index + 1].language == "diagnostic" else {
        throw Malformed(description: "code is followed by a fence with the compiler's words.")
      }
      let quoted = fences[index + 1]
      let rows = file.lines.dropFirst(quoted.lastLine).drop { $0.isEmpty }
        .prefix { $0.hasPrefix("|") }.map(cells)
      guard rows.count == 3, rows[0] == columns.map({ "`\($0.rawValue)`" }),
        rows[2].count == columns.count
      else {
        throw Malformed(
          description:
            "behind the compiler's words comes a table with one row and the columns \(columns.map(\.rawValue).joined(separator: ", "))."
        )
      }
      return Example(
        code: code, quoted: quoted.body,
        cells: Dictionary(uniqueKeysWithValues: zip(columns, rows[2])))
    }
    guard !examples.isEmpty else { throw Malformed(description: "it shows no code.") }
    return examples
  }

  private static func cells(_ row: String) -> [String] {
    row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
