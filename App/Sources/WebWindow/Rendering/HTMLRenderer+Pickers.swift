@_spi(Workshop) import WorkshopUI

extension HTMLRenderer {
  /// Something to choose. Its value is what is sent when it is chosen.
  struct Option {
    var element: Element
    var place: Int
    var value: String
    var name: String
    var isSelected: Bool
  }

  /// What a picker offers: with a tag, or an element of a `ForEach`, known by its place.
  func options(_ picker: Element) -> [Option] {
    let elements = picker.children.flatMap { $0.kind == "Section" ? $0.children : [$0] }
      .filter { $0.kind != "Divider" }
    let selected = picker["value"]
    return elements.enumerated().map { place, element in
      let tag = modifier("tag", of: element)
      let name = element.accessibleName
      return Option(
        element: element, place: place, value: tag ?? "\(place)", name: name,
        isSelected: (tag ?? name) == selected
          || tag == nil && name.lowercased() == selected?.lowercased())
    }
  }

  func picker(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    switch element["style"] {
    case "segmented", "palette", "inline": radios(element, in: place, &extras)
    default: select(element, in: place)
    }
  }

  private func select(_ element: Element, in place: Place) -> Box {
    var box = Box(place.box, id: id(element, in: place), "picker")
    let name = label(element) ?? slot("label", of: element).map(\.accessibleName).joined()
    let input = id(element, "input", in: place)
    var title = Box("label", id: id(element, "label", in: place), "title")
    title.set("for", to: input)
    title.content = .text(name.isEmpty ? "Choice" : name)
    // A label is seen where a form or a list has room for it.
    if ![.row, .form].contains(place.kind) { title.classes.append("unseen-text") }
    var list = Box("select", id: input)
    listen(&list, to: element, only: [.change, .focus])
    mark(&list, as: element)
    for option in options(element) {
      var item = Box("option", id: id(element, "option\(option.place)", in: place))
      item.set("value", to: option.value)
      if option.isSelected { item.set("selected", to: nil) }
      item.content = .text(option.name)
      list.add(item.node)
    }
    box.add(title.node)
    box.add(list.node)
    if [.row, .form].contains(place.kind) { box.grows = .across }
    return box
  }

  private func radios(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.isInControl ? "span" : "div", id: id(element, in: place), "choices")
    box.classes.append(element["style"] ?? "inline")
    box.set("role", to: "radiogroup")
    let name = label(element) ?? slot("label", of: element).map(\.accessibleName).joined()
    box.set("aria-label", to: name.isEmpty ? "Choice" : name)
    for option in options(element) {
      var item = Box("label", id: id(element, "option\(option.place)", in: place), "choice")
      var input = Box("input", id: id(element, "input\(option.place)", in: place))
      input.set("type", to: "radio")
      input.set("name", to: id(element, "choice", in: place))
      input.set("value", to: option.value)
      listen(&input, to: element, only: [.change])
      if option.isSelected { input.set("checked", to: nil) }
      if !takes(.change, element) { input.set("disabled", to: nil) }
      item.add(input.node)
      fill(&item, with: rendered([option.element], in: inControl(place)), &extras)
      box.add(item.node)
    }
    box.grows = .across
    return box
  }
}
