import Foundation

/// A step's hints: three tiers, and some that answer what refused.
public struct HintSheet: Sendable {
  public var tiers: [String]
  /// Hints by what refused: a diagnostic id, a policy rule, a gate's file stem or a check's id.
  public var keyed: [String: String]
  /// Headings that begin like those of keyed hints, and have no keys or more than keys.
  package var unreadable: [String] = []

  /// Reads `## Tier 1` and `## When [diagnostic_id], [gate-stem], [aCheck(of:)]`.
  public init(markdown: String) {
    var tiers: [String] = []
    var keyed: [String: String] = [:]
    for section in MarkdownFile(markdown).sections(level: 2) {
      if section.title.hasPrefix("Tier ") {
        tiers.append(section.body)
      } else if section.title.hasPrefix("When ") {
        if section.title.wholeMatch(of: /When \[[^\]]+\](?:, \[[^\]]+\])*/) == nil {
          unreadable.append(section.title)
        }
        for match in section.title.matches(of: /\[(.+?)\]/) {
          keyed[String(match.1)] = section.body
        }
      }
    }
    self.tiers = tiers
    self.keyed = keyed
  }

  /// The hints that answer a refusal, each once, with what they answer.
  public func hints(for judgement: Judgement) -> [(key: String, text: String)] {
    var seen = Set<String>()
    return judgement.keys.compactMap { key in
      guard let text = keyed[key], seen.insert(text).inserted else { return nil }
      return (key, text)
    }
  }
}
