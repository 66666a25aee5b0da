import Foundation

/// A length in CSS.
func points(_ value: Double, unit: String = "px") -> String {
  guard value.isFinite, abs(value) < 1e9 else { return "0" }
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? "\(Int(rounded))\(unit)" : "\(rounded)\(unit)"
}

/// The direction of a gradient, clockwise from the top, in degrees.
func direction(_ x: Double, _ y: Double) -> Double { atan2(x, -y) * 180 / .pi }

/// The words of a value that is said as `name key=value key=value`.
struct Words {
  let name: String
  private let values: [String: String]

  init(_ text: String) {
    let tokens = text.split(separator: " ").map(String.init)
    name = tokens.first ?? ""
    values = Dictionary(
      tokens.dropFirst().compactMap { token in
        token.firstIndex(of: "=").map {
          (String(token[..<$0]), String(token[token.index(after: $0)...]))
        }
      }, uniquingKeysWith: { $1 })
  }

  subscript(key: String) -> String? { values[key] }
  func number(_ key: String) -> Double? { values[key].flatMap(Double.init) }
}

/// The radius of a shape's corners in CSS; nil where it is no box.
func cornerRadius(ofShape text: String) -> String? {
  let words = Words(text)
  switch words.name {
  case "Rectangle": return "0"
  case "Circle", "Ellipse": return "50%"
  case "Capsule", "DefaultGlassEffectShape": return "999px"
  case "RoundedRectangle": return points(words.number("cornerRadius") ?? 0)
  case "UnevenRoundedRectangle":
    let radii = text.split { " =[],".contains($0) }.compactMap { Double($0) }
    return radii.count == 4 ? radii.map { points($0) }.joined(separator: " ") : "0"
  default: return nil
  }
}

/// Sets the font that words name, such as `title2 weight=semibold`.
func setFont(_ text: String, on box: inout Box) {
  let words = Words(text)
  if words.name == "system", let size = words.number("size") {
    box.inherit("font-size", points(size / 16, unit: "rem"))
  } else if textStyles.contains(words.name), !box.classes.contains(where: { $0.hasPrefix("f-") }),
    !box.has("font-size")
  {
    box.classes.append("f-\(words.name)")
  }
  if let weight = words["weight"].flatMap({ weights[$0] }) { box.inherit("font-weight", weight) }
  if let family = words["design"].flatMap({ families[$0] }) { box.inherit("font-family", family) }
  if words["italic"] == "true" { box.inherit("font-style", "italic") }
  if words["monospacedDigit"] == "true" { box.inherit("font-variant-numeric", "tabular-nums") }
}

let textStyles: Set<String> = [
  "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
  "footnote", "caption", "caption2",
]
let weights = [
  "ultraLight": "200", "thin": "250", "light": "300", "regular": "400", "medium": "500",
  "semibold": "600", "bold": "700", "heavy": "800", "black": "900",
]
let families = [
  "serif": "var(--serif)", "rounded": "var(--rounded)", "monospaced": "var(--mono)",
  "default": "inherit",
]
