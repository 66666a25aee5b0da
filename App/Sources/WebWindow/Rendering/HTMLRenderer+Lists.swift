@_spi(Workshop) import WorkshopUI

/// Lists. The window finds how far a list is scrolled in the host's points by counting rows: a `li` and a
/// heading are one, and a `li` with `data-count` stands for so many. `data-row` is a row's height there.
extension HTMLRenderer {
  func list(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = scroller(element, in: place)
    box.classes += ["list", element["style"] ?? "automatic"]
    if element.kind == "Form" { box.classes.append("form") }
    var inner = place.with {
      $0.kind = element.kind == "Form" ? .form : .row
      $0.edges = []
      $0.axis = .vertical
    }
    inner.level = max(2, place.level)
    var rows: [Element] = []
    var group = 0
    func endGroup() {
      guard !rows.isEmpty else { return }
      box.add(self.group(rows, id(element, "group\(group)", in: place), in: inner, &extras))
      group += 1
      rows = []
    }
    for child in element.children {
      if child.kind == "Section" {
        endGroup()
        fill(&box, with: rendered([child], in: inner), &extras)
      } else {
        rows.append(child)
      }
    }
    endGroup()
    if let unseen = element.children.lazy.flatMap({ [$0] + $0.children }).first(where: {
      $0.kind == "Rows"
    }), let count = unseen["count"].flatMap(Double.init), let length = unseen.lengthOfRows,
      count > 0
    {
      box.set("data-row", to: points(length / count, unit: ""))
    }
    if let index = index(of: element, in: place) {
      box.classes.append("indexed")
      box.wrap(id: id(element, "indexed", in: place), in: place)
      box.add(index)
    }
    return box
  }

  /// The index at the side of a list, which the script scrolls by; nil where no section has a label.
  private func index(of list: Element, in place: Place) -> HTMLNode? {
    let labels = list.children.filter { $0.kind == "Section" }.compactMap { section in
      modifier("sectionIndexLabel", of: section).map { (section, $0) }
    }
    guard labels.count > 1 else { return nil }
    var box = Box("div", id: id(list, "index", in: place), "section-index")
    box.set("role", to: "toolbar")
    box.set("aria-orientation", to: "vertical")
    box.set("aria-label", to: "Section index")
    for (section, label) in labels {
      var button = Box("button", id: id(section, "label", in: place))
      button.set("type", to: "button")
      button.set("tabindex", to: section === labels[0].0 ? "0" : "-1")
      button.set("data-section", to: id(section, in: place))
      button.content = .text(label)
      box.add(button.node)
    }
    return box.node
  }

  private func group(
    _ rows: [Element], _ id: String, in place: Place, _ extras: inout Extras
  ) -> HTMLNode {
    var list = Box("ul", id: id, "rows")
    for (row, place) in zip(rows, places(for: rows, in: place)) {
      list.add(self.row(row, in: place, &extras))
    }
    return list.node
  }

  func section(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "section")
    let header = slot("header", of: element)
    if !header.isEmpty {
      var heading = Box("h\(min(6, max(2, place.level)))", id: id(element, "header", in: place))
      heading.classes = ["section-header"]
      let inner = place.with {
        $0.isInControl = true
        $0.axis = .horizontal
      }
      fill(&heading, with: rendered(header, in: inner), &extras)
      box.add(heading.node)
      box.set("role", to: "group")
      box.set("aria-labelledby", to: id(element, "header", in: place))
    }
    let inner = place.with { $0.level = max(2, place.level) + (header.isEmpty ? 0 : 1) }
    if !element.children.isEmpty {
      box.add(group(element.children, id(element, "rows", in: place), in: inner, &extras))
    }
    let footer = slot("footer", of: element)
    if !footer.isEmpty {
      var foot = Box("div", id: id(element, "footer", in: place), "section-footer")
      fill(&foot, with: rendered(footer, in: inner), &extras)
      box.add(foot.node)
    }
    box.grows = .across
    return box
  }

  /// Rows that are not evaluated, as one as tall as they are.
  func rows(_ element: Element, in place: Place) -> Box {
    let isRow = place.kind == .row || place.kind == .form
    var box = Box(isRow ? "li" : place.box, id: id(element, "rows", in: place), "unseen")
    let count = element["count"] ?? "0"
    box.set("--count", Int(count).map(String.init) ?? "0")
    box.set("data-count", to: count)
    box.set("aria-hidden", to: "true")
    return box
  }
}
