@_spi(Workshop) import WorkshopUI

/// What a row is made of, beside what it shows: its background, and what can be done with it.
extension HTMLRenderer {
  func row(_ element: Element, in place: Place, _ extras: inout Extras) -> HTMLNode {
    guard element.kind != "Rows" else { return rows(element, in: place).node }
    var row = Box("li", id: id(element, "row", in: place), "row")
    if modifier("listRowSeparator", of: element) == "hidden" { row.classes.append("no-line") }
    if let insets = modifier("listRowInsets", of: element) {
      let values = insets.split(separator: " ").compactMap { Double($0) }
      if values.count == 4 {
        let (top, leading, bottom, trailing) = (values[0], values[1], values[2], values[3])
        row.set(
          "padding", [top, trailing, bottom, leading].map { points($0) }.joined(separator: " "))
      }
    }
    for background in element.modifiers where background.name == "listRowBackground" {
      let elements = background.slots.flatMap(\.elements)
      guard !elements.isEmpty else { continue }
      var behind = Box("div", id: id(element, "background", in: place), "row-background", "z")
      fill(&behind, with: rendered(elements, in: Place(axis: .depth)), &extras)
      row.add(behind.node)
    }
    fill(&row, with: rendered([element], in: place), &extras)
    if let more = actions(element, in: place, &extras) {
      row.classes.append("has-actions")
      for node in more { row.add(node) }
    }
    return row.node
  }

  /// A button that opens what sweeping, holding, or editing offers; nil where there is nothing.
  private func actions(
    _ element: Element, in place: Place, _ extras: inout Extras
  ) -> [HTMLNode]? {
    let items = element.modifiers.filter { ["swipeActions", "contextMenu"].contains($0.name) }
      .flatMap(\.slots).flatMap(\.elements)
    let own = edits(element, in: place)
    guard !items.isEmpty || !own.isEmpty else { return nil }
    let (trigger, menu) = (id(element, "more", in: place), id(element, "actions", in: place))
    var button = Box("button", id: trigger, "more")
    button.set("type", to: "button")
    button.set("aria-haspopup", to: "menu")
    button.set("popovertarget", to: menu)
    let name = element.accessibleName
    button.set("aria-label", to: name.isEmpty ? "More actions" : "More actions for \(name)")
    button.set("anchor-name", "--\(trigger)")
    button.add(icon("ellipsis", id: "\(trigger)-symbol"))
    let list = popover(items, and: own, id: menu, of: trigger, name: "Actions", &extras)
    return [button.node, list]
  }

  /// Removing and moving a row, which a person does by gestures elsewhere.
  private func edits(_ element: Element, in place: Place) -> [HTMLNode] {
    func item(_ name: String, _ event: Element.Event, _ text: String, _ part: String) -> HTMLNode {
      HTMLNode(
        "button", id: id(element, part, in: place),
        [
          HTMLAttribute("class", event == .delete ? "item role-destructive" : "item"),
          HTMLAttribute("type", "button"), HTMLAttribute("role", "menuitem"),
          HTMLAttribute("popovertarget", id(element, "actions", in: place)),
          HTMLAttribute("popovertargetaction", "hide"),
          HTMLAttribute("data-on", event.rawValue), HTMLAttribute("data-text", text),
        ], content: .text(name))
    }
    // Said by the `ForEach` of the row: its places are those among its own rows, not in the list.
    let ways = element.modifiers.last { $0.handlers[.move] != nil }?["moves"] ?? ""
    var items = ways.split(separator: " ").map(String.init).map { way in
      item("Move \(way)", .move, way, way)
    }
    if takes(.delete, element) { items.append(item("Delete", .delete, "", "delete")) }
    return items
  }
}
