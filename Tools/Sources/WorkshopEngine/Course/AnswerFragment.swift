import Foundation

/// An answer of the course's own that holds only what a learner would write: a `.turn` file.
///
/// ```text
/// // differs: a first line, as every mutant and alternative has one
/// import Synchronization
///
/// // MARK: - Your turn
///
/// the text of the starter's first turn
///
/// // MARK: - Your turn
///
/// the text of its second, where it has one
///
/// // MARK: - Below
///
/// declarations that stand behind everything given
/// ```
///
/// Imports that the starter has not, and the text below, are left out where there are none.
package struct AnswerFragment: Sendable, Equatable {
  static let fileExtension = "turn"
  package static func isOne(_ path: String) -> Bool { path.hasSuffix(".\(fileExtension)") }

  static let belowMark = "// MARK: - Below"

  /// Some lines, and the number of the first, counted from one.
  struct Section: Sendable, Equatable {
    var first: Int
    var lines: [String]

    /// Without blank lines at its beginning and its end.
    var trimmed: Section {
      let start = lines.firstIndex { !$0.isBlank } ?? lines.endIndex
      let end = (lines.lastIndex { !$0.isBlank } ?? -1) + 1
      return Section(first: first + start, lines: start < end ? Array(lines[start..<end]) : [])
    }
  }

  var path: String
  var imports: [Section] = []
  var turns: [Section] = []
  var below: Section?

  /// What keeps a file from being spliced.
  package struct Malformed: UserFacingError {
    var path: String
    package var reason: String
    package var description: String { "\(path): \(reason)" }
  }

  /// - Throws: `Malformed`.
  init(path: String, text: String) throws(Malformed) {
    self.path = path
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      let words = line.drop { $0 == " " }
      let start = Section(first: index + 2, lines: [])
      if words.hasPrefix(Self.belowMark) {
        guard below == nil else { throw Malformed(path: path, reason: "“Below” stands twice.") }
        below = start
      } else if words.hasPrefix(SourceParts.mark) {
        guard below == nil else {
          throw Malformed(path: path, reason: "a turn stands behind “\(Self.belowMark)”.")
        }
        turns.append(start)
      } else if below != nil {
        below?.lines.append(line)
      } else if !turns.isEmpty {
        turns[turns.count - 1].lines.append(line)
      } else if line.isImport {
        imports.append(Section(first: index + 1, lines: [line]))
      } else if index > 0, !line.isBlank, !words.hasPrefix("// needs: ") {
        throw Malformed(
          path: path,
          reason: "“\(words)” stands before “\(SourceParts.mark)”; only imports may stand there.")
      }
    }
    guard !turns.isEmpty else {
      throw Malformed(path: path, reason: "it has no line “\(SourceParts.mark)”.")
    }
  }

  /// The whole answer: the starter, with these turns in place of its own.
  ///
  /// - Throws: `Malformed` where the two have not the same number of turns.
  func spliced(into starter: String, at starterPath: String) throws(Malformed) -> AnswerText {
    let source = SourceParts(starter)
    guard source.turns.count == turns.count else {
      throw Malformed(
        path: path,
        reason: "it has \(turns.count) turns, and the starter has \(source.turns.count).")
    }
    var splice = Splice()
    var number = 1
    var remaining = turns.map(\.trimmed)[...]
    for part in source.parts {
      defer { number += part.lines.count }
      guard part.isTurn else {
        splice.append(part.lines, of: starterPath, from: number)
        continue
      }
      let body = remaining.removeFirst()
      guard !body.lines.isEmpty else { continue }
      let blanks = part.lines.prefix(while: \.isBlank).count
      let text = Section(first: number, lines: part.lines).trimmed
      splice.append(Array(part.lines.prefix(blanks)), of: starterPath, from: number)
      splice.append(body.lines, of: path, from: body.first)
      let behind = text.first - number + text.lines.count
      splice.append(
        Array(part.lines.dropFirst(behind)), of: starterPath, from: number + behind)
    }
    for line in imports { splice.insert(import: line.lines[0], of: path, from: line.first) }
    if let below = below?.trimmed, !below.lines.isEmpty {
      splice.append(below: below.lines, of: path, from: below.first)
    }
    return AnswerText(
      path: path, source: splice.lines.joined(separator: "\n"), origins: splice.origins)
  }

  /// Lines as they are put together, each with its place.
  private struct Splice {
    var lines: [String] = []
    var origins: [AnswerText.Origin] = []

    mutating func append(_ new: [String], of path: String, from first: Int) {
      insert(new, of: path, from: first, at: lines.count)
    }

    mutating func insert(_ new: [String], of path: String, from first: Int, at index: Int) {
      lines.insert(contentsOf: new, at: index)
      origins.insert(
        contentsOf: new.indices.map { .init(path: path, line: first + $0) }, at: index)
    }

    /// Behind everything, after one blank line.
    mutating func append(below new: [String], of path: String, from first: Int) {
      while lines.last?.isBlank == true {
        lines.removeLast()
        origins.removeLast()
      }
      append([""] + new + [""], of: path, from: first - 1)
    }

    /// Where the formatter wants it: among the others by name, or else above the first mark.
    mutating func insert(import line: String, of path: String, from number: Int) {
      let imports = lines.indices.filter { lines[$0].isImport }
      if let last = imports.last {
        let next = imports.first { line.importedName < lines[$0].importedName }
        insert([line], of: path, from: number, at: next ?? last + 1)
      } else {
        let place = lines.firstIndex { $0.hasPrefix("// MARK: -") } ?? 0
        insert([line, ""], of: path, from: number, at: place)
      }
    }
  }
}

extension AnswerFragment {
  /// The fragment that a whole file could be, or nil where it changes what is given.
  ///
  /// Blank lines and comments of the given text do not count.
  package static func canHold(_ source: String, starter: String) -> Bool {
    /// What is given, part by part.
    func given(_ source: String) -> [[String]] {
      SourceParts(source).parts.filter { !$0.isTurn }.map { part in
        part.lines.filter {
          let words = $0.drop { $0 == " " }
          return !words.isEmpty && (!words.hasPrefix("//") || words.hasPrefix("// MARK: -"))
        }
      }
    }
    var (wanted, found) = (given(starter), given(source))
    guard wanted.count == found.count, !wanted.isEmpty else { return false }
    let imports = Set(wanted[0].filter(\.isImport))
    guard imports.isSubset(of: found[0].filter(\.isImport)) else { return false }
    wanted[0].removeAll(where: \.isImport)
    found[0].removeAll(where: \.isImport)
    let last = wanted.count - 1
    return wanted.dropLast() == found.dropLast() && found[last].starts(with: wanted[last])
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }

  /// Whether a line imports a module, with attributes or an access level before the word.
  fileprivate var isImport: Bool {
    // Most lines are not, and a regular expression takes its time.
    guard utf8.first != UInt8(ascii: " "), contains("import") else { return false }
    return
      prefixMatch(of: /(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|private)\s+)?import\s/)
      != nil
  }

  fileprivate var importedName: String {
    split(separator: " ").last.map(String.init) ?? self
  }
}
