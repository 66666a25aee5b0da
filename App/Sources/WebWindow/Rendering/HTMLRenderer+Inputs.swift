@_spi(Workshop) import WorkshopUI

/// Controls with a value: the main node holds the label and the input, whose id ends in `-input`.
extension HTMLRenderer {
  func toggle(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box("label", id: id(element, in: place), "toggle")
    var title = Box("span", id: id(element, "label", in: place), "title")
    fill(&title, with: rendered(slot("label", of: element), in: inControl(place)), &extras)
    var input = input(element, "checkbox", "switch", in: place)
    input.set("role", to: "switch")
    input.set("aria-checked", to: element["isOn"] == "true" ? "true" : "false")
    if element["isOn"] == "true" { input.set("checked", to: nil) }
    label(element).map { input.set("aria-label", to: $0) }
    box.add(title.node)
    box.add(input.node)
    box.grows = .across
    return box
  }

  func slider(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "slider")
    let range = (element["range"] ?? "").split(separator: "...").compactMap { Double($0) }
    let (least, most) = range.count == 2 ? (range[0], range[1]) : (0, 1)
    let value = element["value"].flatMap(Double.init) ?? least
    var input = input(element, "range", nil, in: place)
    input.set("min", to: points(least, unit: ""))
    input.set("max", to: points(most, unit: ""))
    input.set(
      "step", to: element["step"].flatMap(Double.init).map { points($0, unit: "") } ?? "any")
    input.set("value", to: points(value, unit: ""))
    let share = most > least ? (value - least) / (most - least) * 100 : 0
    input.set("--share", points(share, unit: "%"))
    let name = label(element) ?? slot("label", of: element).map(\.accessibleName).joined()
    input.set("aria-label", to: name.isEmpty ? "Value" : name)
    for (slotName, isBefore) in [("minimum", true), ("maximum", false)] {
      if !isBefore { box.add(input.node) }
      let elements = slot(slotName, of: element)
      guard !elements.isEmpty else { continue }
      var end = Box(place.box, id: id(element, slotName, in: place), "slider-end")
      end.set("aria-hidden", to: "true")
      fill(&end, with: rendered(elements, in: inControl(place)), &extras)
      box.add(end.node)
    }
    box.grows = .across
    return box
  }

  func textField(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "field")
    let name = label(element) ?? slot("label", of: element).map(\.accessibleName).joined()
    let value = element["value"] ?? ""
    var input: Box
    if element["axis"] == "vertical" {
      input = Box("textarea", id: id(element, "input", in: place))
      input.content = .text(value)
      input.set("rows", to: "1")
      listen(&input, to: element, only: [.change, .submit, .focus])
      mark(&input, as: element)
    } else {
      input = self.input(element, "text", nil, in: place)
      input.set("value", to: value)
    }
    input.set("placeholder", to: element["prompt"] ?? name)
    input.set("aria-label", to: name.isEmpty ? element["prompt"] ?? "Text" : name)
    input.set("autocomplete", to: "off")
    box.add(input.node)
    box.grows = .across
    box.isClosed = false
    return box
  }

  func searchField(_ element: Element, in place: Place) -> Box {
    var box = Box("search", id: id(element, in: place), "search", "glass")
    box.add(icon("magnifyingglass", id: id(element, "symbol", in: place)))
    var input = input(element, "search", nil, in: place)
    let prompt = element["prompt"] ?? "Search"
    input.set("value", to: element["value"] ?? "")
    input.set("placeholder", to: prompt)
    input.set("aria-label", to: prompt)
    input.set("enterkeyhint", to: "search")
    box.add(input.node)
    if element["isSearching"] == "true" {
      var end = Box("button", id: id(element, "cancel", in: place), "search-clear")
      end.set("type", to: "button")
      end.set("aria-label", to: "Cancel search")
      end.set("data-on", to: "dismiss")
      end.add(icon("xmark", id: id(element, "cancel-symbol", in: place)))
      box.add(end.node)
    }
    box.grows = .across
    return box
  }

  /// An input that sends what it takes.
  func input(_ element: Element, _ type: String, _ role: String?, in place: Place) -> Box {
    var input = Box("input", id: id(element, "input", in: place))
    input.set("type", to: type)
    listen(&input, to: element, only: [.change, .submit, .focus])
    mark(&input, as: element)
    input.isClosed = true
    return input
  }

  /// Says of a field whether it takes anything, whether it asks for the focus, and what modifiers tell of it.
  func mark(_ input: inout Box, as element: Element) {
    if element["disabled"] == "true" || !takes(.change, element) { input.set("disabled", to: nil) }
    // The script moves the focus there when this comes.
    if modifier("focused", of: element) == "true" { input.set("data-focused", to: "true") }
    if let hint = modifier("accessibilityHint", of: element) { input.set("title", to: hint) }
    // A range says its value in words; what another field holds is read anyway.
    if let value = modifier("accessibilityValue", of: element) {
      input.set(element.kind == "Slider" ? "aria-valuetext" : "aria-description", to: value)
    }
  }

  func inControl(_ place: Place) -> Place {
    place.with {
      $0.isInControl = true
      $0.kind = .label
      $0.edges = []
      $0.axis = .horizontal
    }
  }
}
