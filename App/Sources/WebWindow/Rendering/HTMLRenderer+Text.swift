@_spi(Workshop) import WorkshopUI

extension HTMLRenderer {
  func text(_ element: Element, in place: Place) -> Box {
    var box = Box("span", id: id(element, in: place), "text")
    if let runs = element["runs"].flatMap(TextRun.read) {
      var count = 0
      box.content = .children(
        runs.map { run in
          count += 1
          var part = Box("span", id: id(element, "run\(count)", in: place))
          for style in run.styles { style.apply(&part) }
          part.content = .text(run.text)
          return part.node
        })
    } else {
      box.content = .text(element["text"] ?? "")
    }
    return box
  }

  /// An icon beside a title.
  func label(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box("span", id: id(element, in: place), "label")
    if let style = element["style"] { box.classes.append("label-\(style)") }
    let inner = place.with {
      $0.axis = .horizontal
      $0.isInControl = true
    }
    var icon = Box("span", id: id(element, "icon", in: place), "icon")
    fill(&icon, with: rendered(slot("icon", of: element), in: inner), &extras)
    icon.set("aria-hidden", to: "true")
    var title = Box("span", id: id(element, "title", in: place), "title")
    fill(&title, with: rendered(element.children, in: inner), &extras)
    box.content = .children([icon.node, title.node])
    return box
  }

  /// A symbol or a picture of the app's, of which there is none here but its name.
  func image(_ element: Element, in place: Place) -> Box {
    if let url = element["url"] { return picture(url, element, in: place) }
    var box = Box("span", id: id(element, in: place), "image")
    let name = element["systemName"] ?? "photo"
    box.add(icon(name, id: id(element, "symbol", in: place)))
    if element["resizable"] == "true" {
      box.classes += ["resizable", "sized"]
      box.grows = .both
    }
    if let label = element["label"], !label.isEmpty {
      box.set("role", to: "img")
      box.set("aria-label", to: label)
    }
    box.isClosed = true
    return box
  }

  /// A picture from a server: of http alone.
  private func picture(_ url: String, _ element: Element, in place: Place) -> Box {
    var box = Box("img", id: id(element, in: place), "picture", "sized")
    if url.lowercased().hasPrefix("http://") || url.lowercased().hasPrefix("https://") {
      box.set("src", to: url)
    }
    box.set("alt", to: label(element) ?? "")
    box.set("loading", to: "lazy")
    box.set("decoding", to: "async")
    if element["resizable"] == "true" { box.grows = .both }
    box.isClosed = true
    return box
  }

  /// The picture lies over what stands for it until it is there. The script marks one that cannot be loaded.
  func asyncImage(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    var box = Box(place.box, id: id(element, in: place), "async", "z")
    let inner = place.with {
      $0.axis = .depth
      $0.edges = []
    }
    for name in ["placeholder", "failure"] {
      let elements = slot(name, of: element)
      guard !elements.isEmpty else { continue }
      var part = Box(place.box, id: id(element, name, in: place), name, "z")
      let content = rendered(elements, in: inner)
      part.grows = content.grows
      fill(&part, with: content, &extras)
      box.add(part.node)
    }
    let content = rendered(element.children, in: inner)
    box.grows = content.grows
    fill(&box, with: content, &extras)
    return box
  }
}
