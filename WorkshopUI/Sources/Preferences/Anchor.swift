import Foundation

/// A place of a view, which another view asks its own geometry for.
public struct Anchor<Value> {
  /// In the screen's coordinates.
  let value: Value
  let moved: @Sendable (Value, CGPoint) -> Value

  /// Which place of a view is meant.
  public struct Source {
    let make: @Sendable (CGRect) -> Value
    let moved: @Sendable (Value, CGPoint) -> Value
    func anchor(in frame: CGRect) -> Anchor { Anchor(value: make(frame), moved: moved) }
  }
}
extension Anchor: Equatable where Value: Equatable {
  public static func == (first: Self, second: Self) -> Bool { first.value == second.value }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source { .rect { $0 } }
  /// A part of the view, in points from its upper left corner.
  public static func rect(_ part: CGRect) -> Anchor<CGRect>.Source {
    .rect { part.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
  private static func rect(_ make: @escaping @Sendable (CGRect) -> CGRect) -> Self {
    .init(make: make) { $0.offsetBy(dx: -$1.x, dy: -$1.y) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, from its upper left corner.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init {
      CGPoint(x: $0.minX + point.x, y: $0.minY + point.y)
    } moved: {
      CGPoint(x: $0.x - $1.x, y: $0.y - $1.y)
    }
  }
  /// A point by its share of the view.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init {
      CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
    } moved: {
      CGPoint(x: $0.x - $1.x, y: $0.y - $1.y)
    }
  }
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places.
  public init<T>(_ sources: [Anchor<T>.Source]) where Value == [T] {
    let sources = Handed(value: sources)
    self.init { frame in
      sources.value.map { $0.make(frame) }
    } moved: { values, origin in
      zip(sources.value, values).map { $0.moved($1, origin) }
    }
  }
  /// A place, or none.
  public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
    let source = Handed(value: source)
    self.init { frame in
      source.value?.make(frame)
    } moved: { value, origin in
      value.flatMap { source.value?.moved($0, origin) }
    }
  }
}

extension GeometryProxy {
  /// A place of another view, in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.moved(anchor.value, global.origin) }
}

nonisolated extension View {
  /// Tells views further out a place of the view. Here, the place is known after a layout pass.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    AnchorTelling(content: self, name: "anchorPreference", source: value) { (told, anchor) in
      told[K.self] = transform(anchor)
    }
  }
  /// Changes what views inside tell by a place of the view. Here, the place is known after a layout pass.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorTelling(content: self, name: "transformAnchorPreference", source: value) {
      (told, anchor) in
      var value = told[K.self] ?? K.defaultValue
      transform(&value, anchor)
      told[K.self] = value
    }
  }
}

private nonisolated struct AnchorTelling<Content: View, Value>: View {
  typealias Body = Never
  var content: Content
  var name: String
  var source: Anchor<Value>.Source
  var tell: (inout Preferences, Anchor<Value>) -> Void

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    node.host.hasPreferences = true
    node.child(view.content)
    let anchor = view.source.anchor(in: node.memory as? CGRect ?? .zero)
    let tell = view.tell
    node.changePreferences = { tell(&$0, anchor) }
    let callback: GeometryCallback = { [weak node] proxy in
      let frame = proxy.global
      return { _ in
        guard let node, node.isAlive, node.memory as? CGRect != frame else { return }
        node.memory = frame
        node.invalidate()
      }
    }
    let name = view.name
    node.compose = { node in
      // The place is the first element's.
      node.contentElements.enumerated().map { place, element in
        element.modified(by: Modifier(name, node, callback: place == 0 ? callback : nil))
      }
    }
  }
}
