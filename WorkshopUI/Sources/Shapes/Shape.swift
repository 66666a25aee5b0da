import Foundation

/// An actor that nothing is isolated to: naming it takes away the isolation that would be inferred.
@globalActor public actor _ImpossibleActor { public static let shared = _ImpossibleActor() }

/// Takes the main actor away from what conforms, as Apple's marker of this name does.
@_marker @_ImpossibleActor public protocol _RemoveGlobalActorIsolation {}

/// What a shape means to the system.
public enum ShapeRole: Sendable { case fill, stroke, separator }

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
    _ShapeView._update(view.body, node)
  }
}

/// A shape with a style. The outline is asked for off the main actor.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public var shape: Content
  public var style: Style
  var attributes: Attributes = [:]

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let installed = node.installed(view.shape)
    let callback: GeometryCallback = { [number = node.number] proxy in
      let path = RenderThread.naming("Shape.path") {
        installed.path(in: CGRect(origin: .zero, size: proxy.size))
      }
      return { host in
        host.recorder.countCall(of: "Shape.path")
        host.geometry.paths[number] = path
      }
    }
    // A line that nothing else has painted has the style around.
    let isPainted = view.attributes.list.contains { $0.name == "stroke" }
    let line = isPainted ? nil : view.shape.shapeLine.map { ["stroke": view.style] + $0 }
    let attributes = view.shape.shapeAttributes + view.attributes + (line ?? [:])
    node.show(view.shape.shapeKind, attributes, layout: .calledBack(callback))
  }

  func painted<S: ShapeStyle>(
    _ name: String, _ style: S, _ attributes: Attributes = [:]
  ) -> _ShapeView<Content, S> {
    .init(shape: shape, style: style, attributes: self.attributes + [name: style] + attributes)
  }
  /// Fills the shape, too; its holes where the style says so.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle) -> _ShapeView<Content, S> {
    fill(content)
  }
  /// Fills the shape, too.
  public func fill<S: ShapeStyle>(_ content: S) -> _ShapeView<Content, S> {
    shape.shapeLine.map { painted("stroke", content, $0) } ?? painted("fill", content)
  }
  /// Draws the outline, too; width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> {
    painted("stroke", content, ["lineWidth": lineWidth])
  }
  /// Draws the outline, too.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, S> {
    painted("stroke", content, style.attributes)
  }
  /// Draws the outline inside the shape, too; width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> where Content: InsettableShape {
    painted("strokeBorder", content, ["lineWidth": lineWidth])
  }
  /// Draws the outline inside the shape, too.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, S> where Content: InsettableShape {
    painted("strokeBorder", content, style.attributes)
  }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  var attributes: Attributes
  /// Width, dashes and gaps in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    attributes = [
      "lineWidth": lineWidth, "lineCap": lineCap == .butt ? nil : lineCap,
      "lineJoin": lineJoin == .miter ? nil : lineJoin, "dash": dash.isEmpty ? nil : dash,
    ]
  }
}

nonisolated extension Shape {
  private func painted<S: ShapeStyle>(
    _ name: String, _ style: S, _ attributes: Attributes = [:]
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: style).painted(name, style, attributes)
  }
  /// Fills the shape.
  public func fill<S: ShapeStyle>(_ content: S = .foreground) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content).fill(content)
  }
  /// Draws the outline; width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    painted("stroke", content, ["lineWidth": lineWidth])
  }
  /// Draws the outline.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    painted("stroke", content, style.attributes)
  }
  /// The line along the outline, as a shape.
  public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(base: self, style: style) }
  /// The line along the outline, as a shape; width in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// A part of the outline, by shares of its length.
  public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape {
    changed(["trim": "\(from)...\(to)"]) { path, _ in path.trimmedPath(from: from, to: to) }
  }
  /// Moves the shape, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    transform("offset", "\(x),\(y)", .topLeading, CGAffineTransform(translationX: x, y: y))
  }
  /// Makes the shape larger or smaller.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    transform("scale", "\(x),\(y)", anchor, CGAffineTransform(scaleX: x, y: y))
  }
  /// Makes the shape larger or smaller.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// Turns the shape.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    transform("rotation", "\(angle.degrees)", anchor, .init(rotationAngle: angle.radians))
  }

  private func transform(
    _ name: String, _ value: String, _ anchor: UnitPoint, _ transform: CGAffineTransform
  ) -> some Shape {
    changed([name: value]) { path, rect in
      let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
      return path.applying(.init(translationX: -x, y: -y)).applying(transform)
        .applying(.init(translationX: x, y: y))
    }
  }
  private func changed(
    _ attributes: Attributes, _ change: @escaping @Sendable (Path, CGRect) -> Path
  ) -> some Shape {
    AnyShape(
      kind: shapeKind, attributes: shapeAttributes + attributes, line: shapeLine,
      outline: { change(path(in: $0), $0) })
  }

  /// The type's name in the readable tree.
  var shapeKind: String { (self as? any DescribedShape)?.kind ?? "\(Self.self)" }
  var shapeAttributes: Attributes { (self as? any DescribedShape)?.attributes ?? [:] }
  var shapeLine: Attributes? { (self as? any DescribedShape)?.line }
  /// The name in the readable tree, with what tells one such shape from another.
  var shapeName: String {
    ([shapeKind] + shapeAttributes.list.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
  }
}
