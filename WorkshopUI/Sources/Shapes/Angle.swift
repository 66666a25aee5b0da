import Foundation

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// In radians.
  public var radians: Double
  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// None.
  public static let zero = Angle(radians: 0)
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { .init(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { .init(degrees: degrees) }
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
}

/// How a view is mixed with what is behind.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter, plusDarker
  case sourceAtop, destinationOver, destinationOut
}

#if !canImport(CoreGraphics)
/// Moves, scales and turns points: x' = ax + cy + tx, y' = bx + dy + ty.
public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  init(
    a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0
  ) { (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty) }
  /// Leaves points where they are.
  public static let identity = CGAffineTransform(a: 1)
  /// Moves.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(tx: x, ty: y) }
  /// Scales.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, d: y) }
  /// Turns; in radians.
  public init(rotationAngle r: CGFloat) { self.init(a: cos(r), b: sin(r), c: -sin(r), d: cos(r)) }
}
/// How a line ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How two lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

extension CGPoint {
  /// The point, moved, scaled and turned.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}
#endif
