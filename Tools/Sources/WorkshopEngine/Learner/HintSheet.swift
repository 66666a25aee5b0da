import Foundation

/// A step's hints: three tiers, and some that answer what refused.
public struct HintSheet: Sendable {
  public var tiers: [String]
  /// Hints by what refused: a diagnostic id, a policy rule, a gate's file stem or a check's name.
  public var keyed: [String: String]

  /// Reads `## Tier 1`, `## When [diagnostic_id], [gate-stem]` and `## When “a check's name”`.
  public init(markdown: String) {
    var tiers: [String] = []
    var keyed: [String: String] = [:]
    for section in MarkdownFile(markdown).sections(level: 2) {
      if section.title.hasPrefix("Tier ") {
        tiers.append(section.body)
      } else if section.title.hasPrefix("When ") {
        for match in section.title.matches(of: /\[(.+?)\]|“(.+?)”/) {
          if let key = match.1 ?? match.2 { keyed[String(key)] = section.body }
        }
      }
    }
    self.tiers = tiers
    self.keyed = keyed
  }

  /// The hints that answer a refusal, each once, with what they answer.
  public func hints(for judgement: Judgement) -> [(key: String, text: String)] {
    var seen = Set<String>()
    return judgement.reasons.compactMap { key in
      guard let text = keyed[key], seen.insert(text).inserted else { return nil }
      return (key, text)
    }
  }
}
