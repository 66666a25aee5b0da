import Foundation

/// A shape whose name in the tree is not its type's.
protocol DescribedShape {
  var kind: String { get }
  var attributes: [Attribute] { get }
}

/// How a corner is rounded: here, always as a part of an ellipse.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle.
public struct Rectangle: Shape {
  /// As large as its frame.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
/// A circle, in the middle of its frame.
public struct Circle: Shape {
  /// As large as its frame allows.
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: rect.insetBy(dx: (rect.width - side) / 2, dy: (rect.height - side) / 2))
  }
}
/// A rectangle whose shorter sides are round.
public struct Capsule: Shape {
  /// As large as its frame.
  public init(style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: min(rect.width, rect.height) / 2).path(in: rect)
  }
}
/// A rectangle with round corners.
public struct RoundedRectangle: Shape, DescribedShape {
  /// The radius of a corner, in points.
  let cornerRadius: CGFloat
  /// Corners of one radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }
  var kind: String { "RoundedRectangle" }
  var attributes: [Attribute] { [Attribute("cornerRadius", cornerRadius)] }
  public func path(in rect: CGRect) -> Path {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    return Path { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius)) }
  }
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
