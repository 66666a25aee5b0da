@_spi(Workshop) import WorkshopUI

/// How far something has come, and why there is nothing.
extension HTMLRenderer {
  func progress(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "progress")
    let labels = slot("label", of: element)
    let name = label(element) ?? labels.map(\.accessibleName).joined()
    let total = element["total"].flatMap(Double.init) ?? 1
    if let value = element["value"].flatMap(Double.init) {
      var bar = Box("progress", id: id(element, "bar", in: place))
      bar.set("value", to: points(value, unit: ""))
      bar.set("max", to: points(total > 0 ? total : 1, unit: ""))
      bar.set("aria-label", to: name.isEmpty ? "Progress" : name)
      box.grows = .across
      box.classes.append("determinate")
      fill(&box, with: rendered(labels, in: inControl(place)), &extras)
      box.add(bar.node)
    } else {
      box.set("role", to: "status")
      var wheel = Box("span", id: id(element, "wheel", in: place), "wheel")
      wheel.set("aria-hidden", to: "true")
      box.add(wheel.node)
      fill(&box, with: rendered(labels, in: inControl(place)), &extras)
      if name.isEmpty || labels.isEmpty {
        box.add(hiddenText(name.isEmpty ? "Loading" : name, id: id(element, "name", in: place)))
      }
    }
    let values = slot("value", of: element)
    if !values.isEmpty {
      var value = Box(place.box, id: id(element, "value", in: place), "progress-value")
      fill(&value, with: rendered(values, in: inControl(place)), &extras)
      box.add(value.node)
    }
    return box
  }

  func unavailable(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "unavailable")
    // A region that is read when it comes.
    var words = Box(place.box, id: id(element, "words", in: place), "words")
    words.set("role", to: "status")
    var heading = Box("h\(min(6, max(2, place.level)))", id: id(element, "heading", in: place))
    fill(&heading, with: rendered(slot("label", of: element), in: inControl(place)), &extras)
    words.add(heading.node)
    let parts = slot("description", of: element)
    if !parts.isEmpty {
      var text = Box("p", id: id(element, "description", in: place), "description")
      fill(&text, with: rendered(parts, in: inControl(place)), &extras)
      words.add(text.node)
    }
    box.add(words.node)
    let actions = slot("actions", of: element)
    if !actions.isEmpty {
      var row = Box(place.box, id: id(element, "actions", in: place), "actions")
      fill(&row, with: rendered(actions, in: place.with { $0.kind = .content }), &extras)
      box.add(row.node)
    }
    box.grows = .both
    return box
  }
}
