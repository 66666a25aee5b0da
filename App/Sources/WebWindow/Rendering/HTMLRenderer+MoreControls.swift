@_spi(Workshop) import WorkshopUI

/// Controls that are seen less often; each holds a label and what is changed.
extension HTMLRenderer {
  /// A field that the browser has a kind of its own for: its label beside it.
  func typedField(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    if element.kind == "SecureField" { return secureField(element, in: place) }
    var box = Box("label", id: id(element, in: place), "valued")
    var input: Box
    if element.kind == "ColorPicker" {
      input = self.input(element, "color", nil, in: place)
      input.set("value", to: hexadecimal(element["value"] ?? ""))
    } else {
      input = self.input(element, element["components"] ?? "date", nil, in: place)
      input.set("value", to: element["value"] ?? "")
      if let least = element["least"] { input.set("min", to: least) }
      if let most = element["most"] { input.set("max", to: most) }
    }
    if let name = label(element) { input.set("aria-label", to: name) }
    box.add(title(element, in: place, &extras))
    box.add(input.node)
    box.grows = .across
    return box
  }

  private func secureField(_ element: Element, in place: Place) -> Box {
    var box = Box(place.box, id: id(element, in: place), "field")
    let name = label(element) ?? slot("label", of: element).map(\.accessibleName).joined()
    var input = input(element, "password", nil, in: place)
    input.set("value", to: element["value"] ?? "")
    input.set("placeholder", to: element["prompt"] ?? name)
    input.set("aria-label", to: name.isEmpty ? element["prompt"] ?? "Password" : name)
    input.set("autocomplete", to: "off")
    box.add(input.node)
    box.grows = .across
    return box
  }

  /// `#rrggbb`, which is all that the browser's field takes; black for a colour of a name.
  private func hexadecimal(_ words: String) -> String {
    let parts = words.split(separator: " ").dropFirst().prefix(3).compactMap { Double($0) }
    guard words.hasPrefix("rgb"), parts.count == 3 else { return "#000000" }
    return "#"
      + parts.map { part in
        let digits = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }

  func textEditor(_ element: Element, in place: Place) -> Box {
    var box = Box(place.box, id: id(element, in: place), "field", "editor")
    var input = Box("textarea", id: id(element, "input", in: place))
    input.content = .text(element["value"] ?? "")
    input.set("aria-label", to: label(element) ?? "Text")
    listen(&input, to: element, only: [.change, .focus])
    mark(&input, as: element)
    box.add(input.node)
    box.grows = .both
    return box
  }

  func stepper(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "valued", "stepper")
    box.add(title(element, in: place, &extras))
    // Two buttons with symbols, whose titles are read alone.
    let buttons = place.with {
      $0.kind = .content
      $0.axis = .horizontal
    }
    fill(&box, with: rendered(slot("buttons", of: element), in: buttons), &extras)
    box.set("role", to: "group")
    box.grows = .across
    return box
  }

  func gauge(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "gauge")
    let range = (element["range"] ?? "").split(separator: "...").compactMap { Double($0) }
    let (least, most) = range.count == 2 ? (range[0], range[1]) : (0, 1)
    let value = element["value"].flatMap(Double.init) ?? least
    let share = most > least ? min(1, max(0, (value - least) / (most - least))) : 0
    let isRing = element["style"]?.contains("ircular") == true
    if isRing { box.classes.append("ring") }
    box.set("--share", points(share * 100, unit: "%"))
    box.set("role", to: "meter")
    box.set("aria-valuemin", to: points(least, unit: ""))
    box.set("aria-valuemax", to: points(most, unit: ""))
    box.set("aria-valuenow", to: points(value, unit: ""))
    modifier("accessibilityValue", of: element).map { box.set("aria-valuetext", to: $0) }
    let name = label(element) ?? slot("label", of: element).map(\.accessibleName).joined()
    box.set("aria-label", to: name.isEmpty ? "Value" : name)
    if !isRing { box.add(title(element, in: place, &extras)) }
    for part in ["minimum", "bar", "maximum", "value"] {
      var inner = Box("span", id: id(element, part, in: place), "gauge-\(part)")
      let elements = slot(part, of: element)
      guard part == "bar" || !elements.isEmpty else { continue }
      fill(&inner, with: rendered(elements, in: inControl(place)), &extras)
      box.add(inner.node)
    }
    box.grows = isRing ? [] : .across
    return box
  }

  func labeledContent(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "valued", "labeled")
    box.add(title(element, in: place, &extras))
    let inner = place.with {
      $0.kind = .content
      $0.axis = .horizontal
    }
    fill(&box, with: rendered(element.children, in: inner), &extras)
    box.grows = .across
    return box
  }

  func groupBox(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "group-box", "v", "align-leading")
    if !slot("label", of: element).isEmpty { box.add(title(element, in: place, &extras)) }
    let inner = place.with {
      $0.axis = .vertical
      $0.kind = .content
      $0.edges = []
    }
    fill(&box, with: rendered(element.children, in: inner), &extras)
    box.grows = .across
    return box
  }

  /// A button that unfolds what is below it.
  func disclosureGroup(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "disclosure")
    let isExpanded = element["isExpanded"] == "true"
    var button = Box("button", id: id(element, "button", in: place), "button", "disclosure-button")
    button.set("type", to: "button")
    button.set("aria-expanded", to: isExpanded ? "true" : "false")
    if !takes(.tap, element) { button.set("disabled", to: nil) }
    label(element).map { button.set("aria-label", to: $0) }
    modifier("accessibilityValue", of: element).map { button.set("aria-description", to: $0) }
    listen(&button, to: element, only: [.tap])
    fillLabel(&button, element, slot("label", of: element), in: place, &extras)
    button.add(icon("chevron.forward", id: id(element, "chevron", in: place), "symbol chevron"))
    box.add(button.node)
    if isExpanded {
      var content = Box(place.box, id: id(element, "content", in: place), "disclosed", "v")
      let inner = place.with {
        $0.axis = .vertical
        $0.kind = .content
      }
      fill(&content, with: rendered(element.children, in: inner), &extras)
      box.add(content.node)
    }
    box.grows = .across
    return box
  }

  func controlGroup(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "h", "control-group")
    box.set("role", to: "group")
    let name = slot("label", of: element).map(\.accessibleName).joined()
    if !name.isEmpty { box.set("aria-label", to: name) }
    fill(&box, with: rendered(element.children, in: place.with { $0.axis = .horizontal }), &extras)
    return box
  }

  private func title(_ element: Element, in place: Place, _ extras: inout Extras) -> HTMLNode {
    var title = Box("span", id: id(element, "label", in: place), "title")
    fill(&title, with: rendered(slot("label", of: element), in: inControl(place)), &extras)
    return title.node
  }
}
