@_spi(Workshop) import WorkshopUI

extension HTMLRenderer {
  /// The node of an element with all its modifiers.
  func make(_ element: Element, in place: Place) -> Rendered {
    var extras = Extras()
    var box = core(of: element, in: place, &extras)
    name(element, &box, in: place)
    for modifier in element.modifiers { apply(modifier, of: element, to: &box, in: place, &extras) }
    return Rendered(nodes: [box.node], grows: box.grows, extras: extras)
  }

  /// The id of an element's node, or of a part of it.
  func id(_ element: Element, _ part: String? = nil, in place: Place) -> String {
    let copy = place.copy == 0 ? "" : "c\(place.copy)"
    return "e\(element.id)\(copy)" + (part.map { "-\($0)" } ?? "")
  }

  private func core(of element: Element, in place: Place, _ extras: inout Extras) -> Box {
    switch element.kind {
    case "Text": text(element, in: place)
    case "Image", "AsyncImage": image(element, in: place)
    case "Label": label(element, in: place, &extras)
    case "VStack", "LazyVStack", "HStack", "LazyHStack", "ZStack":
      stack(element, in: place, &extras)
    case "Spacer": spacer(element, in: place)
    case "Divider": divider(element, in: place)
    case "List", "Form": list(element, in: place, &extras)
    case "ScrollView": scrollView(element, in: place, &extras)
    case "Section": section(element, in: place, &extras)
    case "Rows": rows(element, in: place)
    case "Button": button(element, in: place, &extras)
    case "NavigationLink": link(element, in: place, &extras)
    case "NavigationStack": navigationStack(element, in: place, &extras)
    default: other(element, in: place, &extras)
    }
  }

  /// What there is no picture of is shown as its content, and noted.
  private func other(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    noteUnrendered(element.kind)
    var box = Box(place.box, id: id(element, in: place), "v")
    let parts = element.slots.flatMap(\.elements) + element.children
    fill(&box, with: rendered(parts, in: place.with { $0.axis = .vertical }), &extras)
    return box
  }

  /// Puts what was rendered into a box.
  func fill(_ box: inout Box, with content: Rendered, _ extras: inout Extras) {
    for node in content.nodes { box.add(node) }
    extras.append(content.extras)
  }

  /// The elements of a slot.
  func slot(_ name: String, of element: Element) -> [Element] {
    element.slots.filter { $0.name == name }.flatMap(\.elements)
  }

  /// The events that an element takes, of which the window sends word.
  func listen(_ box: inout Box, to element: Element, only: [Element.Event]) {
    let taken = only.filter { event in
      element.handlers[event] != nil || element.modifiers.contains { $0.handlers[event] != nil }
    }
    guard !taken.isEmpty else { return }
    box.set("data-on", to: taken.map(\.rawValue).joined(separator: " "))
  }
}
