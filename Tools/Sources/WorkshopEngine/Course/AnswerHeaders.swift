import Foundation

/// The first line of a mutant: which layer refuses it, and why a learner would write it.
public struct MutantHeader: Sendable, Equatable {
  public var layer: JudgementLayer
  public var reason: String

  /// Reads `// refused by: checks — reason`, or nil.
  public init?(firstLine text: String) {
    let parts = words(after: "// refused by: ", in: text)?.split(separator: " — ", maxSplits: 1)
    guard let parts, parts.count == 2, let layer = JudgementLayer(rawValue: String(parts[0]))
    else { return nil }
    self.layer = layer
    reason = String(parts[1])
  }
}

/// A line below the first of an answer: what a machine has to be able to do for the answer to be told apart.
public struct NeedsHeader: Sendable, Equatable {
  public var needs: [String]

  /// Reads `// needs: counting`, or several words with commas between them, from the comment that a file begins with.
  public init?(text: String) {
    let comment = text.split(whereSeparator: \.isNewline).prefix { $0.hasPrefix("//") }
    guard let line = comment.lazy.compactMap({ words(after: "// needs: ", in: String($0)) }).first
    else { return nil }
    needs = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// The first line of an alternative: which decision differs from ours.
public struct AlternativeHeader: Sendable, Equatable {
  public var difference: String

  /// Reads `// differs: decision`, or nil.
  public init?(firstLine text: String) {
    guard let words = words(after: "// differs: ", in: text) else { return nil }
    difference = String(words)
  }
}

/// The second line of a mutant or an alternative that is a whole file: what it changes of what is given.
public struct WholeHeader: Sendable, Equatable {
  public var change: String

  /// Reads `// whole: change`, or nil.
  public init?(text: String) {
    let rest = text.drop { !$0.isNewline }.dropFirst()
    guard let words = words(after: "// whole: ", in: String(rest.prefix { !$0.isNewline })) else {
      return nil
    }
    change = String(words)
  }
}

/// What the first line says after a mark that it begins with; nil where that is nothing.
private func words(after mark: String, in text: String) -> Substring? {
  let line = text.prefix { !$0.isNewline }
  guard line.hasPrefix(mark), line.count > mark.count else { return nil }
  return line.dropFirst(mark.count)
}
