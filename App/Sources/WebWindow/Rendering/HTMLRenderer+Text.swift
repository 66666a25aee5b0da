@_spi(Workshop) import WorkshopUI

extension HTMLRenderer {
  func text(_ element: Element, in place: Place) -> Box {
    var box = Box("span", id: id(element, in: place), "text")
    box.content = .text(element["text"] ?? "")
    return box
  }

  /// An icon beside a title.
  func label(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box("span", id: id(element, in: place), "label")
    let inner = place.with { $0.axis = .horizontal }
    var icon = Box("span", id: id(element, "icon", in: place), "icon")
    fill(&icon, with: rendered(slot("icon", of: element), in: inner), &extras)
    icon.set("aria-hidden", to: "true")
    var title = Box("span", id: id(element, "title", in: place), "title")
    fill(&title, with: rendered(element.children, in: inner), &extras)
    box.content = .children([icon.node, title.node])
    return box
  }
}
