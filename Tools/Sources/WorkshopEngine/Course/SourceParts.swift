/// A step's file, told apart into what is given and the turns that a learner writes.
///
/// A turn begins behind a line `// MARK: - Your turn`. It ends before the next `// MARK: -`, or before the
/// first line that is indented less than its mark: that line closes the type around it.
package struct SourceParts: Sendable, Equatable {
  struct Part: Sendable, Equatable {
    var isTurn: Bool
    var lines: [String]
  }

  /// Given parts and turns in turn; the first is given.
  private(set) var parts: [Part] = []

  package static let mark = "// MARK: - Your turn"
  private static let anyMark = "// MARK: -"

  package init(_ source: String) {
    var current = Part(isTurn: false, lines: [])
    var indentation = 0
    func end() {
      parts.append(current)
      current = Part(isTurn: !current.isTurn, lines: [])
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      let spaces = line.count - words.count
      if current.isTurn,
        words.hasPrefix(Self.anyMark) || (!words.isEmpty && spaces < indentation)
      {
        end()
      }
      current.lines.append(String(line))
      if !current.isTurn, words.hasPrefix(Self.mark) {
        indentation = spaces
        end()
      }
    }
    parts.append(current)
  }

  var turns: [Part] { parts.filter(\.isTurn) }

  /// The lines that a learner is not asked to change, blank ones left out.
  package var given: [String] {
    parts.filter { !$0.isTurn }.flatMap(\.lines).filter { $0.contains { $0 != " " } }
  }
}
