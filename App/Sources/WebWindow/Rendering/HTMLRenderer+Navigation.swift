@_spi(Workshop) import WorkshopUI

extension HTMLRenderer {
  func navigationStack(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box("div", id: id(element, in: place), "stack")
    let content = rendered(element.children, in: place.with { $0.edges = .all })
    let shown = screen(content, id: id(element, "screen", in: place), in: place)
    fill(&box, with: shown, &extras)
    box.grows = .both
    return box
  }

  /// A screen with its bars.
  func screen(_ content: Rendered, id: String, in place: Place) -> Rendered {
    var section = Box("div", id: id, "screen")
    if let title = content.extras.title {
      section.add(
        HTMLNode(
          "h\(place.level)", id: "\(id)-title", [.init("class", "large-title")],
          content: .text(title)))
    }
    section.add(
      HTMLNode(
        "div", id: "\(id)-body", [.init("class", "screen-body")], content: .children(content.nodes)
      ))
    var result = Rendered(nodes: [section.node], grows: .both)
    result.extras.overlays = content.extras.overlays
    return result
  }
}
