/// What makes one page of another.
///
/// A node that is the same object in both costs one comparison, however much it holds. So the work
/// grows with what changed and with the breadth of the path to it, never with the page.
struct HTMLDifference: Sendable {
  private(set) var patches: [HTMLPatch] = []

  /// - Parameters:
  ///   - old: What the page shows.
  ///   - new: What it should show. Has the same id as the old one.
  init(from old: HTMLNode, to new: HTMLNode) {
    if Self.canStay(old, as: new) {
      compare(old, new)
    } else if let id = old.id {
      patches = [.replace(id: id, html: new.html)]
    }
  }

  /// Whether a node can become the other one by patches to it, or to what is inside.
  ///
  /// Without an id it cannot be addressed, so nothing about itself may differ.
  private static func canStay(_ old: HTMLNode, as new: HTMLNode) -> Bool {
    if old === new { return true }
    guard old.tag == new.tag, old.id == new.id else { return false }
    if old.id != nil { return true }
    guard old.attributes == new.attributes else { return false }
    switch (old.content, new.content) {
    case (.text(let old), .text(let new)): return old == new
    case (.children(let old), .children(let new)): return canStay(old, as: new)
    default: return false
    }
  }

  private static func canStay(_ old: [HTMLNode], as new: [HTMLNode]) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy { canStay($0, as: $1) }
  }

  /// Adds what makes one node of another that it can become.
  private mutating func compare(_ old: HTMLNode, _ new: HTMLNode) {
    if old === new { return }
    guard let id = new.id else {
      if case (.children(let old), .children(let new)) = (old.content, new.content) {
        for (old, new) in zip(old, new) { compare(old, new) }
      }
      return
    }
    compareAttributes(old, new, id)
    switch (old.content, new.content) {
    case (.text(let old), .text(let new)):
      if old != new { patches.append(.setText(id: id, text: new)) }
    case (.children(let old), .children(let new)):
      compareChildren(old, new, id)
    case (.children(let old), .text(let new)):
      if !(old.isEmpty && new.isEmpty) { patches.append(.setText(id: id, text: new)) }
    case (.text(let old), .children(let new)):
      if !(old.isEmpty && new.isEmpty) {
        patches.append(.setChildren(id: id, new.map { .new($0.html) }))
      }
    }
  }

  private mutating func compareAttributes(_ old: HTMLNode, _ new: HTMLNode, _ id: String) {
    if old.attributes == new.attributes { return }
    for attribute in new.attributes where !old.attributes.contains(attribute) {
      patches.append(
        .setAttribute(id: id, name: attribute.name, value: attribute.value ?? ""))
    }
    for attribute in old.attributes
    where !new.attributes.contains(where: { $0.name == attribute.name }) {
      patches.append(.removeAttribute(id: id, name: attribute.name))
    }
  }

  private mutating func compareChildren(_ old: [HTMLNode], _ new: [HTMLNode], _ id: String) {
    if Self.canStay(old, as: new) {
      for (old, new) in zip(old, new) { compare(old, new) }
      return
    }
    var known: [String: HTMLNode] = [:]
    for child in old { if let id = child.id { known[id] = child } }
    var kept: [(old: HTMLNode, new: HTMLNode)] = []
    let children = new.map { child -> HTMLPatch.Child in
      guard let id = child.id, let old = known.removeValue(forKey: id),
        Self.canStay(old, as: child)
      else { return .new(child.html) }
      kept.append((old, child))
      return .kept(id)
    }
    // The order first: what is said to a child afterwards finds it in its place.
    patches.append(.setChildren(id: id, children))
    for (old, new) in kept { compare(old, new) }
  }
}
