@_spi(Workshop) import WorkshopUI

/// Makes the page's tree of what a host shows.
///
/// An element that is the same object, in the same place and of the same geometry, gives the same node:
/// unchanged parts are found by comparing objects.
@MainActor final class HTMLRenderer {
  /// Kinds of elements and modifiers that this has no picture of. They are shown as their content.
  private(set) var unrendered: Set<String> = []
  private var known: [ObjectIdentifier: Known] = [:]
  /// How many are known when those that have left are forgotten.
  private var limit = 256
  /// The geometry that was looked at for the elements being rendered, from the outside in.
  private var reads: [[GeometryRead: String]] = []
  private var geometry: Geometry?
  /// Whether half the height is too little for a sheet: one that could be larger is, then.
  var isShort = false { didSet { if isShort != oldValue { known = [:] } } }

  /// What is remembered of an element for as long as it is in the tree.
  private struct Known {
    weak var element: Element?
    var place: Place
    var reads: [GeometryRead: String]
    var rendered: Rendered
  }

  /// What a host shows now: the screen, and what lies over it.
  func render(_ host: ViewHost) -> HTMLNode {
    geometry = host.geometry
    forget()
    var content = rendered(host.elements, in: Place(axis: .vertical, edges: .all))
    if content.extras.hasBars { content = screen(content, id: "root-screen", in: Place()) }
    let root = HTMLNode("main", id: "root", content: .children(content.nodes))
    let overlays = HTMLNode(
      "div", id: "overlays",
      content: .children(content.extras.overlays.map { listening($0, to: host) }))
    let status = announcement(host, id: "announcement")
    let reveal = host.revealed.map {
      HTMLAttribute("data-reveal", "e\($0.element) \($0.share) \($0.count)")
    }
    return HTMLNode(
      "div", id: "window", reveal.map { [$0] } ?? [], content: .children([root, overlays, status]))
  }

  /// Where a screen reader listens. The same words once more are other ones to it.
  private func announcement(_ host: ViewHost, id: String) -> HTMLNode {
    let said = host.announcement
    let words = (said?.words ?? "") + ((said?.count ?? 0) % 2 == 0 ? "" : "\u{a0}")
    return HTMLNode(
      "p", id: id, [HTMLAttribute("class", "unseen-text"), HTMLAttribute("role", "status")],
      content: .text(words))
  }

  /// Nothing outside a dialog is heard while it is modal, so it has such a place of its own.
  private func listening(_ overlay: HTMLNode, to host: ViewHost) -> HTMLNode {
    guard overlay.tag == "dialog", let id = overlay.id,
      case .children(let children) = overlay.content
    else { return overlay }
    return HTMLNode(
      overlay.tag, id: id, overlay.attributes,
      content: .children(children + [announcement(host, id: "\(id)-announcement")]))
  }

  /// The nodes of some elements, one after the other, and what they have in common.
  func rendered(_ elements: [Element], in place: Place) -> Rendered {
    var result = Rendered()
    for (element, place) in zip(elements, places(for: elements, in: place)) {
      result.append(rendered(element, in: place))
    }
    return result
  }

  /// Where some elements stand: one modifier may be on several of them, and its slots with it, whose ids must
  /// differ then.
  func places(for elements: [Element], in place: Place) -> [Place] {
    var presented: Set<Int> = []
    return elements.enumerated().map { index, element in
      let slots = element.modifiers.filter { !$0.slots.isEmpty }.map(\.id)
      guard !slots.isEmpty else { return place }
      defer { presented.formUnion(slots) }
      return presented.isDisjoint(with: slots)
        ? place : place.with { $0.copy = place.copy * 64 + index }
    }
  }

  func rendered(_ element: Element, in place: Place) -> Rendered {
    let key = ObjectIdentifier(element)
    if let entry = known[key], entry.element === element, entry.place == place,
      entry.reads.allSatisfy({ $0.key.value(in: geometry) == $0.value })
    {
      note(entry.reads)
      return entry.rendered
    }
    reads.append([:])
    let rendered = make(element, in: place)
    let seen = reads.removeLast()
    note(seen)
    known[key] = Known(element: element, place: place, reads: seen, rendered: rendered)
    return rendered
  }

  /// What geometry says, and that the element being rendered depends on it.
  func read(_ read: GeometryRead) -> String {
    let value = read.value(in: geometry)
    note([read: value])
    return value
  }

  func noteUnrendered(_ name: String) { unrendered.insert(name) }

  private func note(_ seen: [GeometryRead: String]) {
    guard let last = reads.indices.last, !seen.isEmpty else { return }
    reads[last].merge(seen) { $1 }
  }

  /// Removes what is remembered of elements that have left, now and then.
  private func forget() {
    guard known.count > limit else { return }
    known = known.filter { $0.value.element != nil }
    limit = max(256, known.count * 2)
  }
}

/// Something that an element's look takes from the layout.
enum GeometryRead: Hashable {
  /// Of a modifier, such as `visualEffect`.
  case effect(Int)
  /// The outline of a shape, with its size.
  case outline(Int)
  /// Where an element is, in the host's points.
  case top(Int)
  /// How wide an element is, in the host's points.
  case width(Int)

  func value(in geometry: Geometry?) -> String {
    guard let geometry else { return "" }
    return value(in: geometry)
  }

  private func value(in geometry: Geometry) -> String {
    switch self {
    case .effect(let id): geometry.effects[id] ?? ""
    case .outline(let id):
      "\(geometry.frames[id]?.width ?? 0) \(geometry.frames[id]?.height ?? 0) "
        + (geometry.paths[id]?.svg ?? "")
    case .top(let id): "\(geometry.frames[id]?.minY ?? 0)"
    case .width(let id): "\(Double(geometry.frames[id]?.width ?? 0))"
    }
  }
}
