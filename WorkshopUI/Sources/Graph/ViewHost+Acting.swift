import Foundation

extension Element {
  /// This element and everything inside, in reading order.
  public var all: [Element] { [self] + parts.flatMap { $0.flatMap(\.all) } }

  /// This element and everything inside, without what is `hidden()` or has an opacity of 0.
  public var visible: [Element] {
    let isInvisible = modifiers.contains {
      $0.name == "hidden" || $0.name == "opacity" && $0["value"].flatMap(Double.init) == 0
    }
    return isInvisible ? [] : [self] + parts.flatMap { $0.flatMap(\.visible) }
  }

  /// What a screen reader says of the element: its label, or the texts inside.
  public var accessibleName: String {
    if let label = modifiers.last(where: { $0.name == "accessibilityLabel" }) {
      return label["value"] ?? ""
    }
    if let text = self["text"] ?? self["label"] { return text }
    if kind == "SearchField" { return self["prompt"] ?? "Search" }
    let label = slots.filter { $0.name == "label" }.flatMap(\.elements)
    let inner = label.isEmpty ? children : label
    return inner.filter { !$0.isHiddenFromAccessibility }.map(\.accessibleName)
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Whether screen readers pass over the element.
  public var isHiddenFromAccessibility: Bool {
    modifiers.contains { $0.name == "hidden" }
      || modifiers.last { $0.name == "accessibilityHidden" }?["value"] == "true"
  }

  /// What the element does on an event: its own, or that of a modifier around it.
  func handler(_ event: Event) -> Handler? {
    let all = modifiers.filter { $0.handlers[event] != nil }
    guard all.contains(where: { $0.name.hasSuffix("esture") }) else {
      return all.last?.handlers[event] ?? handlers[event]
    }
    return gestureHandler(event, of: all)
  }

  /// As SwiftUI chooses: a gesture of high priority, the outermost one; else what the view does by itself, or the
  /// innermost gesture; and with either all that are simultaneous.
  private func gestureHandler(_ event: Event, of all: [Modifier]) -> Handler? {
    let others = all.filter { $0.name == "simultaneousGesture" }
    let one =
      all.last { $0.name == "highPriorityGesture" }?.handlers[event]
      ?? all.last { !$0.name.hasSuffix("esture") }?.handlers[event] ?? handlers[event]
      ?? all.first { $0.name != "simultaneousGesture" }?.handlers[event]
    let chosen = (one.map { [$0] } ?? []) + others.compactMap { $0.handlers[event] }
    return { text in for handler in chosen { handler(text) } }
  }
}

/// There is nothing on the screen to do that with.
@_spi(Workshop) public struct NothingThere: Error, CustomStringConvertible {
  public var description: String
}

extension ViewHost {
  /// Everything that is shown, in reading order.
  public var all: [Element] { elements.flatMap(\.all) }

  /// The ids of the `animation(_:value:)` modifiers on an element and around it.
  public func animationModifiers(around id: Int) -> Set<Int> {
    let around = all.filter { $0.all.contains { $0.id == id } }
    return Set(around.flatMap(\.modifiers).filter { $0.name == "animation" }.map(\.id))
  }

  /// Elements of a kind, such as `Button`.
  public func all(_ kind: String) -> [Element] { all.filter { $0.kind == kind } }

  /// Does what a person does, with the first element of that name that takes it, and shows what follows.
  ///
  /// - Throws: ``NothingThere``.
  public func send(_ event: Element.Event, _ text: String = "", to name: String) throws {
    let taker = all.first { $0.accessibleName == name && $0.handler(event) != nil }
    guard let taker else {
      throw NothingThere(description: "nothing named \"\(name)\" takes a \(event):\n\(self.text)")
    }
    try send(event, text, id: taker.id)
  }

  /// Does what a person does with an element, and shows what follows.
  ///
  /// - Throws: ``NothingThere`` where the element has left, or does not take the event.
  public func send(_ event: Element.Event, _ text: String = "", id: Int) throws {
    var rest = elements
    while let element = rest.popLast() {
      if element.id == id, let handler = element.handler(event) {
        Self.acting = self
        handler(text)
        Self.acting = nil
        return update()
      }
      rest += element.children
      for slot in element.slots { rest += slot.elements }
      for modifier in element.modifiers { for slot in modifier.slots { rest += slot.elements } }
    }
    throw NothingThere(description: "element \(id) does not take a \(event)")
  }

  /// Presses what has a name.
  ///
  /// - Throws: ``NothingThere``.
  public func tap(_ name: String) throws { try send(.tap, to: name) }

  /// Drags what has a name, by points to the right and down, in four steps.
  ///
  /// - Parameters:
  ///   - start: Where the finger is put down, in points of the view.
  ///   - isReleased: Whether it is lifted in the end. Otherwise the next drag begins anew.
  /// - Throws: ``NothingThere``.
  public func drag(
    _ name: String, by way: CGSize, from start: CGPoint = .zero, isReleased: Bool = true
  ) throws {
    func step(_ phase: GestureStep.Phase, _ share: Double) throws {
      let location = CGPoint(x: start.x + way.width * share, y: start.y + way.height * share)
      try send(.drag, GestureStep(phase, start: start, location: location).text, to: name)
    }
    for share in [0.25, 0.5, 0.75, 1] { try step(.changed, share) }
    if isReleased { try step(.ended, 1) }
  }

  /// Ends a drag of what has a name in the way of the system: another gesture has taken over.
  ///
  /// - Throws: ``NothingThere``.
  public func cancelDrag(_ name: String) throws {
    try send(.drag, GestureStep(.cancelled).text, to: name)
  }

  /// Holds what has a name, until the press counts.
  ///
  /// - Parameter isReleased: Whether the finger stayed long enough. Otherwise it has gone before.
  /// - Throws: ``NothingThere``.
  public func press(_ name: String, isReleased: Bool = true) throws {
    try send(.press, GestureStep(.changed).text, to: name)
    if isReleased { try send(.press, GestureStep(.ended).text, to: name) }
  }

  /// Moves two fingers on what has a name apart, to so many times the distance.
  ///
  /// - Throws: ``NothingThere``.
  public func magnify(_ name: String, by scale: Double) throws {
    for phase in [GestureStep.Phase.changed, .ended] {
      try send(.magnify, GestureStep(phase, amount: scale).text, to: name)
    }
  }

  /// Turns what has a name with two fingers.
  ///
  /// - Throws: ``NothingThere``.
  public func rotate(_ name: String, by angle: Angle) throws {
    for phase in [GestureStep.Phase.changed, .ended] {
      try send(.rotate, GestureStep(phase, amount: angle.radians).text, to: name)
    }
  }
}
