import Foundation

/// All diagnostics that the course explains, and how to find one by its id or by the compiler's words.
public struct DiagnosticGuide: Sendable {
  /// By id.
  public var entries: [DiagnosticEntry]

  /// What a person's words lead to.
  public enum Match: Sendable {
    /// Entries of that id, or whose diagnostic has these words; several where diagnostics share their words.
    case found([DiagnosticEntry])
    /// No entry has that id or these words; the nearest ones, best first, and the id of the diagnostic where the
    /// toolchain knows the words.
    case nearest([DiagnosticEntry], id: String?)
  }

  /// - Throws: `FileTrouble`, or `DiagnosticEntry.Malformed` that names the file.
  public init(_ layout: CourseLayout) throws {
    entries = try layout.diagnosticEntries.map { path in
      do {
        return try DiagnosticEntry(markdown: try layout.text(path))
      } catch let error as DiagnosticEntry.Malformed {
        throw DiagnosticEntry.Malformed(description: "\(path): \(error.description)")
      }
    }
  }

  /// The page that lists all entries.
  public static let index = "\(CourseLayout.diagnostics)/README.md"

  /// A list of all entries in Markdown, to stand behind the index page's own words.
  public func updated(index text: String) -> String {
    let words = text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.hasPrefix("| ") }.map { "\($0)\n" }.joined()
    let rows = entries.map { "| [\($0.id)](\($0.id).md) | \($0.summary) |" }
    return words + (["| id | in one sentence |", "| --- | --- |"] + rows).joined(separator: "\n")
      + "\n"
  }

  /// How many characters of a person's words are looked at.
  static let longestQuery = 4000

  /// Finds entries by an id, or by what the compiler printed: a line with its place, the words alone, or
  /// several lines of which the first diagnostic counts.
  ///
  /// - Parameter catalogue: Knows the wordings that no entry quotes.
  public func match(_ query: String, catalogue: DiagnosticCatalogue? = nil) -> Match {
    let query = query.prefix(Self.longestQuery).trimmingCharacters(in: .whitespacesAndNewlines)
    let id = query.trimmingCharacters(in: ["[", "]", "`"]).lowercased()
    if let entry = entries.first(where: { $0.id == id }) { return .found([entry]) }
    if !query.contains(where: \.isWhitespace) { return .nearest(nearestIDs(to: id), id: nil) }

    let lines = query.split(whereSeparator: \.isNewline)
    let line = lines.first { $0.contains("error: ") || $0.contains("warning: ") } ?? lines[0]
    if let id = DiagnosticEnd(of: line).id, let entry = entries.first(where: { $0.id == id }) {
      return .found([entry])
    }
    let wanted = DiagnosticWords(line)
    let ranked = entries.map { entry in
      (entry, entry.messages.map { DiagnosticWords($0[...]).likeness(to: wanted) }.max() ?? 0)
    }.sorted { ($1.1, $0.0.id) < ($0.1, $1.0.id) }
    let same = ranked.prefix { $0.1 == 1 }
    if !same.isEmpty { return .found(same.map(\.0)) }
    let ids = catalogue?.ids(of: DiagnosticWords.message(in: line)) ?? []
    let meant = ids.compactMap { id in entries.first { $0.id == id } }
    guard meant.isEmpty else { return .found(meant) }
    return .nearest(
      ranked.prefix(3).filter { $0.1 >= Self.leastLikeness }.map(\.0), id: ids.first)
  }

  /// The first entry whose diagnostic has exactly the words of the first error in a text.
  public func entry(forFirstErrorIn words: String) -> DiagnosticEntry? {
    guard let line = words.split(separator: "\n").first(where: { $0.contains("error: ") }),
      case .found(let entries) = match(String(line))
    else { return nil }
    return entries.first
  }

  /// Below this, two diagnostics share little more than “is” and “to”.
  private static let leastLikeness = 0.4

  private func nearestIDs(to word: String) -> [DiagnosticEntry] {
    guard (1...80).contains(word.count) else { return [] }
    let near = nearestNames(to: word, among: entries.map(\.id))
    let parts = entries.filter { word.count >= 4 && $0.id.contains(word) }.map(\.id)
    return (near + parts.filter { !near.contains($0) }).prefix(5).compactMap { id in
      entries.first { $0.id == id }
    }
  }
}

/// A diagnostic's words with each quoted name replaced, so that two of the same kind are equal.
struct DiagnosticWords: Equatable {
  var words: [String]

  init(_ line: Substring) {
    let text = Self.message(in: line)
    // A name may hold blanks and quotes of its own only in a type's printed form, which has none.
    words = text.replacing(/['‘’"“”][^'‘’"“”]*['‘’"“”]/, with: "'…'")
      .split { $0.isWhitespace }.prefix(80).map { $0.lowercased() }
  }

  /// A line of the compiler's without what stands around the message: place, severity, id, group, and what Swift 5
  /// says becomes of a warning.
  static func message(in line: Substring) -> Substring {
    var text = DiagnosticEnd(of: line).words
    for severity in ["error: ", "warning: "] {
      if let range = text.firstRange(of: severity) { text = text[range.upperBound...] }
    }
    if let range = text.firstRange(of: /; this (?:is|will be) an error in/) {
      text = text[..<range.lowerBound]
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// From 0, no word in common, to 1, the same words in the same order.
  func likeness(to other: DiagnosticWords) -> Double {
    guard !words.isEmpty, !other.words.isEmpty else { return 0 }
    if words == other.words { return 1 }
    var row = Array(repeating: 0, count: other.words.count + 1)
    for word in words {
      var diagonal = 0
      for (index, candidate) in other.words.enumerated() {
        let longest = word == candidate ? diagonal + 1 : max(row[index], row[index + 1])
        (diagonal, row[index + 1]) = (row[index + 1], longest)
      }
    }
    // A line with more words than are compared is never the same.
    return min(0.99, Double(2 * row[other.words.count]) / Double(words.count + other.words.count))
  }
}
