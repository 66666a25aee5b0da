/// The value of `If-Match` or `If-None-Match`: RFC 9110, sections 13.1.1 and 13.1.2.
enum EntityTagCondition: Equatable, Sendable {
  struct Listed: Equatable, Sendable {
    let text: String
    /// Such a tag names representations that are alike, not the same.
    let isWeak: Bool
  }

  /// Any state, as long as there is one.
  case any
  case listed([Listed])

  /// Whether one of the tags names exactly this state.
  func matchesStrongly(_ tag: EntityTag) -> Bool {
    switch self {
    case .any: true
    case .listed(let tags): tags.contains { !$0.isWeak && $0.text == tag.text }
    }
  }

  /// Whether one of the tags names this state or one that is as good.
  func matchesWeakly(_ tag: EntityTag) -> Bool {
    switch self {
    case .any: true
    case .listed(let tags): tags.contains { $0.text == tag.text }
    }
  }

  /// Reads `*`, or tags in their quotes between commas; nil where the text is neither.
  init?(_ text: String) {
    if text == "*" {
      self = .any
      return
    }
    var rest = Substring(text)
    var tags: [Listed] = []
    repeat {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      let isWeak = rest.hasPrefix("W/")
      if isWeak { rest.removeFirst(2) }
      guard rest.first == "\"",
        let end = rest.dropFirst().firstIndex(of: "\""),
        rest[..<end].utf8.dropFirst().allSatisfy({ $0 > 0x20 && $0 != 0x7f })
      else { return nil }
      tags.append(Listed(text: String(rest[...end]), isWeak: isWeak))
      rest = rest[rest.index(after: end)...].drop { $0 == " " || $0 == "\t" }
      guard rest.isEmpty || rest.first == "," else { return nil }
      rest = rest.dropFirst()
    } while !rest.isEmpty
    self = .listed(tags)
  }
}
