@_spi(Workshop) import WorkshopUI

extension HTMLRenderer {
  func button(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box("button", id: id(element, in: place), "button")
    box.set("type", to: "button")
    if let style = element["style"]?.split(separator: " ").first { box.classes.append("\(style)") }
    if let role = element["role"] { box.classes.append(role) }
    if let size = element["controlSize"] { box.classes.append("size-\(size)") }
    if let shape = element["borderShape"] { box.classes.append("shape-\(shape)") }
    press(&box, element)
    fillLabel(&box, element, element.children, in: place, &extras)
    return box
  }

  func link(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box("button", id: id(element, in: place), "button", "link")
    box.set("type", to: "button")
    press(&box, element)
    fillLabel(&box, element, element.children, in: place, &extras)
    return box
  }

  /// Has a button take a tap, unless it is disabled.
  func press(_ box: inout Box, _ element: Element) {
    if element.handlers[.tap] == nil
      && !element.modifiers.contains(where: { $0.handlers[.tap] != nil }
      )
    {
      box.set("disabled", to: nil)
    }
    listen(&box, to: element, only: [.tap, .press])
  }

  /// Fills a control with its label.
  func fillLabel(
    _ box: inout Box, _ element: Element, _ label: [Element], in place: Place,
    _ extras: inout Extras
  ) {
    let inner = place.with {
      $0.isInControl = true
      $0.axis = .horizontal
      $0.edges = []
      $0.kind = .label
    }
    let content = rendered(label, in: inner)
    box.grows = content.grows.intersection(.across)
    if place.kind == .row || place.kind == .menu { box.grows = .across }
    fill(&box, with: content, &extras)
  }

  /// What screen readers say of an element.
  func name(_ element: Element, _ box: inout Box, in place: Place) {}

  func image(_ element: Element, in place: Place) -> Box {
    var box = Box("span", id: id(element, in: place), "symbol")
    box.set("aria-hidden", to: "true")
    box.isClosed = true
    return box
  }
}
