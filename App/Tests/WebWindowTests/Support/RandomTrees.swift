@testable import WebWindow

/// Trees by chance, and what may become of them. One seed always gives the same ones.
struct RandomTrees {
  private var state: UInt64
  private var lastID = 0

  init(seed: UInt64) {
    state = seed
  }

  mutating func tree() -> HTMLNode {
    HTMLNode("div", id: "window", content: .children(list(depth: 4)))
  }

  /// The tree with some changes. What has none stays the same object.
  mutating func changed(_ node: HTMLNode) -> HTMLNode {
    // The first one stays what it is; it is what all patches are addressed in.
    HTMLNode(
      node.tag, id: node.id, chance(3) ? attributes() : node.attributes,
      content: changed(node.content, depth: 4))
  }

  private mutating func changed(_ content: HTMLNode.Content, depth: Int) -> HTMLNode.Content {
    guard case .children(var children) = content else {
      return chance(2) ? .text(word()) : .children(list(depth: depth))
    }
    if chance(9) { return chance(2) ? .text(word()) : .children([]) }
    for index in children.indices where chance(2) {
      let child = children[index]
      children[index] = HTMLNode(
        chance(12) ? tag() : child.tag, id: child.id,
        chance(3) ? attributes() : child.attributes,
        content: depth > 0 ? changed(child.content, depth: depth - 1) : child.content)
    }
    if chance(3), !children.isEmpty { children.remove(at: number(children.count)) }
    if chance(3) { children.insert(node(depth: depth), at: number(children.count + 1)) }
    if chance(5) { children.reverse() }
    return .children(children)
  }

  private mutating func list(depth: Int) -> [HTMLNode] {
    depth == 0 ? [] : (0..<number(5)).map { _ in node(depth: depth - 1) }
  }

  private mutating func node(depth: Int) -> HTMLNode {
    lastID += 1
    let id = chance(4) ? nil : "e\(lastID)"
    return HTMLNode(
      tag(), id: id, attributes(),
      content: chance(3) ? .text(word()) : .children(list(depth: depth)))
  }

  private mutating func attributes() -> [HTMLAttribute] {
    var attributes: [HTMLAttribute] = []
    if chance(2) { attributes.append(HTMLAttribute("class", word())) }
    if chance(3) { attributes.append(HTMLAttribute("disabled")) }
    if chance(3) { attributes.append(HTMLAttribute("style", "color:\(word())")) }
    return attributes
  }

  private mutating func tag() -> String { ["div", "span", "button", "ul"][number(4)] }

  private mutating func word() -> String {
    ["rose", "a<b", "\"quoted\" & so on", "naïve 🌹", "</div>", "x=1"][number(6)]
  }

  private mutating func chance(_ count: Int) -> Bool { number(count) == 0 }

  private mutating func number(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
