@_spi(Workshop) import WorkshopUI

/// Modifiers of what is painted behind, around and over.
extension HTMLRenderer {
  /// - Returns: Whether it is one of them.
  func applyPaint(
    _ modifier: Modifier, to box: inout Box, id: String, in place: Place, _ extras: inout Extras
  ) -> Bool {
    let value = modifier["value"] ?? ""
    func number(_ name: String) -> Double { modifier[name].flatMap(Double.init) ?? 0 }
    switch modifier.name {
    case "background" where !modifier.slots.isEmpty, "overlay" where !modifier.slots.isEmpty:
      layer(modifier, &box, id: id, in: place, &extras)
    case "background": background(modifier, &box, id: id, in: place)
    case "overlay":
      var cover = Box("span", id: "\(id)-cover", "cover")
      cover.set("background", Paint(value)?.fill ?? "transparent")
      modifier["in"].flatMap(cornerRadius).map { cover.set("border-radius", $0) }
      cover.set("aria-hidden", to: "true")
      holding(&box, id: id, in: place)
      box.add(cover.node)
    case "border":
      box.open(.paint, id: id, in: place)
      let color = Paint(value)?.fill ?? "currentColor"
      box.set("box-shadow", "inset 0 0 0 \(points(number("width"))) \(color)")
    case "clipShape", "clipped", "cornerRadius":
      box.open(.clip, id: id, in: place)
      let radius =
        modifier.name == "cornerRadius" ? points(number("value")) : cornerRadius(ofShape: value)
      if let radius, modifier.name != "clipped" { box.set("border-radius", radius) }
      box.set("overflow", "clip")
    case "shadow":
      box.open(.shadow, id: id, in: place)
      let color = Paint(modifier["color"] ?? "")?.fill ?? "var(--shadow)"
      let shadow =
        "\(points(number("x"))) \(points(number("y"))) \(points(number("radius") * 2)) \(color)"
      if box.has("background") {
        box.set("box-shadow", shadow)
      } else {
        box.set("filter", "drop-shadow(\(shadow))")
      }
    case "opacity":
      box.open(.effect, id: id, in: place)
      box.set("opacity", points(min(1, max(0, number("value"))), unit: ""))
    case "blur":
      box.open(.effect, id: id, in: place)
      box.set("filter", "blur(\(points(max(0, number("radius")))))")
    case "rotationEffect":
      box.open(.effect, id: id, in: place)
      box.set("rotate", points(number("value"), unit: "deg"))
    case "scaleEffect":
      box.open(.effect, id: id, in: place)
      let one = modifier["value"].flatMap(Double.init)
      box.set(
        "scale",
        "\(points(one ?? number("x"), unit: "")) \(points(one ?? number("y"), unit: ""))")
    case "rotation3DEffect":
      box.open(.effect, id: id, in: place)
      let axis = (modifier["axis"] ?? "").split(separator: " ").compactMap { Double($0) }
      guard axis.count == 3 else { break }
      let words = axis.map { points($0, unit: "") }.joined(separator: " ")
      box.set("rotate", "\(words) \(points(number("value"), unit: "deg"))")
    case "position":
      box.open(.effect, id: id, in: place)
      box.wrap(id: id, in: place, "positioned")
      box.set("--x", points(number("x")))
      box.set("--y", points(number("y")))
      box.grows = .both
    case "blendMode":
      box.open(.effect, id: id, in: place)
      if let mode = blendModes[value] { box.set("mix-blend-mode", mode) }
    case "saturation", "brightness", "contrast", "grayscale", "hueRotation", "colorInvert":
      box.open(.effect, id: id, in: place)
      if box.has("filter") { box.wrap(id: id, in: place) }
      box.set("filter", filter(modifier.name, number("value")))
    case "visualEffect", "scrollTransition", "projectionEffect":
      effects(modifier, &box, id: id, in: place)
    case "hidden":
      box.wrap(id: id, in: place)
      box.set("visibility", "hidden")
    default: return false
    }
    return true
  }

  private func background(_ modifier: Modifier, _ box: inout Box, id: String, in place: Place) {
    guard let paint = Paint(modifier["value"] ?? "") else { return }
    box.open(.paint, id: id, in: place)
    if box.has("background") { box.wrap(id: id, in: place) }
    box.layer = .paint
    if let material = paint.material { box.classes += ["material", "of-\(material)"] }
    box.set("background", paint.fill)
    if let shape = modifier["in"], let radius = cornerRadius(ofShape: shape) {
      box.set("border-radius", radius)
    }
  }

