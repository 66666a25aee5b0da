import Foundation

/// An actor that nothing is isolated to: naming it takes away the isolation that would be inferred.
@globalActor public actor _ImpossibleActor {
  public static let shared = _ImpossibleActor()
}

/// Takes the main actor away from what conforms, as Apple's marker of this name does.
@_marker @_ImpossibleActor public protocol _RemoveGlobalActorIsolation {}

/// What a shape means to the system.
public enum ShapeRole: Sendable {
  case fill, stroke, separator
}

/// An outline. SwiftUI may call `path(in:)` off the main actor; the stand-in always does.
///
/// Sendable, and isolated to nothing: also where the main actor is the default.
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// What the shape means to the system.
  nonisolated static var role: ShapeRole { get }
  /// The size that the shape takes of a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> { .init(shape: self, style: .init()) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    var shape = view
    node.install(&shape)
    show(shape, node, [])
  }
}

/// A shape with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public var shape: Content
  public var style: Style
  var attributes: [Attribute] = []

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    var shape = view.shape
    node.install(&shape)
    show(shape, node, view.attributes)
  }
}

nonisolated extension Shape {
  /// Fills the shape.
  public func fill<S: ShapeStyle>(_ content: S = .foreground) -> _ShapeView<Self, S> {
    .init(shape: self, style: content, attributes: [Attribute("fill", content.styleDescription)])
  }
  /// Draws the outline; width in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<Self, S> {
    let width = Attribute("lineWidth", lineWidth)
    return .init(
      shape: self, style: content,
      attributes: [Attribute("stroke", content.styleDescription), width])
  }
  /// The type's name in the readable tree.
  var shapeKind: String { (self as? any DescribedShape)?.kind ?? "\(Self.self)" }
  var shapeAttributes: [Attribute] { (self as? any DescribedShape)?.attributes ?? [] }
  /// The name in the readable tree, with what tells one such shape from another.
  var shapeName: String {
    ([shapeKind] + shapeAttributes.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
  }
}

/// Shows a shape whose outline is asked for off the main actor.
@MainActor private func show<S: Shape>(
  _ shape: S, _ node: _ViewNode, _ attributes: [Attribute]
) {
  let number = node.number
  let callback: GeometryCallback = { proxy in
    let path = RenderThread.naming("Shape.path") {
      shape.path(in: CGRect(origin: .zero, size: proxy.size))
    }
    return { host in
      host.recorder.countCall(of: "Shape.path")
      host.geometry.paths[number] = path
    }
  }
  node.show {
    Element(
      shape.shapeKind, $0, shape.shapeAttributes + attributes,
      layout: .calledBack(callback, fills: true))
  }
}
