import Foundation

/// How far something is turned; clockwise on the screen.
public struct Angle: Hashable, Sendable {
  /// In radians.
  public var radians: Double
  /// An angle, in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle, in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle, in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle, in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
}
