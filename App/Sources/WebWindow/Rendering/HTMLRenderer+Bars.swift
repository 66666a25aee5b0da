@_spi(Workshop) import WorkshopUI

/// What stands in the bars of a screen, by where it does.
struct Bars {
  var leading: [Element] = []
  var principal: [Element] = []
  var trailing: [Element] = []
  var bottom: [Element] = []

  var isTopEmpty: Bool { leading.isEmpty && principal.isEmpty && trailing.isEmpty }

  /// Whether a button of the view's own loads again what can be refreshed.
  var hasRefresh: Bool {
    (leading + trailing + bottom).flatMap(\.all).contains {
      $0.kind == "Button" && ["Refresh", "Reload"].contains($0.accessibleName)
    }
  }

  init(_ elements: [Element]) {
    for element in elements {
      switch element["placement"] {
      case "cancellationAction", "topBarLeading", "navigation": leading.append(element)
      case "principal", "title", "largeTitle", "subtitle", "largeSubtitle":
        principal.append(element)
      case "bottomBar", "status", "keyboard": bottom.append(element)
      default: trailing.append(element)
      }
    }
  }
}

extension HTMLRenderer {
  /// The floating bar at the bottom.
  func bottomBar(_ elements: [Element], id: String, _ extras: inout Extras) -> HTMLNode {
    var bar = Box("div", id: "\(id)-bottom", "bottom")
    bar.set("role", to: "toolbar")
    bar.set("aria-label", to: "Actions")
    for node in groups(elements, "\(id)-bottom", .bottomBar, &extras) { bar.add(node) }
    return bar.node
  }

  /// Items that stand side by side share a piece of glass; a spacer parts it, and what is prominent has its own.
  func groups(
    _ elements: [Element], _ id: String, _ kind: Place.Kind, _ extras: inout Extras
  ) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    var group: [Element] = []
    func endGroup() {
      guard let first = group.first else { return }
      var box = Box("div", id: "\(id)-g\(first.id)", "bar-group")
      let isBare = group.contains { modifier("sharedBackgroundVisibility", of: $0) == "hidden" }
      let isGlass = !isBare && group.contains { $0.all.contains { isPressable($0) } }
      if isGlass { box.classes += ["glass", "interactive"] }
      fill(&box, with: rendered(group, in: Place(kind: kind, axis: .horizontal)), &extras)
      nodes.append(box.node)
      group = []
    }
    for element in elements {
      if element.kind == "ToolbarSpacer" || element.kind == "Spacer" {
        endGroup()
        let isFixed = element["sizing"] == "fixed"
        nodes.append(
          HTMLNode(
            "span", id: "e\(element.id)", [.init("class", isFixed ? "bar-gap" : "bar-space")]
          ))
      } else if isProminent(element) {
        endGroup()
        var box = Box("div", id: "\(id)-g\(element.id)", "bar-group", "prominent")
        fill(&box, with: rendered([element], in: Place(kind: kind, axis: .horizontal)), &extras)
        nodes.append(box.node)
      } else {
        group.append(element)
      }
    }
    endGroup()
    return nodes
  }

  private func isPressable(_ element: Element) -> Bool {
    ["Button", "Menu", "NavigationLink", "Picker", "Toggle", "ShareLink", "DefaultToolbarItem"]
      .contains(element.kind)
  }

  private func isProminent(_ element: Element) -> Bool {
    let buttons = element.kind == "Button" ? [element] : element.children
    return element["placement"] == "confirmationAction"
      || buttons.contains {
        ["glassProminent", "borderedProminent"].contains($0["style"] ?? "")
          || $0.modifiers.contains { $0.name == "glassEffect" }
      }
  }

  /// An item of a bar, or several.
  func toolbarItem(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box("span", id: id(element, in: place), "bar-item")
    if element["placement"] == "confirmationAction" { box.classes.append("confirm") }
    fill(&box, with: rendered(element.children, in: place.with { $0.axis = .horizontal }), &extras)
    return box
  }
}
