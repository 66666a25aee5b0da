@_spi(Workshop) import WorkshopUI

extension HTMLRenderer {
  func stack(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    let isAcross = element.kind.hasSuffix("HStack")
    let axis: Place.Axis = element.kind == "ZStack" ? .depth : isAcross ? .horizontal : .vertical
    let name = axis == .depth ? "z" : isAcross ? "h" : "v"
    var box = Box(place.box, id: id(element, in: place), name)
    if let alignment = element["alignment"] { box.classes.append("align-\(alignment)") }
    if let spacing = element["spacing"].flatMap(Double.init) { box.set("gap", points(spacing)) }
    var rest = element.children[...]
    let places = places(for: element.children, in: place)
    while let child = rest.first {
      var inner = places[rest.startIndex].with {
        $0.axis = axis
        if $0.kind == .row || $0.kind == .form { $0.kind = .content }
      }
      if axis == .vertical, rest.startIndex > 0 { inner.edges.remove(.top) }
      if axis == .vertical, rest.count > 1 { inner.edges.remove(.bottom) }
      let name = union(child)
      let same = name == nil ? [] : Array(rest.prefix { union($0) == name })
      let content =
        same.count > 1 ? unionOf(same, in: inner, &extras) : rendered([child], in: inner)
      rest = rest.dropFirst(max(1, same.count))
      box.grows.formUnion(content.grows)
      fill(&box, with: content, &extras)
    }
    return box
  }

  func spacer(_ element: Element, in place: Place) -> Box {
    var box = Box(place.box, id: id(element, in: place), "spacer")
    box.grows = place.axis == .horizontal ? .across : place.axis == .vertical ? .down : .both
    return box
  }

  func divider(_ element: Element, in place: Place) -> Box {
    let isAcross = place.axis != .horizontal
    var box = Box(place.isInControl ? "span" : "hr", id: id(element, in: place), "divider")
    if !isAcross { box.classes.append("upright") }
    box.set("aria-hidden", to: "true")
    box.isClosed = true
    box.grows = isAcross ? .across : .down
    return box
  }

  func geometryReader(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "reader", "z", "align-topLeading")
    box.grows = .both
    let content = rendered(element.children, in: place.with { $0.axis = .depth })
    fill(&box, with: content, &extras)
    return box
  }

  /// A layout of the learner's own. The browser lays out, and takes from the host's frames alone how: in a row
  /// of equal widths, or in lines.
  func customLayout(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    let inner = place.with {
      $0.axis = .horizontal
      $0.edges = []
    }
    let content = rendered(element.children, in: inner)
    let tops = Set(element.children.map { read(.top($0.id)) })
    let isRow = tops.count == 1 && content.grows.contains(.across) && content.nodes.count > 1
    var box = Box(place.box, id: id(element, in: place), isRow ? "equal" : "flow")
    fill(&box, with: content, &extras)
    box.grows = isRow ? [] : .across
    return box
  }

  func scrollView(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    let isAcross = element["axes"] == "horizontal"
    var box = scroller(element, in: place)
    box.classes.append(isAcross ? "across" : "scroll")
    let inner = place.with {
      $0.axis = isAcross ? .horizontal : .vertical
      $0.edges = []
    }
    let content = rendered(element.children, in: inner)
    box.grows = isAcross ? [.across] : .both
    fill(&box, with: content, &extras)
    return box
  }

  /// What scrolls: it can be focused, so that keys scroll it, and has a name.
  func scroller(_ element: Element, in place: Place) -> Box {
    var box = Box(place.box, id: id(element, in: place), "scroller")
    if place.edges.contains(.top) { box.classes.append("at-top") }
    if place.edges.contains(.bottom) { box.classes.append("at-bottom") }
    box.set("tabindex", to: "0")
    box.set("role", to: "region")
    let title = element.modifiers.last { $0.name == "navigationTitle" }?["text"]
    let name = label(element) ?? title
    box.set("aria-label", to: name ?? (element.kind == "ScrollView" ? "Content" : element.kind))
    listen(&box, to: element, only: [.scroll, .refresh])
    box.isClosed = true
    box.grows = .both
    return box
  }
}
