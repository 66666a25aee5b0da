import Foundation

/// What something is painted with, in CSS, read from the words by which the tree names it.
///
/// Every number is checked and every name looked up, so nothing of a view's gets into the style by itself.
struct Paint: Equatable {
  /// For surfaces: a colour, or a gradient.
  var fill: String
  /// For letters and symbols: a colour that can be read in light and in dark (WCAG AA).
  var text: String
  /// For surfaces of controls that matter most, and for letters on them (WCAG AA).
  var strong: String
  var on = "var(--label)"
  /// The name of a material, which blurs what is behind it.
  var material: String?
  var isGradient = false

  /// - Returns: nil where the words name nothing known.
  init?(_ words: String) {
    if words.contains(" shadow=") {
      // A shadow is not drawn.
      let others = words.split(separator: " ").filter { !$0.hasPrefix("shadow=") }
      self.init(others.joined(separator: " "))
      return
    }
    if words.hasSuffix(" gradient"), let plain = Paint(String(words.dropLast(9))) {
      self = plain
      fill = "linear-gradient(color-mix(in oklab,\(plain.fill) 85%,white),\(plain.fill))"
      isGradient = true
      return
    }
    if let gradient = Self.gradient(words) {
      self = gradient
      return
    }
    var tokens = words.split(separator: " ").map(String.init)
    var opacity = 1.0
    while let last = tokens.last, last.hasPrefix("opacity=") {
      guard let value = Double(last.dropFirst(8)), (0...1).contains(value) else { return nil }
      opacity *= value
      tokens.removeLast()
    }
    guard let plain = tokens.first == "rgb" ? Self.components(tokens) : Self.named(tokens) else {
      return nil
    }
    self = plain
    guard opacity < 1 else { return }
    let share = "\(points(opacity * 100, unit: "%")),transparent)"
    fill = "color-mix(in srgb,\(fill) \(share)"
    text = "color-mix(in srgb,\(text == "inherit" ? "currentColor" : text) \(share)"
    strong = fill
    on = "var(--label)"
  }

  private init(fill: String, text: String, strong: String? = nil, on: String) {
    (self.fill, self.text, self.strong, self.on) = (fill, text, strong ?? fill, on)
  }

  static let hues: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
    "pink", "brown", "gray",
  ]

  private static func named(_ tokens: [String]) -> Paint? {
    guard tokens.count == 1, let name = tokens.first else { return nil }
    let system = name.hasPrefix("system") ? String(name.dropFirst(6)).lowercased() : name
    if hues.contains(system) {
      return Paint(
        fill: "var(--\(system))", text: "var(--\(system)-text)",
        strong: "var(--\(system)-strong)", on: "var(--on-\(system))")
    }
    func label(_ fill: String, text: String? = nil) -> Paint {
      Paint(fill: "var(--\(fill))", text: "var(--\(text ?? fill))", on: "var(--background)")
    }
    func surface(_ name: String) -> Paint {
      Paint(fill: "var(--\(name))", text: "var(--\(name))", on: "var(--label)")
    }
    switch name {
    case "primary", "label": return label("label")
    case "secondary", "secondaryLabel": return label("label-2")
    case "tertiary", "tertiaryLabel": return label("fill", text: "label-3")
    case "quaternary", "quinary", "quaternaryLabel", "systemFill", "secondarySystemFill",
      "tertiarySystemFill", "quaternarySystemFill":
      return label("fill", text: "label-3")
    case "placeholder", "placeholderText": return label("label-3")
    case "fill": return label("fill", text: "label-3")
    case "tint", "tintColor", "link", "selection":
      return Paint(fill: "var(--tint)", text: "var(--tint-text)", on: "var(--on-tint)")
    case "accentColor":
      return Paint(fill: "var(--accent)", text: "var(--accent-text)", on: "var(--on-accent)")
    case "foreground": return Paint(fill: "currentColor", text: "inherit", on: "var(--background)")
    case "white": return Paint(fill: "#fff", text: "#fff", on: "#000")
    case "black": return Paint(fill: "#000", text: "#000", on: "#fff")
    case "clear": return Paint(fill: "transparent", text: "transparent", on: "inherit")
    case "separator", "opaqueSeparator": return surface("separator")
    case "background", "systemBackground": return surface("background")
    case "secondarySystemBackground", "systemGray6", "systemGroupedBackground",
      "tertiarySystemGroupedBackground":
      return surface("background-2")
    case "tertiarySystemBackground", "secondarySystemGroupedBackground": return surface("card")
    case "systemGray2", "systemGray3", "systemGray4", "systemGray5":
      return surface(name.replacing("systemGray", with: "gray-"))
    case "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
      "ultraThickMaterial", "bar":
      var paint = surface("material")
      paint.material = name
      return paint
    default: return nil
    }
  }

  private static func components(_ tokens: [String]) -> Paint? {
    let values = tokens.dropFirst().compactMap(Double.init)
    guard tokens.count == 4, values.count == 3, values.allSatisfy(\.isFinite) else { return nil }
    let color = SRGB(values[0], values[1], values[2])
    return Paint(
      fill: color.css,
      text: "light-dark(\(color.readable(on: .lightest).css),\(color.readable(on: .darkest).css))",
      strong: color.strong.css, on: color.strong.label.css)
  }

  /// Such as `LinearGradient [red, rgb 0.1 0.2 0.3] 0.5,0.0 0.5,1.0`.
  private static func gradient(_ words: String) -> Paint? {
    guard let start = words.firstIndex(of: "["), let end = words.lastIndex(of: "]") else {
      return nil
    }
    let texts = words[words.index(after: start)..<end].split(separator: ",")
      .map { $0.trimmingPrefix(" ").components(separatedBy: " at=") }
    let stops = texts.compactMap { Paint($0[0]) }
    let places = words[words.index(after: end)...].split { $0 == " " || $0 == "," }
      .compactMap { Double($0) }
    guard let first = stops.first, places.count == 4, places.allSatisfy(\.isFinite) else {
      return nil
    }
    let colors = zip(stops, texts).map { stop, text in
      guard text.count == 2, let place = Double(text[1]), place.isFinite else { return stop.fill }
      return "\(stop.fill) \(points(place * 100, unit: "%"))"
    }.joined(separator: ",")
    var paint = first
    paint.isGradient = true
    if words.hasPrefix("RadialGradient") {
      let center = "\(points(places[0] * 100, unit: "%")) \(points(places[1] * 100, unit: "%"))"
      paint.fill = "radial-gradient(circle \(points(places[3])) at \(center),\(colors))"
    } else if words.hasPrefix("EllipticalGradient") {
      let center = "\(points(places[0] * 100, unit: "%")) \(points(places[1] * 100, unit: "%"))"
      let radius = points(places[3] * 100, unit: "%")
      paint.fill = "radial-gradient(ellipse \(radius) \(radius) at \(center),\(colors))"
    } else if words.hasPrefix("AngularGradient") {
      let center = "\(points(places[0] * 100, unit: "%")) \(points(places[1] * 100, unit: "%"))"
      // Apple counts from the right, CSS from the top.
      let start = points(places[2] + 90, unit: "deg")
      paint.fill = "conic-gradient(from \(start) at \(center),\(colors))"
    } else {
      let degrees = direction(places[2] - places[0], places[3] - places[1])
      paint.fill = "linear-gradient(\(points(degrees, unit: "deg")),\(colors))"
    }
    return paint
  }
}
