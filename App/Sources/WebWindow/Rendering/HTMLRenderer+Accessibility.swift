@_spi(Workshop) import WorkshopUI

/// What screen readers are told.
extension HTMLRenderer {
  /// Names a finished box. HTML lets only elements with a role have a name, so texts are put beside.
  func describe(_ element: Element, _ box: inout Box, in place: Place) {
    let value = { self.modifier($0, of: element) }
    if value("accessibilityHidden") == "true" { box.set("aria-hidden", to: "true") }
    if let identifier = value("accessibilityIdentifier") {
      box.set("data-testid", to: identifier)
    }
    if let hint = value("accessibilityHint"), !hint.isEmpty { box.set("title", to: hint) }
    let removed = (value("accessibilityRemoveTraits") ?? "").split(separator: " ")
    let traits = (value("accessibilityAddTraits") ?? "").split(separator: " ")
      .filter { !removed.contains($0) }
    self.traits(traits.joined(separator: " "), &box, in: place)
    let children = value("accessibilityElement").map { $0.hasSuffix("ignore") }
    let reading = value("accessibilityValue")
    // What has views inside keeps their names: a value alone is none for them.
    let isRead = reading != nil && element.children.isEmpty && !element.isHiddenFromAccessibility
    guard
      let label = value("accessibilityLabel") ?? (isRead ? element.accessibleName : nil)
    else {
      if children == true, !isControl(element) { box.set("aria-hidden", to: "true") }
      return
    }
    // A control has its name where it is made.
    guard !isControl(element) else { return }
    let words = [label, reading].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    name(&box, words, isWhole: children != false)
  }

  func isControl(_ element: Element) -> Bool {
    [
      "Button", "Link", "NavigationLink", "Menu", "Toggle", "Slider", "Picker", "TextField", "List",
      "ScrollView", "Form", "ProgressView", "SearchField", "SecureField", "TextEditor",
      "DatePicker",
      "ColorPicker", "Gauge", "ShareLink", "DisclosureGroup",
    ].contains(element.kind)
  }

  private func name(_ box: inout Box, _ label: String, isWhole: Bool) {
    let hasRole = box.attributes.contains { $0.name == "role" }
    if !hasRole {
      let isHeading = box.tag.count == 2 && box.tag.hasPrefix("h") && box.tag != "hr"
      if !isHeading { box.set("role", to: isWhole ? "img" : "group") }
    }
    box.attributes.removeAll { $0.name == "aria-hidden" }
    box.set("aria-label", to: label)
  }

  private func traits(_ traits: String, _ box: inout Box, in place: Place) {
    for trait in traits.split(separator: " ") {
      switch trait {
      case "isHeader" where box.tag == "span" || box.tag == "div":
        guard !place.isInControl, !box.attributes.contains(where: { $0.name == "role" }) else {
          break
        }
        box.set("role", to: "heading")
        box.set("aria-level", to: "\(min(6, max(2, place.level)))")
      case "isSelected":
        box.set("aria-current", to: "true")
      case "isButton" where box.tag != "button" && box.classes.contains("tappable"):
        box.set("role", to: "button")
      case "updatesFrequently": box.set("aria-live", to: "off")
      default: break
      }
    }
  }

  /// The name that a control has by a modifier, if it has one.
  func label(_ element: Element) -> String? { modifier("accessibilityLabel", of: element) }

  /// Text for screen readers alone.
  func hiddenText(_ text: String, id: String) -> HTMLNode {
    HTMLNode("span", id: id, [HTMLAttribute("class", "unseen-text")], content: .text(text))
  }

  /// A symbol, which is not read.
  func icon(_ name: String, id: String? = nil, _ classes: String = "symbol") -> HTMLNode {
    let outline = Symbol.path(name)
    let path = HTMLNode(
      "path",
      [HTMLAttribute("d", outline.path)]
        + (outline.isFilled ? [HTMLAttribute("class", "solid")] : []))
    return HTMLNode(
      "svg", id: id,
      [
        HTMLAttribute("class", Symbol.mirrors(name) ? "\(classes) mirrors" : classes),
        HTMLAttribute("viewBox", "0 0 24 24"),
        HTMLAttribute("aria-hidden", "true"), HTMLAttribute("focusable", "false"),
      ], content: .children([path]))
  }
}
