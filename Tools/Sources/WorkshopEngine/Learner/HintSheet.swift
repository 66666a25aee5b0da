import Foundation

/// A step's hints: three tiers, and some that answer a diagnostic.
public struct HintSheet: Sendable {
  public var tiers: [String]
  /// By diagnostic id.
  public var keyed: [String: String]

  /// Reads `## Tier 1` and `## When [diagnostic_id]` sections.
  public init(markdown: String) {
    var tiers: [String] = []
    var keyed: [String: String] = [:]
    for section in MarkdownFile(markdown).sections(level: 2) {
      if section.title.hasPrefix("Tier ") {
        tiers.append(section.body)
      } else if section.title.hasPrefix("When ") {
        for id in section.title.dropFirst(5).split(whereSeparator: { " ,[]".contains($0) }) {
          keyed[String(id)] = section.body
        }
      }
    }
    self.tiers = tiers
    self.keyed = keyed
  }
}
