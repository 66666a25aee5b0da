import Foundation

/// What a view shows, once evaluated: immutable, so an element that is the same object is unchanged.
@_spi(Workshop) public final class Element: Sendable {
  /// What a person can do to an element.
  public enum Event: String, Sendable {
    case tap, change, submit, focus, dismiss, appear, scroll
    case delete, move, press, refresh
    /// A sheet comes to rest at another of its heights, with that height's name.
    case rest
    /// Gestures, with where the fingers are.
    case drag, magnify, rotate
    /// A file was chosen, with its path. Only the window itself sends it: a page names no paths.
    case choose
  }
  /// Receives what came with the event, such as the text that was typed.
  public typealias Handler = @MainActor @Sendable (String) -> Void

  /// The number of the node that shows it, which stays while the view's identity does.
  public let id: Int
  /// The type of view, such as `Text` or `VStack`.
  public let kind: String
  /// What it shows or holds, in a fixed order: text, value, alignment.
  public let attributes: [Attribute]
  /// From the inside out.
  public let modifiers: [Modifier]
  public let children: [Element]
  /// Content with a place of its own, such as a label, a header or a toolbar.
  public let slots: [Slot]
  public let handlers: [Event: Handler]
  let layout: LayoutRule
  /// Whether something inside is called back with its geometry.
  let needsLayout: Bool

  /// What a node shows: what is inside is what its children and its slots show, unless said otherwise.
  @MainActor init(
    _ kind: String, _ node: _ViewNode, _ attributes: Attributes = [:], id: Int? = nil,
    layout: LayoutRule = .vertical, children: [Element]? = nil, slots: [Slot]? = nil,
    handlers: [Event: Handler] = [:]
  ) {
    self.id = id ?? node.number
    (self.kind, self.attributes, self.layout) = (kind, attributes.list, layout)
    (modifiers, self.handlers) = ([], handlers)
    let children = children ?? node.contentElements
    let slots = slots ?? node.slots
    (self.children, self.slots) = (children, slots)
    needsLayout =
      layout.isCalledBack || children.contains(where: \.needsLayout)
      || slots.contains { $0.elements.contains(where: \.needsLayout) }
  }

  private init(_ original: Element, modifiers: [Modifier], handlers: [Event: Handler]) {
    (id, kind, attributes) = (original.id, original.kind, original.attributes)
    (children, slots, layout) = (original.children, original.slots, original.layout)
    (self.modifiers, self.handlers) = (modifiers, handlers)
    needsLayout =
      original.needsLayout || modifiers.last?.callback != nil
      || modifiers.last?.slots.contains { $0.elements.contains(where: \.needsLayout) } == true
  }

  func modified(by modifier: Modifier) -> Element {
    Element(self, modifiers: modifiers + [modifier], handlers: handlers)
  }

  /// The same element, which does something else on an event.
  func handling(_ event: Event, _ handler: @escaping Handler) -> Element {
    Element(self, modifiers: modifiers, handlers: handlers.merging([event: handler]) { $1 })
  }

  /// The value of an attribute.
  public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// A name with a value, as the readable form of the tree prints it.
@_spi(Workshop) public struct Attribute: Sendable, Hashable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: some CustomStringConvertible) {
    (self.name, self.value) = (name, value.description)
  }
}

/// Attributes as they are written down, in a fixed order; those without a value are left out.
struct Attributes: ExpressibleByDictionaryLiteral, Equatable, Sendable {
  private(set) var list: [Attribute] = []
  init(_ list: [Attribute]) { self.list = list }
  init(dictionaryLiteral pairs: (String, Any?)...) {
    for (name, value) in pairs { append(name, value) }
  }
  mutating func append(_ name: String, _ value: Any?) {
    if let value { list.append(Attribute(name, "\(value)")) }
  }
  static func + (first: Self, second: Self) -> Self {
    var both = first
    both.list += second.list
    return both
  }
}

/// Content of an element with a place of its own.
@_spi(Workshop) public struct Slot: Sendable {
  public var name: String
  public var elements: [Element]
}

/// A change to what an element shows or does.
@_spi(Workshop) public struct Modifier: Sendable {
  /// The number of the node of the modifier.
  public var id: Int
  /// As it is written after the dot.
  public var name: String
  public var attributes: [Attribute]
  public var slots: [Slot]
  public var handlers: [Element.Event: Element.Handler]
  var layout: ModifierLayout?
  /// Called off the main actor with where the element is; what it returns is done on it.
  var callback: GeometryCallback?
  /// For `animation(_:value:)`, the round of the host's in which its value has changed last.
  var animatedRound: Int?

  /// What a node changes: with what its slots show, unless said otherwise.
  @MainActor init(
    _ name: String, _ node: _ViewNode, _ attributes: Attributes = [:], slots: [Slot]? = nil,
    handlers: [Element.Event: Element.Handler] = [:], layout: ModifierLayout? = nil,
    callback: GeometryCallback? = nil
  ) {
    (id, self.name, self.attributes) = (node.number, name, attributes.list)
    (self.slots, self.handlers) = (slots ?? node.slots, handlers)
    (self.layout, self.callback) = (layout, callback)
  }

  /// The value of an attribute.
  public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
