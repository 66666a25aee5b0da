@_spi(Workshop) import WorkshopUI

/// Modifiers of what is inherited: fonts, colours, lines of text.
extension HTMLRenderer {
  /// - Returns: Whether it is one of them.
  func applyStyle(_ modifier: Modifier, of element: Element, to box: inout Box) -> Bool {
    let value = modifier["value"] ?? ""
    switch modifier.name {
    case "font": setFont(value, on: &box)
    case "fontWeight": if let weight = weights[value] { box.inherit("font-weight", weight) }
    case "fontDesign": if let family = families[value] { box.inherit("font-family", family) }
    case "bold": if value != "false" { box.inherit("font-weight", "600") }
    case "italic": if value != "false" { box.inherit("font-style", "italic") }
    case "underline": if value != "false" { box.inherit("text-decoration", "underline") }
    case "strikethrough": if value != "false" { box.inherit("text-decoration", "line-through") }
    case "monospacedDigit": box.inherit("font-variant-numeric", "tabular-nums")
    case "foregroundStyle", "foregroundColor": paintText(value, on: &box)
    case "tint": tint(value, on: &box)
    case "multilineTextAlignment": box.inherit("text-align", alignments[value] ?? "start")
    case "lineLimit": limitLines(value, of: element, on: &box)
    case "imageScale": box.inherit("--symbol-scale", symbolScales[value] ?? "1")
    case "textCase": box.inherit("text-transform", value)
    case "tracking": box.inherit("letter-spacing", points(Double(value) ?? 0))
    case "lineSpacing":
      box.inherit("line-height", "calc(1.3em + \(points(Double(value) ?? 0)))")
    case "truncationMode", "textScale": break
    case "labelIconToTitleSpacing": box.inherit("--label-gap", points(Double(value) ?? 0))
    case "labelReservedIconWidth": box.inherit("--icon-width", points(Double(value) ?? 0))
    case "preferredColorScheme":
      if ["light", "dark"].contains(value) { box.set("color-scheme", value) }
    case "redacted": if value != "none" { box.classes.append("redacted") }
    default: return false
    }
    return true
  }

  private func paintText(_ words: String, on box: inout Box) {
    guard let paint = Paint(words), words != "foreground" else { return }
    if paint.isGradient, box.classes.contains("text") {
      box.inherit("background", paint.fill)
      box.inherit("background-clip", "text")
      return box.inherit("color", "transparent")
    }
    box.inherit("color", paint.text)
    // Shapes and filled symbols are painted with the colour itself.
    box.inherit("--paint", paint.fill)
  }

  func tint(_ words: String, on box: inout Box) {
    guard let paint = Paint(words) else { return }
    box.inherit("--tint", paint.fill)
    box.inherit("--tint-text", paint.text)
    box.inherit("--tint-strong", paint.strong)
    box.inherit("--on-tint", paint.on)
  }

  private func limitLines(_ value: String, of element: Element, on box: inout Box) {
    guard let count = Int(value.filter(\.isNumber)), (1...999).contains(count) else { return }
    box.inherit("--lines", "\(count)")
    box.classes.append("clamped")
  }
}

private let alignments = ["leading": "start", "center": "center", "trailing": "end"]
private let symbolScales = ["small": "0.8", "medium": "1", "large": "1.3"]
