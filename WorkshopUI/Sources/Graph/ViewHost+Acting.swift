extension Element {
  /// This element and everything inside, in reading order.
  public var all: [Element] { [self] + parts.flatMap { $0.flatMap(\.all) } }

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
    modifiers.reversed().compactMap { $0.handlers[event] }.first ?? handlers[event]
  }
}

/// There is nothing on the screen to do that with.
@_spi(Workshop) public struct NothingThere: Error, CustomStringConvertible {
  public var description: String
}

extension ViewHost {
  /// Everything that is shown, in reading order.
  public var all: [Element] { elements.flatMap(\.all) }

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
        handler(text)
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
}
