@_spi(Workshop) import WorkshopUI

/// Liquid Glass. `data-glass` is the name by which glass changes into other glass.
extension HTMLRenderer {
  /// - Returns: Whether it is a modifier of glass.
  func applyGlass(_ modifier: Modifier, to box: inout Box, id: String, in place: Place) -> Bool {
    switch modifier.name {
    case "glassEffect":
      guard modifier["value"] != "identity", !place.isInUnion else { return true }
      // A clear colour is a place for glass, and takes it itself.
      let isPlace = box.classes.contains("shape") && box.value("background") == "transparent"
      if isPlace {
        box.styles.removeAll { $0.name == "background" }
      } else {
        box.open(.paint, id: id, in: place)
      }
      if box.has("background") || box.classes.contains("glass") { box.wrap(id: id, in: place) }
      box.layer = .paint
      box.classes += ["glass", modifier["value"] == "clear" ? "of-clear" : "of-regular"]
      if modifier["interactive"] == "true" { box.classes.append("interactive") }
      if let tint = modifier["tint"].flatMap(Paint.init) {
        box.classes.append("tinted")
        box.set("--glass-tint", tint.fill)
      }
      let shape = modifier["in"] ?? "Capsule"
      box.set("border-radius", cornerRadius(ofShape: shape) ?? "24px")
    case "glassEffectID":
      guard let name = modifier["id"] else { return true }
      let ident = "glass-\(modifier["in"] ?? "0")-\(name)"
      box.set("data-glass", to: ident)
      box.set("view-transition-name", customIdent(ident))
      box.set("view-transition-class", "glass")
    case "glassEffectUnion": break  // The stack around puts one piece of glass behind its elements.
    case "glassEffectTransition": box.set("data-transition", to: modifier["value"] ?? "")
    case "backgroundExtensionEffect": box.classes.append("extends")
    default: return false
    }
    return true
  }

  /// The name that glass shares with other glass, of which one piece is made.
  func union(_ element: Element) -> String? {
    guard let modifier = element.modifiers.last(where: { $0.name == "glassEffectUnion" }),
      let id = modifier["id"], element.modifiers.contains(where: { $0.name == "glassEffect" })
    else { return nil }
    return "\(modifier["in"] ?? "") \(id)"
  }

  /// One piece of glass of the look of its first element.
  func unionOf(
    _ elements: [Element], in place: Place, _ extras: inout Extras
  ) -> Rendered {
    let name = "\(id(elements[0], in: place))-union"
    var box = Box(place.box, id: name, place.axis == .vertical ? "v" : "h", "union")
    for modifier in elements[0].modifiers where modifier.name == "glassEffect" {
      _ = applyGlass(modifier, to: &box, id: name, in: place)
    }
    let content = rendered(elements, in: place.with { $0.isInUnion = true })
    fill(&box, with: content, &extras)
    return Rendered(nodes: [box.node], grows: content.grows)
  }

  func glassContainer(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "glass-container", "box")
    let content = rendered(element.children, in: place)
    box.grows = content.grows
    box.set("data-spacing", to: element["spacing"])
    fill(&box, with: content, &extras)
    // Where the page draws the glass of all that is inside; to the tree it stays empty.
    var field = Box("span", id: "\(id(element, in: place))-field", "glass-field")
    field.set("aria-hidden", to: "true")
    box.add(field.node)
    return box
  }

  /// A name as CSS takes it: letters, digits and hyphens; anything else by its number.
  private func customIdent(_ text: String) -> String {
    text.unicodeScalars.map {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) || $0 == "-"
        ? String($0) : "_\($0.value)"
    }.joined()
  }
}
