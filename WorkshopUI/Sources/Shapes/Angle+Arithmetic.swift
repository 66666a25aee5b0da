import Foundation

extension Angle: AdditiveArithmetic {
  public static func + (first: Angle, second: Angle) -> Angle {
    .init(radians: first.radians + second.radians)
  }
  public static func - (first: Angle, second: Angle) -> Angle {
    .init(radians: first.radians - second.radians)
  }
  public static prefix func - (angle: Angle) -> Angle { .init(radians: -angle.radians) }
  public static func * (angle: Angle, factor: Double) -> Angle {
    .init(radians: angle.radians * factor)
  }
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
  public static func / (angle: Angle, divisor: Double) -> Angle {
    .init(radians: angle.radians / divisor)
  }
}

#if !canImport(CoreGraphics)
extension CGAffineTransform {
  /// Leaves points where they are.
  public init() { self = .identity }
  /// First this, then another.
  public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
    .init(
      a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
      tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
  }
  /// First a move, then this.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  /// First a scale, then this.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  /// First a turn, in radians, then this.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}
#endif
