@_spi(Workshop) import WorkshopUI

/// Tabs, as a phone shows them: a floating bar of glass, and what searches apart from the others.
extension HTMLRenderer {
  func tabView(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box("div", id: id(element, in: place), "tabs")
    box.grows = .both
    let tabs = tabs(in: element.children)
    let accessory = element.modifiers.last { $0.name == "tabViewBottomAccessory" }?.slots ?? []
    if !accessory.isEmpty { box.classes.append("has-accessory") }
    let isPaged = element["style"] == "page"
    if isPaged { box.classes.append("paged") }
    for tab in tabs where tab["selected"] != nil {
      // A panel of its own for each tab: what is scrolled and typed in one is not another's.
      var body = Box("div", id: id(tab, "panel", in: place), "tab-body")
      body.set("role", to: "tabpanel")
      body.set("aria-labelledby", to: id(tab, in: place))
      let inner = place.with {
        $0.axis = .vertical
        $0.edges = .all
      }
      var content = rendered(tab.children, in: inner)
      if content.extras.hasBars {
        content = screen(content, id: id(tab, "screen", in: place), in: place)
      }
      fill(&body, with: content, &extras)
      box.add(body.node)
    }
    var foot = Box("div", id: id(element, "foot", in: place), "tab-foot")
    if !accessory.isEmpty {
      var bar = Box("div", id: id(element, "accessory", in: place), "tab-accessory", "glass")
      let inner = Place(kind: .bottomBar, axis: .horizontal)
      fill(&bar, with: rendered(accessory.flatMap(\.elements), in: inner), &extras)
      foot.add(bar.node)
    }
    foot.add(bar(of: tabs, element, isPaged: isPaged, in: place, &extras))
    box.add(foot.node)
    return box
  }

  /// On a phone, the tabs of a section stand with the others.
  private func tabs(in elements: [Element]) -> [Element] {
    elements.flatMap { $0.kind == "TabSection" ? tabs(in: $0.children) : [$0] }
  }

  private func bar(
    of tabs: [Element], _ element: Element, isPaged: Bool, in place: Place, _ extras: inout Extras
  ) -> HTMLNode {
    var bar = Box("div", id: id(element, "bar", in: place), "tab-bar")
    bar.set("role", to: "tablist")
    let isApart = { (tab: Element) in tab["role"] == "search" }
    for (name, group) in [("items", tabs.filter { !isApart($0) }), ("apart", tabs.filter(isApart))]
    where !group.isEmpty {
      var box = Box("div", id: id(element, name, in: place), "tab-\(name)", "glass", "interactive")
      box.set("role", to: "presentation")
      for tab in group { box.add(item(tab, isPaged: isPaged, in: place, &extras)) }
      bar.add(box.node)
    }
    return bar.node
  }

  private func item(
    _ tab: Element, isPaged: Bool, in place: Place, _ extras: inout Extras
  ) -> HTMLNode {
    var box = Box("button", id: id(tab, in: place), "tab-item")
    let isSelected = tab["selected"] != nil
    box.set("type", to: "button")
    box.set("role", to: "tab")
    box.set("aria-selected", to: isSelected ? "true" : "false")
    if isSelected { box.set("aria-controls", to: id(tab, "panel", in: place)) }
    let name = tab.accessibleName
    let badge = tab["badge"]
    box.set(
      "aria-label",
      to: [name.isEmpty ? "Tab" : name, badge].compactMap(\.self).joined(separator: ", "))
    if tab["disabled"] != nil { box.set("disabled", to: nil) }
    listen(&box, to: tab, only: [.tap])
    if !isPaged {
      let inner = Place(axis: .horizontal)
      fill(&box, with: rendered(slot("label", of: tab), in: inner), &extras)
      if let badge {
        box.add(
          HTMLNode(
            "span", id: id(tab, "badge", in: place), [HTMLAttribute("class", "badge")],
            content: .text(badge)))
      }
    }
    return box.node
  }

  /// What there is no picture of, and says so: a box with its name.
  func quietBox(_ element: Element, in place: Place) -> Box {
    var box = Box("div", id: id(element, in: place), "quiet")
    box.set("role", to: "img")
    box.set("aria-label", to: element.kind)
    box.content = .text(element.kind)
    box.grows = .both
    return box
  }
}
