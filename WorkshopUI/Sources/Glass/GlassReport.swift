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
  public init(_ elements: [Element]) {
    for element in elements { count(element, inGlass: false, inContainer: false) }
  }

  private mutating func count(_ element: Element, inGlass: Bool, inContainer: Bool) {
    let isContainer = element.kind == "GlassEffectContainer"
    containers += isContainer ? 1 : 0
    let inContainer = inContainer || isContainer
    var inGlass = inGlass
    func countEffect(_ tint: String?) {
      effects += 1
      nested += inGlass ? 1 : 0
      loose += inContainer ? 0 : 1
      tint.map { tints.append($0) }
      inGlass = true
    }
    // From the outside in: what a modifier adds lies in the glass of those outside it.
    for modifier in element.modifiers.reversed() {
      let name = "\(modifier["id"] ?? "nil") in \(modifier["in"] ?? "")"
      switch modifier.name {
      case "glassEffectID": ids.insert(name)
      case "glassEffectUnion": unions.insert(name)
      case "glassEffect" where modifier["value"] != "identity": countEffect(modifier["tint"])
      default: break
      }
      for slot in modifier.slots {
        // These lie elsewhere on the screen.
        let isApart = ["destination", "popover", "sheet", "toolbar"].contains(slot.name)
        for content in slot.elements {
          count(content, inGlass: inGlass && !isApart, inContainer: inContainer && !isApart)
        }
      }
    }
    if element["style"]?.hasPrefix("glass") == true { countEffect(nil) }
    for content in element.children + element.slots.flatMap(\.elements) {
      count(content, inGlass: inGlass, inContainer: inContainer)
    }
  }
}
