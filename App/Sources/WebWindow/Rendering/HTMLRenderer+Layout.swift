@_spi(Workshop) import WorkshopUI

/// Modifiers of size and place.
extension HTMLRenderer {
  /// - Returns: Whether it is one of them.
  func applyLayout(
    _ modifier: Modifier, to box: inout Box, id: String, in place: Place
  ) -> Bool {
    func number(_ name: String) -> Double? { modifier[name].flatMap(Double.init) }
    switch modifier.name {
    case "padding": pad(modifier, &box, id: id, in: place)
    case "frame": frame(modifier, &box, id: id, in: place)
    case "offset":
      box.open(.effect, id: id, in: place)
      box.set("translate", "\(points(number("x") ?? 0)) \(points(number("y") ?? 0))")
    case "zIndex":
      box.set("z-index", points(number("value") ?? 0, unit: ""))
    case "fixedSize":
      box.set("flex-shrink", "0")
      if modifier["axis"] != "vertical" { box.set("white-space", "nowrap") }
    case "layoutPriority":
      box.set("flex-shrink", (number("value") ?? 0) > 0 ? "0" : "4")
    case "aspectRatio":
      if box.tag == "img" {
        box.set("object-fit", modifier["contentMode"] == "fill" ? "cover" : "contain")
        if modifier["contentMode"] == "fill" { box.grows = .both }
      }
      if let ratio = number("value"), ratio > 0 {
        box.set("aspect-ratio", points(ratio, unit: ""))
        if modifier["contentMode"] == "fit" { box.grows.remove(.down) }
      }
    case "containerRelativeFrame":
      box.wrap(id: id, in: place)
      box.grows = .both
    case "ignoresSafeArea": box.classes.append("bleeds")
    default: return false
    }
    return true
  }

  private func pad(_ modifier: Modifier, _ box: inout Box, id: String, in place: Place) {
    box.open(.padding, id: id, in: place)
    let names = ["top", "leading", "bottom", "trailing"]
    let edges = modifier["edges"].map { $0.split(separator: " ").map(String.init) }
    let length = modifier["length"].flatMap(Double.init) ?? 16
    for name in names {
      var value = modifier[name].flatMap(Double.init)
      let axis = name == "top" || name == "bottom" ? "vertical" : "horizontal"
      if value == nil, modifier["top"] == nil,
        edges.map({ $0.contains(name) || $0.contains(axis) }) ?? true
      {
        value = length
      }
      guard let value, value != 0 else { continue }
      let property = "padding-\(sides[name] ?? name)"
      if let known = box.value(property)?.dropLast(2), let before = Double(known) {
        box.set(property, points(before + value))
      } else {
        box.set(property, points(value))
      }
    }
  }

  private func frame(_ modifier: Modifier, _ box: inout Box, id: String, in place: Place) {
    func length(_ name: String) -> Double? {
      modifier[name].flatMap(Double.init).map { max(0, $0) }
    }
    // A shape or a picture takes the size itself.
    if !(box.isClosed && box.layer == .content && box.classes.contains("sized")) {
      box.wrap(id: id, in: place, "frame")
    } else {
      box.classes.removeAll { $0 == "sized" }
    }
    if let alignment = modifier["alignment"] { box.classes.append("align-\(alignment)") }
    for (name, axis, isWide) in [("width", Grows.across, true), ("height", .down, false)] {
      let upper = name.prefix(1).uppercased() + name.dropFirst()
      if let exact = length(name) {
        box.set(name, points(exact))
        box.set("min-\(name)", "0")
        // An exact length holds, however little room there is.
        box.set("max-\(name)", "none")
        if isWide == (place.axis == .horizontal) { box.set("flex-shrink", "0") }
        box.grows.remove(axis)
        continue
      }
      if let least = length("min\(upper)") { box.set("min-\(name)", points(least)) }
      guard let most = length("max\(upper)") else { continue }
      box.grows.insert(axis)
      if most.isFinite { box.set("max-\(name)", points(most)) }
    }
  }
}

private let sides = [
  "top": "top", "bottom": "bottom", "leading": "inline-start", "trailing": "inline-end",
]