  /// Makes a box that can hold something before or behind its content.
  private func holding(_ box: inout Box, id: String, in place: Place) {
    if case .text = box.content { box.wrap(id: id, in: place) }
    if box.isClosed || box.layer.rawValue > Box.Layer.paint.rawValue { box.wrap(id: id, in: place) }
    box.classes.append("holds")
    box.layer = .paint
  }

  /// Shows other elements before or behind.
  private func layer(
    _ modifier: Modifier, _ box: inout Box, id: String, in place: Place, _ extras: inout Extras
  ) {
    let elements = modifier.slots.flatMap(\.elements)
    guard !elements.isEmpty else { return }
    // In a control, what is painted cannot be pressed.
    let inner = place.with {
      $0.axis = .depth
      $0.edges = []
      if $0.kind == .row || $0.kind == .form { $0.kind = .content }
      if box.tag == "button" { $0.isInControl = true }
    }
    var cover = Box(
      box.tag == "button" ? "span" : place.box, id: "\(id)-\(modifier.name)",
      modifier.name == "background" ? "behind" : "before", "z")
    if let alignment = modifier["alignment"] { cover.classes.append("align-\(alignment)") }
    fill(&cover, with: rendered(elements, in: inner), &extras)
    holding(&box, id: id, in: place)
    box.add(cover.node)
  }

  /// What geometry made of the view, such as `blur 2.0, opacity 0.4`.
  private func effects(_ modifier: Modifier, _ box: inout Box, id: String, in place: Place) {
    let text = read(.effect(modifier.id))
    box.open(.effect, id: id, in: place)
    var filters: [String] = []
    for effect in text.split(separator: ",") {
      let words = effect.split(separator: " ").map(String.init)
      let values = words.dropFirst().compactMap(Double.init)
      guard let name = words.first, let value = values.first, value.isFinite else { continue }
      switch name {
      case "offset": box.set("translate", values.map { points($0) }.joined(separator: " "))
      case "scaleEffect": box.set("scale", points(value, unit: ""))
      case "rotationEffect": box.set("rotate", points(value, unit: "deg"))
      case "transformEffect":
        guard values.count == 6, values.allSatisfy(\.isFinite) else { continue }
        box.set(
          "transform", "matrix(\(values.map { points($0, unit: "") }.joined(separator: ",")))")
        // SwiftUI's matrix is about the corner.
        box.set("transform-origin", "0 0")
      case "opacity": box.set("opacity", points(value, unit: ""))
      case "blur": if value > 0 { filters.append("blur(\(points(value)))") }
      case "hueRotation": filters.append("hue-rotate(\(points(value, unit: "deg")))")
      case "saturation": filters.append("saturate(\(points(value, unit: "")))")
      case "brightness": filters.append("brightness(\(points(1 + value, unit: "")))")
      case "contrast", "grayscale": filters.append("\(name)(\(points(value, unit: "")))")
      default: noteUnrendered("effect \(name)")
      }
    }
    if !filters.isEmpty { box.set("filter", filters.joined(separator: " ")) }
  }
}

/// The effect of a name in CSS.
private func filter(_ name: String, _ value: Double) -> String {
  switch name {
  case "saturation": "saturate(\(points(max(0, value), unit: "")))"
  case "brightness": "brightness(\(points(max(0, 1 + value), unit: "")))"
  case "hueRotation": "hue-rotate(\(points(value, unit: "deg")))"
  case "colorInvert": "invert(1)"
  default: "\(name)(\(points(max(0, value), unit: "")))"
  }
}

private let blendModes = [
  "normal": "normal", "multiply": "multiply", "screen": "screen", "overlay": "overlay",
  "darken": "darken", "lighten": "lighten", "colorDodge": "color-dodge", "colorBurn": "color-burn",
  "softLight": "soft-light", "hardLight": "hard-light", "difference": "difference",
  "exclusion": "exclusion", "hue": "hue", "saturation": "saturation", "color": "color",
  "luminosity": "luminosity", "plusLighter": "plus-lighter",
]
