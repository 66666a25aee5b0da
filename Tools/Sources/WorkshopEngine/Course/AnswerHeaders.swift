/// The first line of a mutant: which layer refuses it, and why someone would write it.
public struct MutantHeader: Sendable, Equatable {
  public var layer: Judgement.Layer
  public var reason: String

  /// Reads `// refused by: checks — reason`, or nil.
  public init?(firstLine text: String) {
    guard let line = text.split(separator: "\n", maxSplits: 1).first,
      let match = line.wholeMatch(of: /\/\/ refused by: (\w+) — (.+)/),
      let layer = Judgement.Layer(rawValue: String(match.1))
    else { return nil }
    self.layer = layer
    reason = String(match.2)
  }
}

/// The first line of an alternative: which decision differs from ours.
public struct AlternativeHeader: Sendable, Equatable {
  public var difference: String

  /// Reads `// differs: decision`, or nil.
  public init?(firstLine text: String) {
    guard let line = text.split(separator: "\n", maxSplits: 1).first,
      let match = line.wholeMatch(of: /\/\/ differs: (.+)/)
    else { return nil }
    difference = String(match.1)
  }
}
