import Foundation

/// A view that makes its content by its own size and place: it takes all there is. Here, the content is
/// evaluated after a layout pass, and again when another one gives something else.
nonisolated public struct GeometryReader<Content: View>: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes content by its size and place; on the main actor.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    if let measures = node.memory as? GeometryProxy.Measures {
      node.child(node.reading { view.content(GeometryProxy(measures: measures)) })
    }
    let callback: GeometryCallback = { [weak node] proxy in
      let measures = proxy.measures
      return { _ in
        guard let node, !measures.isSame(as: node.memory as? GeometryProxy.Measures) else { return }
        node.memory = measures
        node.invalidate()
      }
    }
    node.show("GeometryReader", layout: .calledBack(callback))
  }
}

extension GeometryProxy.Measures {
  func isSame(as other: Self?) -> Bool { global == other?.global && spaces == other?.spaces }
}

extension GeometryProxy {
  /// The frame of the nearest scroll view around.
  var scrollView: CGRect? { spaces[.scrollView] }
}

/// A view that follows a value of its geometry.
private nonisolated struct GeometryFollower<Content: View, Value: Equatable & Sendable>: View {
  typealias Body = Never
  var content: Content
  var name: String
  /// The value before the first one; where it is nil, the action hears of the first one too.
  var start: Value?
  var value: @Sendable (GeometryProxy) -> Value
  /// nil: the value is an effect.
  var action: ((Value, Value) -> Void)?
  /// Makes an effect's words of the value; nil: they are the value itself.
  var words: (@MainActor (Value) -> String)?

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let (name, value, start, action) = (view.name, view.value, view.start, view.action)
    let words = view.words
    let use: @MainActor (Int, Value) -> Void = { [weak node] element, new in
      guard let node, node.isAlive else { return }
      guard let action else {
        node.host.geometry.effects[node.number] = words?(new) ?? "\(new)"
        return
      }
      // By element: a group has several.
      var known = node.memory as? [Int: Value] ?? [:]
      let old = known[element] ?? start
      known[element] = new
      node.memory = known
      if old != new { action(old ?? new, new) }
    }
    node.child(view.content)
    node.compose = { node in
      node.contentElements.map { element in
        let id = element.id
        let callback: GeometryCallback = { proxy in
          let value = value(proxy)
          return { _ in use(id, value) }
        }
        return element.modified(by: Modifier(name, node, callback: callback))
      }
    }
  }
}

nonisolated extension View {
  func following(
    _ name: String, _ effect: @escaping @Sendable (GeometryProxy) -> String
  ) -> some View { GeometryFollower(content: self, name: name, value: effect) }

  /// Notes an effect that the main actor makes of the view's size.
  func followingSize(
    _ name: String, _ words: @escaping @MainActor (CGSize) -> String
  ) -> some View {
    GeometryFollower(content: self, name: name, value: { $0.size }, words: words)
  }

  /// Calls an action on the main actor with the first value of the view's geometry, and with each that is
  /// another one. SwiftUI may call `of:` off the main actor; the stand-in always does.
  @preconcurrency public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { onGeometryChange(for: type, of: transform) { action($1) } }

  /// Calls an action with the old and the new value of the view's geometry; at first the two are the same.
  @preconcurrency public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryFollower(content: self, name: "onGeometryChange", value: transform, action: action)
  }

  /// Calls an action when the share of the view that is in sight of a scroll view passes a threshold.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    GeometryFollower(
      content: self, name: "onScrollVisibilityChange", start: false,
      value: {
        let (frame, whole) = ($0.global, Double($0.size.width * $0.size.height))
        let seen = frame.intersection($0.scrollView ?? frame)
        return !seen.isNull && Double(seen.width * seen.height) >= max(threshold * whole, 0.001)
      }, action: { action($1) })
  }

  /// Names the view's coordinates, for the views inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    noted(name.name, layout: .coordinateSpace(AnyHashableSendable(name.name)))
  }

  /// Names the view's coordinates, for the views inside.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }

  /// Tells a value to the layout around.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    noted(value, layout: .layoutValue(ObjectIdentifier(key), Handed(value: value)))
  }

  /// Says where the view's guide is, for a stack around that aligns by it; called off the main actor.
  @preconcurrency public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View { noted(guide, layout: .guide(.horizontal, guide.share, computeValue)) }

  /// Says where the view's guide is, for a stack around that aligns by it; called off the main actor.
  @preconcurrency public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View { noted(guide, layout: .guide(.vertical, guide.share, computeValue)) }
}
