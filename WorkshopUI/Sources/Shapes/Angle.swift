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
}
