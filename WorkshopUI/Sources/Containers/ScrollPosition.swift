import Foundation

/// Where a scroll view stands. Here, it is what the app last said: a person's scrolling does not change it.
public struct ScrollPosition: Equatable, Sendable {
  private struct ID: Equatable, Sendable {
    let value: any Hashable & Sendable
    static func == (first: Self, second: Self) -> Bool {
      AnyHashable(first.value) == AnyHashable(second.value)
    }
  }
  private var id: ID?
  private var typeOfID: ObjectIdentifier?
  /// The edge it was sent to; nil where it was not.
  public private(set) var edge: Edge?
  /// The place it was sent to, in points; nil where it was not.
  public private(set) var point: CGPoint?
  /// How far it was sent across, in points; nil where it was not.
  public private(set) var x: CGFloat?
  /// How far it was sent down, in points; nil where it was not.
  public private(set) var y: CGFloat?
  /// Whether a person has scrolled since.
  public var isPositionedByUser = false

  /// At the view of an id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.id = ID(value: id)
  }
  /// At the start; ids are of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    typeOfID = ObjectIdentifier(idType)
  }
  /// At an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.edge = edge
  }
  /// At a place, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.point = point
  }
  /// At a place, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    (self.x, self.y) = (x, y)
  }
  /// At a place, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { self.x = x }
  /// At a place, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { self.y = y }

  /// Goes to the view of an id.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = Self(id: id, anchor: anchor)
  }
  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) { self = Self(edge: edge) }
  /// Goes to a place, in points.
  public mutating func scrollTo(point: CGPoint) { self = Self(point: point) }
  /// Goes to a place, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = Self(x: x, y: y) }
  /// Goes to a place, in points.
  public mutating func scrollTo(x: CGFloat) { self = Self(x: x) }
  /// Goes to a place, in points.
  public mutating func scrollTo(y: CGFloat) { self = Self(y: y) }
  /// The view it was sent to.
  public var viewID: (any Hashable & Sendable)? { id?.value }
  /// The view it was sent to.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.value as? T }

  fileprivate var words: String {
    if let id { return "id \(id.value)" }
    if let edge { return "\(edge)" }
    if let point { return "\(point.x),\(point.y)" }
    return x != nil || y != nil ? "\(x ?? 0),\(y ?? 0)" : "automatic"
  }
}

/// How content is scrolled, and how much of it there is.
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  /// How far the content is scrolled, in points.
  public var contentOffset: CGPoint
  /// How large the content is, in points.
  public var contentSize: CGSize
  /// What lies over the content at the edges, in points.
  public var contentInsets: EdgeInsets
  /// How large the scroll view is, in points.
  public var containerSize: CGSize
  /// A geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
  /// What of the content is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The scroll view, in the coordinates of its content.
  public var bounds: CGRect { visibleRect }
  public var debugDescription: String { "\(contentOffset) of \(contentSize)" }
}

/// What a scroll view does just now: nothing, here.
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
  case idle, tracking, interacting, decelerating, animating
  /// Whether it scrolls.
  public var isScrolling: Bool { self != .idle }
  public var debugDescription: String { "\(self)" }
}

/// What goes with a new phase of a scroll view.
public struct ScrollPhaseChangeContext {
  /// How far it is scrolled.
  public let geometry: ScrollGeometry
  /// How fast it scrolls.
  public let velocity: CGVector?
}
@available(*, unavailable)
extension ScrollPhaseChangeContext: Sendable {}

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
  public static let zero = Self()
}

nonisolated extension View {
  /// Follows, and says, where scroll views inside stand: here, noted.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { handling([:], ["value": position.wrappedValue.words]) }
  /// Follows, and says, at which view scroll views inside stand: here, noted.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { handling([:], ["value": id.wrappedValue.map { "id \($0)" } ?? "automatic"]) }
  /// Says where scroll views inside start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    noted(anchor.map { "\($0.x),\($0.y)" })
  }
  /// Says whether what is scrolled is cut off at the edges.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { noted(disabled) }
  /// Says whether scroll views inside can be scrolled.
  public func scrollDisabled(_ disabled: Bool) -> some View { noted(disabled) }
  /// Says when scroll views inside bounce.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { noted(behavior) }
  /// Flashes the indicators of scroll views inside when the view appears: nothing, here.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { noted(onAppear) }
  /// Flashes the indicators of scroll views inside when a value changes: nothing, here.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { annotated() }
  /// Adds space around the content of scroll views inside, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(insets) }
  /// Adds space around the content of scroll views inside, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(edges, length) }
  /// Adds space around the content of scroll views inside, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(length) }
  /// Calls an action when a scroll view inside is doing something else: never, here.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { annotated() }
  /// Calls an action when a scroll view inside is doing something else: never, here.
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { annotated() }
  /// Calls an action with the views whose share in sight has passed a threshold: never, here.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { annotated() }
  /// Calls an action when a value of the geometry of the scroll view changes: here, of the one that is modified.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { ScrollFollower(content: self, transform: transform, action: action) }
}

/// Which margins of a scroll view are meant.
public struct ContentMarginPlacement {
  public static var automatic: Self { .init() }
  public static var scrollContent: Self { .init() }
  public static var scrollIndicators: Self { .init() }
}

/// When a scroll view bounces.
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }

/// A view that follows how the scroll view in it is scrolled.
nonisolated private struct ScrollFollower<Content: View, Value: Equatable>: View {
  typealias Body = Never
  var content: Content
  var transform: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let (transform, action) = (view.transform, view.action)
    let tell: @MainActor () -> Void = { [weak node] in
      guard let node, let element = node.contentElements.first else { return }
      let geometry = node.host.geometry
      let length = geometry.frames[element.id]?.size ?? .zero
      let value = transform(
        ScrollGeometry(
          contentOffset: CGPoint(x: 0, y: geometry.scrolled[element.id] ?? 0),
          contentSize: element.children.compactMap { geometry.frames[$0.id]?.size }.first ?? length,
          contentInsets: EdgeInsets(), containerSize: length))
      let known = node.memory as? Value
      node.memory = value
      if known != value { action(known ?? value, value) }
    }
    node.child(view.content)
    node.compose = { node in
      node.contentElements.map { element in
        let scroll = element.handlers[.scroll]
        let told = scroll.map { scroll in
          element.handling(.scroll) {
            scroll($0)
            tell()
          }
        }
        return (told ?? element).modified(by: Modifier("onScrollGeometryChange", node))
      }
    }
  }
}
