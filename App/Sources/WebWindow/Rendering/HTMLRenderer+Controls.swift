@_spi(Workshop) import WorkshopUI

/// Buttons, links and menus.
extension HTMLRenderer {
  func button(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box("button", id: id(element, in: place), "button")
    if let style = element["style"] {
      style.split(separator: " ").first.map { glass(style, "\($0)", &box) }
    }
    if let role = element["role"] { box.classes.append("role-\(role)") }
    if let size = element["controlSize"] { box.classes.append("size-\(size)") }
    if let shape = element["borderShape"] { box.classes.append("shape-\(shape)") }
    press(&box, element, in: place)
    let symbols = ["close": ("Close", "xmark"), "confirm": ("Confirm", "checkmark")]
    if let (words, symbol) = element["role"].flatMap({ symbols[$0] }), place.kind != .menu,
      element.children.count == 1, element.children[0]["text"] == words
    {
      // A role that is the only label has a symbol.
      box.classes.append("round")
      if label(element) == nil { box.set("aria-label", to: words) }
      box.add(icon(symbol, id: id(element, "symbol", in: place)))
      return box
    }
    fillLabel(&box, element, element.children, in: place, &extras)
    return box
  }

  /// The style of a button: a name, and the glass that is said with it.
  private func glass(_ words: String, _ name: String, _ box: inout Box) {
    let known = [
      "automatic", "bordered", "borderedProminent", "borderless", "plain", "glass",
      "glassProminent",
    ]
    box.classes.append(known.contains(name) ? "style-\(name)" : "own")
    let rest = words.split(separator: " ", maxSplits: 2).dropFirst(2).joined()
    if name == "glass", let tint = Paint(rest) {
      box.classes.append("tinted")
      box.set("--glass-tint", tint.fill)
    }
  }

  /// A link to a page, or to who is written to or called: of no other scheme.
  func webLink(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = button(element, in: place, &extras)
    // A query alone is another page of the window.
    let schemes = ["http://", "https://", "mailto:", "tel:", "?"]
    guard let url = element["url"], schemes.contains(where: url.lowercased().hasPrefix),
      element["disabled"] != "true"
    else { return box }
    box.tag = "a"
    for name in ["type", "data-on", "disabled"] { box.attributes.removeAll { $0.name == name } }
    box.set("href", to: url)
    if url.lowercased().hasPrefix("http") {
      box.set("target", to: "_blank")
      box.set("rel", to: "noopener noreferrer")
    }
    return box
  }

  func link(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box("button", id: id(element, in: place), "button", "link")
    press(&box, element, in: place)
    fillLabel(&box, element, element.children, in: place, &extras)
    if place.kind == .row || place.kind == .form {
      box.add(icon("chevron.forward", id: id(element, "chevron", in: place), "symbol chevron"))
    }
    return box
  }

  /// Has a button take a tap, unless it is disabled.
  func press(_ box: inout Box, _ element: Element, in place: Place) {
    box.set("type", to: "button")
    if !takes(.tap, element) { box.set("disabled", to: nil) }
    if place.kind == .menu { choice(&box, in: place) }
    label(element).map { box.set("aria-label", to: $0) }
    switch modifier("accessibilityValue", of: element) {
    // What systems say of a button that opens something; a browser has a state for it.
    case "Expanded": box.set("aria-expanded", to: "true")
    case "Collapsed": box.set("aria-expanded", to: "false")
    case let value?: box.set("aria-description", to: value)
    case nil: break
    }
    // The script presses it for the Escape key, and moves the focus to what asks for it.
    if modifier("keyboardShortcut", of: element) == Self.escape { box.set("data-cancels", to: nil) }
    if modifier("focused", of: element) == "true" { box.set("data-focused", to: "true") }
    listen(&box, to: element, only: [.tap, .press, .focus, .drag])
  }

  /// The key of `KeyboardShortcut.cancelAction`, as the stand-in notes it.
  private static let escape = "27"

  /// Makes an item of a menu, which a choice closes.
  private func choice(_ box: inout Box, _ role: String = "menuitem", in place: Place) {
    box.set("role", to: role)
    box.classes.append("item")
    guard let menu = place.menu else { return }
    box.set("popovertarget", to: menu)
    box.set("popovertargetaction", to: "hide")
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
    if [.row, .form, .menu].contains(place.kind) { box.grows = .across }
    fill(&box, with: content, &extras)
  }

