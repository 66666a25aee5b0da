import Foundation

/// A spring, by how long it takes and how much it bounces, or by its mass and stiffness.
public struct Spring: Hashable, Sendable {
  /// The seconds that it seems to take.
  public var duration: Double
  /// How much it bounces: 0 for not at all.
  public var bounce: Double
  /// A spring of a duration.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }
  /// A spring, by how long one swing would take.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }
  /// A spring, by its weight.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let response = 2 * Double.pi / (stiffness / mass).squareRoot()
    self.init(
      response: response, dampingRatio: min(1, damping / (2 * (stiffness * mass).squareRoot())))
  }
  /// The time that one swing would take, in seconds.
  public var response: Double { duration }
  /// How fast it calms down: 1 without a bounce.
  public var dampingRatio: Double { 1 - bounce }
  /// Without bounce.
  public static var smooth: Spring { smooth() }
  /// With a little bounce.
  public static var snappy: Spring { snappy() }
  /// With more bounce.
  public static var bouncy: Spring { bouncy() }
  /// Without bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    .init(duration: duration, bounce: extraBounce)
  }
  /// With a little bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    .init(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// With more bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    .init(duration: duration, bounce: 0.3 + extraBounce)
  }
}

/// How far a change has come by when.
public struct UnitCurve: Hashable, Sendable {
  let name: String
  public static let linear = Self(name: "linear"), easeIn = Self(name: "easeIn"),
    easeOut = Self(name: "easeOut"), easeInOut = Self(name: "easeInOut"),
    circularEaseIn = Self(name: "circularEaseIn"),
    circularEaseOut = Self(name: "circularEaseOut"),
    circularEaseInOut = Self(name: "circularEaseInOut")
  /// A curve by two points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { .init(name: "bezier") }
}

extension Animation {
  /// A spring that follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A spring that follows a finger, by how stiff it is.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { spring(duration: response) }
  /// A spring that follows a finger.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { spring(duration: duration) }
  /// A spring, by its weight.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    spring(duration: Spring(mass: mass, stiffness: stiffness, damping: damping).duration)
  }
  /// A spring.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { spring(duration: duration) }
  /// A spring.
  public static var interpolatingSpring: Animation { spring(duration: 0.5) }
  /// A spring.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { .spring(duration: spring.duration) }
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(duration: spring.duration)
  }
  /// A curve by two points, for some seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { easeInOut(duration: duration) }
  /// A curve, for some seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    easeInOut(duration: duration)
  }
}
