@_spi(Workshop) import WorkshopUI

extension HTMLRenderer {
  /// A shape or a colour; nil where the element is neither.
  func shape(_ element: Element, in place: Place) -> Box? {
    if ["Color", "LinearGradient", "RadialGradient"].contains(element.kind) {
      var box = surface(element, in: place)
      box.set("background", Paint(element["value"] ?? "")?.fill ?? "transparent")
      return box
    }
    let words = ([element.kind] + element.attributes.map { "\($0.name)=\($0.value)" })
      .joined(separator: " ")
    let isChanged = ["trim", "rotation", "scale", "offset", "lineCap", "dash"].contains {
      element[$0] != nil
    }
    if !isChanged, let radius = cornerRadius(ofShape: words) {
      return plainShape(element, radius: radius, in: place)
    }
    let outline = read(.outline(element.id))
    let parts = outline.split(separator: " ", maxSplits: 2).map(String.init)
    guard parts.count == 3 else { return nil }
    return drawn(element, width: parts[0], height: parts[1], parts[2], in: place)
  }

  private func surface(_ element: Element, in place: Place) -> Box {
    var box = Box("span", id: id(element, in: place), "shape", "sized")
    box.isClosed = true
    box.grows = .both
    return box
  }

  /// A shape that CSS knows, which stays itself at every size.
  private func plainShape(_ element: Element, radius: String, in place: Place) -> Box {
    var box = surface(element, in: place)
    box.set("border-radius", radius)
    if element.kind == "Circle" { box.classes.append("circle") }
    if let inset = element["inset"].flatMap(Double.init) { box.set("margin", points(inset)) }
    let fill = element["fill"]
    let stroke = element["strokeBorder"] ?? element["stroke"]
    if let paint = Paint(fill ?? (stroke == nil ? "foreground" : "clear")) {
      box.set("background", paint.fill == "currentColor" ? "var(--paint,currentColor)" : paint.fill)
    }
    if let stroke, let paint = Paint(stroke) {
      let width = points(element["lineWidth"].flatMap(Double.init) ?? 1)
      box.set("border", "\(width) solid \(paint.isGradient ? paint.text : paint.fill)")
      // A stroke lies half outside the outline.
      if element["stroke"] != nil { box.set("margin", "calc(\(width) / -2)") }
    }
    return box
  }

  /// A shape of the learner's own, by its outline.
  private func drawn(
    _ element: Element, width: String, height: String, _ outline: String, in place: Place
  ) -> Box {
    var box = Box("span", id: id(element, in: place), "shape", "drawn", "sized")
    box.isClosed = true
    box.grows = .both
    let (fill, stroke) = (element["fill"], element["stroke"] ?? element["strokeBorder"])
    var attributes = [HTMLAttribute("d", outline)]
    var style = "fill:none"
    if let paint = Paint(fill ?? (stroke == nil ? "foreground" : "")) {
      let color = paint.isGradient ? paint.text : paint.fill
      style = "fill:\(color == "currentColor" ? "var(--paint,currentColor)" : color)"
    }
    if let stroke, let paint = Paint(stroke) {
      style += ";stroke:\(paint.isGradient ? paint.text : paint.fill)"
      style += ";stroke-width:\(points(element["lineWidth"].flatMap(Double.init) ?? 1))"
      if element["lineCap"] == "round" { style += ";stroke-linecap:round" }
      let dashes = (element["dash"] ?? "").split { "[], ".contains($0) }.compactMap { Double($0) }
      if !dashes.isEmpty {
        style += ";stroke-dasharray:\(dashes.map { points($0) }.joined(separator: " "))"
      }
    }
    attributes.append(HTMLAttribute("style", style))
    let path = HTMLNode("path", id: id(element, "outline", in: place), attributes)
    box.add(
      HTMLNode(
        "svg", id: id(element, "drawing", in: place),
        [
          HTMLAttribute("viewBox", "0 0 \(width) \(height)"), HTMLAttribute("aria-hidden", "true"),
          HTMLAttribute("focusable", "false"), HTMLAttribute("preserveAspectRatio", "none"),
        ], content: .children([path])))
    return box
  }
}
