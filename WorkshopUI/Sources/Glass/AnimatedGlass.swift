/// A change of glass that stays, made with an animation: the glass is drawn anew in every frame of it. Glass
/// that comes or goes has a transition instead.
@_spi(Workshop) public struct AnimatedGlass: Sendable, Hashable {
  /// What of glass can change.
  public enum Property: String, Sendable { case kind, tint, shape, style }
  /// What has changed.
  public var property: Property
  /// The animation it was made with.
  public var animation: String

  public init(property: Property, animation: String) {
    (self.property, self.animation) = (property, animation)
  }

  /// The changes of glass between two trees, made in one round of evaluation.
  static func changes(
    from old: [Element], to new: [Element], by transaction: Transaction, in round: Int
  ) -> [AnimatedGlass] {
    var finder = AnimatedGlassFinder(
      round: round, listensToModifiers: !transaction.disablesAnimations)
    let animation = transaction.disablesAnimations ? nil : transaction.animation?.description
    finder.compare(old, new, animation)
    return finder.changes
  }
}

/// Walks two trees side by side. Elements that are one object are passed over.
private struct AnimatedGlassFinder {
  let round: Int
  let listensToModifiers: Bool
  var changes: [AnimatedGlass] = []

  mutating func compare(_ old: [Element], _ new: [Element], _ animation: String?) {
    let before = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    for element in new {
      if let former = before[element.id], former !== element {
        compare(former, element, animation)
      }
    }
  }

  private mutating func compare(_ old: Element, _ new: Element, _ animation: String?) {
    var animation = animation
    let before = Dictionary(old.modifiers.map { ($0.id, $0) }) { first, _ in first }
    // From the outside in: the innermost `animation(_:value:)` around a change decides.
    for modifier in new.modifiers.reversed() {
      if listensToModifiers, modifier.animatedRound == round { animation = modifier["value"] }
      guard let former = before[modifier.id] else { continue }
      if modifier.name == "glassEffect" { compare(former, modifier, animation) }
      compare(former.slots, modifier.slots, animation)
    }
    if let animation, let style = new["style"], let former = old["style"], style != former,
      style.hasPrefix("glass"), former.hasPrefix("glass")
    {
      changes.append(AnimatedGlass(property: .style, animation: animation))
    }
    compare(old.slots, new.slots, animation)
    compare(old.children, new.children, animation)
  }

  private mutating func compare(_ old: Modifier, _ new: Modifier, _ animation: String?) {
    // Into no glass and out of it is a coming and going.
    guard let animation, old["value"] != "identity", new["value"] != "identity" else { return }
    let names: [(String, AnimatedGlass.Property)] = [
      ("value", .kind), ("tint", .tint), ("in", .shape),
    ]
    for (name, property) in names where old[name] != new[name] {
      changes.append(AnimatedGlass(property: property, animation: animation))
    }
  }

  private mutating func compare(_ old: [Slot], _ new: [Slot], _ animation: String?) {
    for slot in new {
      guard let former = old.first(where: { $0.name == slot.name }) else { continue }
      compare(former.elements, slot.elements, animation)
    }
  }
}
