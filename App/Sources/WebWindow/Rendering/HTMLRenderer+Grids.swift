@_spi(Workshop) import WorkshopUI

/// Views in rows and columns, which the browser lays out.
extension HTMLRenderer {
  /// As many columns as the longest row has cells; what is no row goes over all of them.
  func grid(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "grid")
    let rows = element.children.filter { $0.kind == "GridRow" }
    box.set("--columns", "\(max(1, rows.map(\.children.count).max() ?? 1))")
    let gaps = ["verticalSpacing", "horizontalSpacing"].map {
      points(element[$0].flatMap(Double.init) ?? 8)
    }
    box.set("gap", gaps.joined(separator: " "))
    if let alignment = element["alignment"] { box.classes.append("align-\(alignment)") }
    let inner = place.with {
      $0.axis = .vertical
      $0.kind = .content
      $0.edges = []
    }
    let content = rendered(element.children, in: inner)
    box.grows = content.grows.intersection(.across)
    fill(&box, with: content, &extras)
    return box
  }

  func gridRow(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "grid-row")
    for (child, place) in zip(element.children, places(for: element.children, in: place)) {
      var cell = Box(place.box, id: id(child, "cell", in: place), "grid-cell")
      if let count = modifier("gridCellColumns", of: child).flatMap(Int.init), count > 1 {
        cell.set("grid-column", "span \(min(count, 100))")
      }
      fill(&cell, with: rendered([child], in: place.with { $0.axis = .vertical }), &extras)
      box.add(cell.node)
    }
    return box
  }

  func lazyGrid(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    let isAcross = element.kind == "LazyHGrid"
    var box = Box(place.box, id: id(element, in: place), "lazy-grid", isAcross ? "across" : "down")
    let tracks = (element["items"] ?? "").split(separator: ",").compactMap(track)
    box.set(
      isAcross ? "grid-template-rows" : "grid-template-columns", tracks.joined(separator: " "))
    let between = points(element["itemSpacing"].flatMap(Double.init) ?? 8)
    let along = points(element["spacing"].flatMap(Double.init) ?? 8)
    box.set("gap", isAcross ? "\(between) \(along)" : "\(along) \(between)")
    let inner = place.with {
      $0.axis = .vertical
      $0.kind = .content
      $0.edges = []
    }
    fill(&box, with: rendered(element.children, in: inner), &extras)
    box.grows = isAcross ? [] : .across
    return box
  }

  /// A column in CSS, of words such as `adaptive 80.0 inf`.
  private func track(_ words: Substring) -> String? {
    let parts = words.split(separator: " ")
    let lengths = parts.dropFirst().compactMap { Double($0) }
    guard let kind = parts.first, let first = lengths.first else { return nil }
    let most =
      lengths.last.flatMap { $0.isFinite && lengths.count == 2 ? points($0) : nil } ?? "1fr"
    switch kind {
    case "fixed": return points(first)
    case "adaptive": return "repeat(auto-fill,minmax(min(100%,\(points(first))),\(most)))"
    default: return "minmax(\(points(first)),\(most))"
    }
  }

  /// The first view that has a width after the layout pass, or the last.
  func fitting(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "v")
    let shown = element.children.first { read(.width($0.id)) != "0.0" } ?? element.children.last
    let content = rendered(shown.map { [$0] } ?? [], in: place)
    box.grows = content.grows
    fill(&box, with: content, &extras)
    return box
  }

  /// Columns side by side; on a narrow page, one below the other.
  func splitView(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "split")
    for name in ["sidebar", "content", "detail"] {
      let elements = slot(name, of: element)
      guard !elements.isEmpty else { continue }
      var column = Box("section", id: id(element, name, in: place), "split-\(name)")
      let all = elements.flatMap(\.all)
      let title = all.lazy.flatMap(\.modifiers).first { $0.name == "navigationTitle" }?["text"]
      column.set("aria-label", to: title ?? name.capitalized)
      let width = all.lazy.flatMap(\.modifiers)
        .first { $0.name == "navigationSplitViewColumnWidth" }?["value"].flatMap(Double.init)
      if let width { column.set("--column", points(width)) }
      let inner = place.with {
        $0.edges = .all
        $0.axis = .vertical
      }
      fill(&column, with: rendered(elements, in: inner), &extras)
      box.add(column.node)
    }
    box.grows = .both
    return box
  }
}
