import SheetDetentsAdapter
@_spi(Workshop) import SheetDetentsSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("A sheet of half a screen", .serialized)
@MainActor
struct SheetDetentsChecks {
  private let employees: [Subject.Employee] = [
    (8, "Ada", "Lisbon"), (3, "Grace Brewster Murray Hopper, Rear Admiral", "Porto"),
    (5, "Hedy", "Faro"),
  ]

  /// Shows the screen with an open sheet on each system that can be asked for.
  private func onEachSystem(
    _ levels: [Int] = [26, 18],
    _ body: @MainActor (_ system: String, _ host: ViewHost) throws -> Void
  ) throws {
    defer { OSLevel.current = 26 }
    for level in OSLevel.isAsked ? levels : [26] {
      OSLevel.current = level
      let host = makeSubject().makeHost(employees)
      try host.tap(employees[1].name)
      try #require(host.sheet != nil, "iOS \(level): a tap on Grace opens no sheet.")
      try body("iOS \(level)", host)
      host.close()
    }
  }

  @Test("The sheet rests at medium and at large height")
  func heights() throws {
    try onEachSystem { system, host in
      try #require(
        host.detents?["value"] == "medium large",
        "\(system): the detents that the sheet's content names.")
      for height in ["large", "medium", "large"] {
        try host.drag(to: height)
        try #require(
          host.detents?["selection"] == height,
          "\(system): a person drags the sheet to \(height) height. There it rests.")
      }
    }
  }

  @Test("The sheet opens at medium height")
  func opens() throws {
    try onEachSystem { system, host in
      try #require(
        host.detents?["selection"] == "medium", "\(system): where the sheet rests at first.")
    }
  }

  @Test("The plan behind can be used up to medium height, and not at large")
  func behind() throws {
    try onEachSystem { system, host in
      let said = host.inSheet.flatMap(\.modifiers)
        .filter { $0.name == "presentationBackgroundInteraction" }.map { $0["value"] ?? "" }
      try #require(
        said == ["enabled upThrough medium"],
        "\(system): what the sheet's content says of the background.")
      let disabled = host.all("Button").filter { $0["disabled"] == "true" }.map(\.accessibleName)
      try #require(disabled == [], "\(system): these buttons are disabled.")
      let still = host.elements.flatMap(\.besideSheet).flatMap(\.modifiers)
        .filter { $0.name == "scrollDisabled" && $0["value"] == "true" }.count
      try #require(still == 0, "\(system): a plan that does not scroll hides who sits below.")
      let around = host.elements.flatMap(\.besideSheet).filter { element in
        element.besideSheet.contains { $0.kind == "List" }
      }
      let over = around.flatMap(\.paintInFront)
      try #require(over == [], "\(system): this lies over the plan, and takes its taps.")
    }
  }

  @Test("On iOS 26 nothing is painted over the sheet's own glass")
  func nothingPainted() throws {
    try onEachSystem([26]) { _, host in
      for height in ["medium", "large"] {
        if host.detents != nil { try host.drag(to: height) }
        let paint = host.sheet.map { $0.flatMap(\.paint) }
        try #require(paint == [], "What is painted in the sheet or behind it, on iOS 26.")
      }
    }
  }

  @Test("With the sheet open, a tap on another colleague shows that one")
  func another() throws {
    try onEachSystem { system, host in
      for (name, room) in [("Ada", "Lisbon"), ("Hedy", "Faro"), ("Ada", "Lisbon")] {
        let button = host.all("Button").first { $0.accessibleName == name }
        let id = try #require(button?.id, "\(system): the list has no button \(name).")
        try host.send(.tap, id: id)
        let texts = host.inSheet.filter { $0.kind == "Text" }.map(\.accessibleName)
        try #require(
          texts.contains(name) && texts.contains("Sits in \(room)"),
          "\(system): the texts in the sheet after a tap on \(name): \(texts).")
      }
    }
  }
}

extension ViewHost {
  /// What the open sheet shows; nil where there is none.
  var sheet: [Element]? {
    all.flatMap { $0.slots + $0.modifiers.flatMap(\.slots) }.first { $0.name == "sheet" }?.elements
  }

  var inSheet: [Element] { (sheet ?? []).flatMap(\.all) }

  private var resting: Element? {
    inSheet.last { $0.modifiers.contains { $0.name == "presentationDetents" } }
  }

  /// The heights at which the sheet rests, and the current one.
  var detents: Modifier? { resting?.modifiers.last { $0.name == "presentationDetents" } }

  /// Drags the sheet to a height.
  func drag(to height: String) throws {
    let modifier = try #require(detents, "The sheet's content names no detents.")
    modifier.handlers[.rest]?(height)
    update()
  }
}

extension Element {
  /// What is here and inside, without what stands in the sheet.
  var besideSheet: [Element] {
    let inside = (modifiers.flatMap(\.slots) + slots).filter { $0.name != "sheet" }
    return [self] + (inside.flatMap(\.elements) + children).flatMap(\.besideSheet)
  }

  /// What is painted in front of the list here, by an overlay or by what stands further in front in a stack.
  var paintInFront: [String] {
    let overlays = modifiers.filter { $0.name == "overlay" }
    let styles = overlays.compactMap { $0["value"] }
    let list = children.firstIndex { $0.besideSheet.contains { $0.kind == "List" } }
    let later = kind == "ZStack" ? children.dropFirst((list ?? 0) + 1).flatMap(\.paint) : []
    return styles + overlays.flatMap(\.slots).flatMap(\.elements).flatMap(\.paint) + later
  }

  /// What is painted here and inside.
  var paint: [String] {
    let painting = ["background", "glassEffect", "presentationBackground", "containerBackground"]
    let painted = modifiers.filter { painting.contains($0.name) }.map { modifier in
      ".\(modifier.name)(\(modifier["value"] ?? ""))"
    }
    let shapes = ["Color", "Rectangle", "RoundedRectangle", "LinearGradient", "RadialGradient"]
    let own = shapes.contains(kind) ? [kind] : []
    let inside = (modifiers.flatMap(\.slots) + slots).flatMap(\.elements) + children
    return painted + own + inside.flatMap(\.paint)
  }
}
