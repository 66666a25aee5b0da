/// How much glass a screen has, and how it is put together.
@_spi(Workshop) public struct GlassReport: Equatable, Sendable {
  /// Glass effects, those of buttons included.
  public var effects = 0
  /// Effects within the content of another: glass cannot sample glass.
  public var nested = 0
  /// Effects outside of any container.
  public var loose = 0
  public var containers = 0
  /// Names that glass has, and names that make one piece of several.
  public var ids: Set<String> = []
  public var unions: Set<String> = []
  /// Colours of glass, in the order they are seen.
  public var tints: [String] = []

  /// Counts the glass of some elements and all that is inside.
  public init(_ elements: [Element]) { count(elements, inGlass: false, inContainer: false) }

  private mutating func count(_ elements: [Element], inGlass: Bool, inContainer: Bool) {
    for element in elements {
      containers += element.kind == "GlassEffectContainer" ? 1 : 0
      let inside = inContainer || element.kind == "GlassEffectContainer"
      // From the outside in: what a modifier adds lies in the glass of those outside it.
      var inGlass = inGlass
      for modifier in element.modifiers.reversed() {
        let name = "\(modifier["id"] ?? "nil") in \(modifier["in"] ?? "")"
        if modifier.name == "glassEffectID" { ids.insert(name) }
        if modifier.name == "glassEffectUnion" { unions.insert(name) }
        let isSeen = modifier.name == "glassEffect" && modifier["value"] != "identity"
        if isSeen || modifier.name == "buttonStyle" && modifier["value"]!.hasPrefix("glass") {
          effects += 1
          nested += inGlass ? 1 : 0
          loose += inside ? 0 : 1
          modifier["tint"].map { tints.append($0) }
          inGlass = true
        }
        for slot in modifier.slots {
          let isApart = Self.screens.contains(slot.name)
          count(slot.elements, inGlass: inGlass && !isApart, inContainer: inside && !isApart)
        }
      }
      let content = element.children + element.slots.flatMap(\.elements)
      count(content, inGlass: inGlass, inContainer: inside)
    }
  }

  /// Slots whose content lies elsewhere on the screen.
  private static let screens: Set = [
    "alert", "confirmationDialog", "destination", "fullScreenCover", "popover", "sheet", "toolbar",
  ]
}
