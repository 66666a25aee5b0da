@_spi(Workshop) import WorkshopUI

/// Screens and the stacks that they stand in.
extension HTMLRenderer {
  /// The screens of a stack: those that others were pushed onto stay, out of reach, with their scroll positions.
  func navigationStack(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box("div", id: id(element, in: place), "stack")
    let inner = place.with {
      $0.edges = .all
      $0.axis = .vertical
    }
    var content = rendered(element.children, in: inner)
    var name = id(element, "screen", in: place)
    var back: Back?
    while true {
      let next = content.extras.destinations.last
      let title = content.extras.title
      let shown = screen(content, id: name, in: place, back: back, isCovered: next != nil)
      fill(&box, with: shown, &extras)
      guard let next else { break }
      back = takes(.dismiss, next) ? Back(id: id(next, "back", in: place), title: title) : nil
      name = id(next, in: place)
      content = rendered(next.children, in: inner)
    }
    box.grows = .both
    return box
  }

  /// How to get back to the screen below.
  struct Back {
    var id: String
    var title: String?
  }

  /// A screen with its bars, under which what scrolls goes on.
  func screen(
    _ content: Rendered, id: String, in place: Place, back: Back? = nil, isCovered: Bool = false
  ) -> Rendered {
    var result = Rendered(grows: .both)
    let said = content.extras
    result.extras.overlays = said.overlays
    var screen = Box("div", id: id, "screen")
    if isCovered {
      screen.classes.append("covered")
      screen.set("inert", to: nil)
    }
    let isLarge = said.title != nil && !said.isTitleInline && !said.isTitleHidden
    let bars = Bars(said.bars)
    var top = Box("div", id: "\(id)-top", "top")
    let hasRefresh = said.refresh != nil && !bars.hasRefresh
    if back != nil || said.title != nil || !bars.isTopEmpty || hasRefresh {
      screen.classes.append("has-bar")
      top.add(topBar(bars, said, id: id, in: place, back: back, isLarge: isLarge, &result.extras))
    }
    if isLarge, let title = said.title {
      screen.classes.append("has-large")
      if said.subtitle != nil { screen.classes.append("has-subtitle") }
      top.add(titles(title, said.subtitle, id: id, in: place))
    }
    if !said.search.isEmpty {
      screen.classes.append("has-search")
      fill(&top, with: rendered(said.search, in: Place(axis: .horizontal)), &result.extras)
    }
    if case .children(let parts) = top.content, !parts.isEmpty { screen.add(top.node) }
    var body = Box("div", id: "\(id)-body", "screen-body")
    body.content = .children(content.nodes)
    screen.add(body.node)
    if !bars.bottom.isEmpty {
      screen.classes.append("has-bottom")
      screen.add(bottomBar(bars.bottom, id: id, &result.extras))
    }
    result.nodes = [screen.node]
    return result
  }

  private func titles(_ title: String, _ subtitle: String?, id: String, in place: Place) -> HTMLNode
  {
    var box = Box("div", id: "\(id)-titles", "titles")
    box.add(
      HTMLNode(
        "h\(min(6, place.level))", id: "\(id)-title", [HTMLAttribute("class", "large-title")],
        content: .text(title)))
    if let subtitle {
      box.add(
        HTMLNode(
          "p", id: "\(id)-subtitle", [HTMLAttribute("class", "subtitle")], content: .text(subtitle))
      )
    }
    return box.node
  }

  private func topBar(
    _ bars: Bars, _ said: Extras, id: String, in place: Place, back: Back?, isLarge: Bool,
    _ extras: inout Extras
  ) -> HTMLNode {
    var bar = Box("div", id: "\(id)-bar", "bar")
    var leading = Box("div", id: "\(id)-leading", "leading")
    if let back {
      var button = Box("button", id: back.id, "button", "back", "glass", "interactive")
      button.set("type", to: "button")
      button.set("data-on", to: "dismiss")
      button.set("aria-label", to: back.title.map { "Back to \($0)" } ?? "Back")
      button.add(icon("chevron.backward", id: "\(back.id)-symbol"))
      leading.add(button.node)
    }
    for node in groups(bars.leading, "\(id)-leading", .topBar, &extras) { leading.add(node) }
    var middle = Box("div", id: "\(id)-principal", "principal")
    if said.isTitleHidden {
      // The content has it, and a screen reader should not read it twice.
    } else if bars.principal.isEmpty, let title = said.title {
      // The title of a large one comes here when it is scrolled out of sight; it is read there.
      var text = Box(isLarge ? "span" : "h\(min(6, place.level))", id: "\(id)-small", "small-title")
      if isLarge { text.set("aria-hidden", to: "true") }
      text.content = .text(title)
      middle.add(text.node)
      if !isLarge, let subtitle = said.subtitle {
        middle.add(
          HTMLNode(
            "p", id: "\(id)-subtitle", [HTMLAttribute("class", "subtitle")],
            content: .text(subtitle)))
      }
    } else {
      fill(&middle, with: rendered(bars.principal, in: Place(kind: .topBar)), &extras)
    }
    var trailing = Box("div", id: "\(id)-trailing", "trailing")
    if let refresh = said.refresh, !bars.hasRefresh {
      var button = Box(
        "button", id: "\(refresh)-refresh", "button", "glass", "interactive", "round")
      button.set("type", to: "button")
      button.set("aria-label", to: "Refresh")
      button.set("data-on", to: "refresh")
      button.add(icon("arrow.clockwise", id: "\(refresh)-refresh-symbol"))
      trailing.add(button.node)
    }
    for node in groups(bars.trailing, "\(id)-trailing", .topBar, &extras) { trailing.add(node) }
    for part in [leading, middle, trailing] { bar.add(part.node) }
    return bar.node
  }
}
