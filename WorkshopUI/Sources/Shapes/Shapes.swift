import Foundation

/// A shape whose name in the tree is not its type's.
protocol DescribedShape {
  var kind: String { get }
  var attributes: Attributes { get }
  /// How the line is drawn that the shape is; nil where it is a surface.
  var line: Attributes? { get }
}
extension DescribedShape {
  var line: Attributes? { nil }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape, DescribedShape {
  let kind: String, attributes: Attributes, line: Attributes?
  let outline: @Sendable (CGRect) -> Path
  init(
    kind: String, attributes: Attributes, line: Attributes?,
    outline: @escaping @Sendable (CGRect) -> Path
  ) { (self.kind, self.attributes, self.line, self.outline) = (kind, attributes, line, outline) }
  /// Hides the type of a shape.
  public init(_ shape: some Shape) {
    self.init(
      kind: shape.shapeKind, attributes: shape.shapeAttributes, line: shape.shapeLine,
      outline: { shape.path(in: $0) })
  }
  public func path(in rect: CGRect) -> Path { outline(rect) }
}

/// A shape that can be made smaller all around.
public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by some points at each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension InsettableShape {
  /// Draws the outline inside the shape; width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content).strokeBorder(content, lineWidth: lineWidth)
  }
  /// Draws the outline inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content).strokeBorder(content, style: style)
  }
}

/// A rectangle with rounded corners, as every shape of the system is; not in SwiftUI.
public protocol _BoxShape: InsettableShape {
  /// The rectangle, and its corners clockwise from the top left.
  nonisolated func _box(in rect: CGRect) -> (CGRect, corners: [CGSize])
}
extension _BoxShape {
  nonisolated public func path(in rect: CGRect) -> Path { inset(by: 0).path(in: rect) }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}

/// A shape of the system's, made smaller.
public struct _InsetShape<Base: _BoxShape>: InsettableShape, DescribedShape {
  let base: Base, amount: CGFloat
  var kind: String { base.shapeKind }
  var attributes: Attributes { base.shapeAttributes + ["inset": amount] }
  public func path(in rect: CGRect) -> Path {
    let (rect, corners) = base._box(in: rect)
    let radii = corners.map {
      CGSize(width: max(0, $0.width - amount), height: max(0, $0.height - amount))
    }
    let isRound = corners.allSatisfy { $0.width == rect.width / 2 && $0.height == rect.height / 2 }
    let smaller = rect.insetBy(dx: amount, dy: amount)
    return isRound ? Path(ellipseIn: smaller) : Path { $0.addBox(smaller, radii) }
  }
  public func inset(by more: CGFloat) -> Self { .init(base: base, amount: amount + more) }
}

/// How a corner is rounded: here, always as a part of an ellipse.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle.
public struct Rectangle: _BoxShape {
  /// As large as its frame.
  public init() {}
  public func _box(in rect: CGRect) -> (CGRect, corners: [CGSize]) { (rect, all(0)) }
}
/// A circle, in the middle of its frame.
public struct Circle: _BoxShape {
  /// As large as its frame allows.
  public init() {}
  public func _box(in rect: CGRect) -> (CGRect, corners: [CGSize]) {
    let radius = min(rect.width, rect.height) / 2
    return (rect.insetBy(dx: rect.width / 2 - radius, dy: rect.height / 2 - radius), all(radius))
  }
}
/// An ellipse.
public struct Ellipse: _BoxShape {
  /// As large as its frame.
  public init() {}
  public func _box(in rect: CGRect) -> (CGRect, corners: [CGSize]) {
    (rect, all(rect.width / 2, rect.height / 2))
  }
}
/// A rectangle whose shorter sides are round.
public struct Capsule: _BoxShape {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle
  /// As large as its frame.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func _box(in rect: CGRect) -> (CGRect, corners: [CGSize]) {
    (rect, all(min(rect.width, rect.height) / 2))
  }
}
/// A rectangle with round corners.
public struct RoundedRectangle: _BoxShape, DescribedShape {
  /// The size of a corner, in points.
  public var cornerSize: CGSize
  /// Corners of one size, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }
  /// Corners of one radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  var kind: String { "RoundedRectangle" }
  var attributes: Attributes { ["cornerRadius": cornerSize.width] }
  public func _box(in rect: CGRect) -> (CGRect, corners: [CGSize]) {
    (rect, all(cornerSize.width, cornerSize.height))
  }
}
/// A rectangle whose corners have radii of their own.
public struct UnevenRoundedRectangle: _BoxShape, DescribedShape {
  let radii: [CGFloat]
  /// Four radii, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) { radii = [topLeadingRadius, topTrailingRadius, bottomTrailingRadius, bottomLeadingRadius] }
  var kind: String { "UnevenRoundedRectangle" }
  var attributes: Attributes { ["cornerRadii": radii] }
  public func _box(in rect: CGRect) -> (CGRect, corners: [CGSize]) {
    (rect, radii.map { CGSize(width: $0, height: $0) })
  }
}

private func all(_ width: CGFloat, _ height: CGFloat? = nil) -> [CGSize] {
  Array(repeating: CGSize(width: width, height: height ?? width), count: 4)
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { .init() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners, in points.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self { .init(cornerRadius: cornerRadius, style: style) }
}
extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are round.
  nonisolated public static var capsule: Capsule { .init() }
}
extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { .init() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { .init() }
}
