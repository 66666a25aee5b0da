import Foundation

/// How much glass a screen has, how it is put together, and where it should not be.
@_spi(Workshop) public struct GlassReport: Equatable, Sendable {
  /// Glass effects, those of buttons included.
  public var effects = 0
  /// Effects within the content of another: glass cannot sample glass.
  public var nested = 0
  /// Effects outside of any container.
  public var loose = 0
  public var containers = 0
  /// Effects in rows: of a list, a form or a `LazyVStack`.
  public var inRows = 0
  /// Effects with dense text on them: rows, or texts of ``charactersOfDenseText`` characters and more, in their
  /// content or in front of them. What a control says is not counted.
  public var behindDenseText = 0
  /// Effects over nine tenths of the screen or more. Known of a host alone, which has a screen.
  public var fullScreen = 0
  /// Changes of glass that were made with an animation, since the host's recorder was reset.
  public var animated: [AnimatedGlass] = []
  /// Names that glass has, and names that make one piece of several.
  public var ids: Set<String> = []
  public var unions: Set<String> = []
  /// Colours of glass, in the order they are seen.
  public var tints: [String] = []

  /// From how many characters on text is dense: three lines on a phone.
  public static let charactersOfDenseText = 140

  /// Frames of effects by the id of what makes them, and the screen.
  private var frames: [Int: CGRect] = [:]
  private var screen = CGRect.null

  /// Counts the glass of some elements and all that is inside.
  public init(_ elements: [Element]) {
    for element in elements { count(element, Surroundings()) }
  }

  /// Counts the glass that a host shows, with its places and with what its recorder has noticed.
  @MainActor public init(_ host: ViewHost) {
    (frames, screen) = (host.currentFrames, CGRect(origin: .zero, size: host.size))
    for element in host.elements { count(element, Surroundings()) }
    (frames, screen) = ([:], .null)
    animated = host.recorder.animatedGlass
  }

  /// What is around an element.
  private struct Surroundings {
    var isInGlass = false
    var isInContainer = false
    var isInRow = false
    /// How many characters are drawn in front.
    var charactersInFront = 0
  }

  private mutating func count(_ element: Element, _ surroundings: Surroundings) {
    var around = surroundings
    if element.kind == "GlassEffectContainer" {
      containers += 1
      around.isInContainer = true
    }
    // From the outside in: what a modifier adds lies in the glass of those outside it.
    for (level, modifier) in element.modifiers.enumerated().reversed() {
      let name = "\(modifier["id"] ?? "nil") in \(modifier["in"] ?? "")"
      switch modifier.name {
      case "glassEffectID": ids.insert(name)
      case "glassEffectUnion": unions.insert(name)
      case "glassEffect" where modifier["value"] != "identity":
        modifier["tint"].map { tints.append($0) }
        let content = element.charactersOfText(within: level)
        countEffect(id: modifier.id, charactersInside: content, &around)
      default: break
      }
      for slot in modifier.slots {
        var inner = slot.isApart ? Surroundings() : around
        if slot.name == "background" {
          inner.charactersInFront += element.charactersOfText(within: level)
        }
        for content in slot.elements { count(content, inner) }
      }
    }
    // The label of a control is no text to read at length.
    if element["style"]?.hasPrefix("glass") == true {
      countEffect(id: element.id, charactersInside: 0, &around)
    }
    around.isInRow = around.isInRow || element.hasRows
    for content in element.slots.flatMap(\.elements) { count(content, around) }
    for (place, child) in element.children.enumerated() {
      var inner = around
      if element.kind == "ZStack" {
        inner.charactersInFront += element.children[(place + 1)...].charactersOfText
      }
      count(child, inner)
    }
  }

  private mutating func countEffect(
    id: Int, charactersInside: Int, _ around: inout Surroundings
  ) {
    effects += 1
    nested += around.isInGlass ? 1 : 0
    loose += around.isInContainer ? 0 : 1
    inRows += around.isInRow ? 1 : 0
    let characters = charactersInside + around.charactersInFront
    behindDenseText += characters >= Self.charactersOfDenseText ? 1 : 0
    if let covered = frames[id]?.intersection(screen), !covered.isNull {
      fullScreen += covered.width * covered.height >= 0.9 * screen.width * screen.height ? 1 : 0
    }
    around.isInGlass = true
  }
}