  /// A button, and what it opens: a popover, which opens without a script.
  func menu(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.kind == .menu ? "div" : "span", id: id(element, in: place), "menu-holder")
    let (trigger, menu) = (id(element, "button", in: place), id(element, "menu", in: place))
    var button = Box("button", id: trigger, "button", "menu-button")
    button.set("type", to: "button")
    button.set("aria-haspopup", to: "menu")
    button.set("popovertarget", to: menu)
    button.set("anchor-name", "--\(trigger)")
    if place.kind == .menu { button.set("role", to: "menuitem") }
    if element["disabled"] == "true" { button.set("disabled", to: nil) }
    label(element).map { button.set("aria-label", to: $0) }
    modifier("accessibilityValue", of: element).map { button.set("aria-description", to: $0) }
    fillLabel(&button, element, slot("label", of: element), in: place, &extras)
    box.grows = button.grows
    if takes(.tap, element) {
      // What pressing does by itself has a button of its own; the menu is opened by the one beside it.
      var primary = button
      primary.id = id(element, "primary", in: place)
      primary.attributes.removeAll { $0.name.hasPrefix("popover") || $0.name == "aria-haspopup" }
      primary.styles = []
      listen(&primary, to: element, only: [.tap])
      box.add(primary.node)
      button.content = .children([icon("chevron.down", id: "\(trigger)-symbol")])
      button.classes.append("split")
      button.set("aria-label", to: "More: \(element.accessibleName)")
      box.classes.append("with-primary")
    }
    box.add(button.node)
    let items = slot("content", of: element)
    let stays = modifier("menuActionDismissBehavior", of: element) == "disabled"
    box.add(
      popover(items, id: menu, of: trigger, name: element.accessibleName, stays: stays, &extras))
    return box
  }

  /// A menu at a button.
  ///
  /// - Parameter stays: Whether a choice leaves it open.
  func popover(
    _ items: [Element], and more: [HTMLNode] = [], id: String, of trigger: String, name: String,
    stays: Bool = false, _ extras: inout Extras
  ) -> HTMLNode {
    var list = Box("div", id: id, "menu", "glass")
    list.set("popover", to: nil)
    list.set("role", to: "menu")
    list.set("aria-label", to: name.isEmpty ? "Actions" : name)
    list.set("position-anchor", "--\(trigger)")
    var place = Place(kind: .menu, axis: .vertical)
    place.menu = stays ? nil : id
    for item in items { menuItem(item, to: &list, in: place, &extras) }
    for node in more { list.add(node) }
    return list.node
  }

  private func menuItem(
    _ item: Element, to list: inout Box, in place: Place, _ extras: inout Extras
  ) {
    switch item.kind {
    case "Button", "NavigationLink", "Menu":
      fill(&list, with: rendered([item], in: place), &extras)
    case "Picker": choices(item, to: &list, in: place)
    case "Toggle":
      var box = Box("button", id: id(item, in: place))
      choice(&box, "menuitemcheckbox", in: place)
      let isOn = item["isOn"] == "true"
      box.set("type", to: "button")
      box.set("aria-checked", to: "\(isOn)")
      box.set("data-text", to: "\(!isOn)")
      listen(&box, to: item, only: [.change])
      box.content = .text(item.accessibleName)
      list.add(box.node)
    case "Divider":
      list.add(
        HTMLNode(
          "hr", id: id(item, in: place),
          [HTMLAttribute("role", "separator"), HTMLAttribute("class", "divider")]))
    case "Section":
      var group = Box("div", id: id(item, in: place), "group")
      group.set("role", to: "group")
      let header = slot("header", of: item).map(\.accessibleName).joined(separator: " ")
      if !header.isEmpty {
        group.set("aria-label", to: header)
        // The group's name is read; what is seen of it is no item.
        group.add(
          HTMLNode(
            "div", id: id(item, "header", in: place),
            [HTMLAttribute("class", "group-header"), HTMLAttribute("aria-hidden", "true")],
            content: .text(header)))
      }
      for child in item.children { menuItem(child, to: &group, in: place, &extras) }
      list.add(group.node)
    default:
      var box = Box("div", id: id(item, in: place), "item", "caption")
      box.set("role", to: "menuitem")
      box.set("aria-disabled", to: "true")
      box.content = .text(item.accessibleName)
      list.add(box.node)
    }
  }

  /// The options of a picker in a menu.
  private func choices(_ picker: Element, to list: inout Box, in place: Place) {
    var group = Box("div", id: id(picker, in: place), "group")
    group.set("role", to: "group")
    group.set("aria-label", to: picker.accessibleName)
    for option in options(picker) {
      var box = Box("button", id: id(picker, "option\(option.place)", in: place))
      choice(&box, "menuitemradio", in: place)
      box.set("type", to: "button")
      box.set("aria-checked", to: "\(option.isSelected)")
      box.set("data-text", to: option.value)
      listen(&box, to: picker, only: [.change])
      if !takes(.change, picker) { box.set("disabled", to: nil) }
      box.content = .text(option.name)
      group.add(box.node)
    }
    list.add(group.node)
  }
}
