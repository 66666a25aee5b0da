import Foundation

/// Colours that run into each other.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    /// A colour at a place.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
  /// How colours are mixed: here, always as the browser does.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    public static let device = Self(name: "device"), perceptual = Self(name: "perceptual")
  }
  /// The colours.
  public var stops: [Stop]
  private var isEven: Bool
  /// Evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    isEven = true
  }
  /// Colours at places.
  public init(stops: [Stop]) { (self.stops, isEven) = (stops, false) }

  public static func == (first: Self, second: Self) -> Bool { first.stops == second.stops }
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
  /// The same colours, mixed in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  public var description: String { described("LinearGradient", "0.5,0.0 0.5,1.0") }

  func described(_ kind: String, _ place: String) -> String {
    let colors = stops.map { stop in
      stop.color.description + (isEven ? "" : " at=\(stop.location)")
    }
    return "\(kind) [\(colors.joined(separator: ", "))] \(place)"
  }
}

/// A gradient whose type is hidden.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  /// Hides the type of a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
  /// The same colours, mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
  public var description: String { gradient.description }
}

private func place(_ point: UnitPoint) -> String { "\(point.x),\(point.y)" }

/// Colours along a line.
nonisolated public struct LinearGradient: ShapeStyle, View {
  public let description: String
  /// From one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    description = gradient.described(
      "LinearGradient", "\(place(startPoint)) \(place(endPoint))")
  }
  /// From one point to another, evenly spaced.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// From one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// Colours around a point.
nonisolated public struct RadialGradient: ShapeStyle, View {
  public let description: String
  /// From one distance to another, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    description = gradient.described(
      "RadialGradient", "\(place(center)) \(startRadius) \(endRadius)")
  }
  /// From one distance to another, in points, evenly spaced.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// From one distance to another, in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// Colours around a point, in an ellipse.
nonisolated public struct EllipticalGradient: ShapeStyle, View {
  public let description: String
  /// From one distance to another, as shares of the size.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    description = gradient.described(
      "EllipticalGradient", "\(place(center)) \(startRadiusFraction) \(endRadiusFraction)")
  }
  /// From one distance to another, as shares of the size, evenly spaced.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// From one distance to another, as shares of the size.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

/// Colours along the angle around a point.
nonisolated public struct AngularGradient: ShapeStyle, View {
  public let description: String
  /// From one angle to another.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    description = gradient.described(
      "AngularGradient", "\(place(center)) \(startAngle.degrees) \(endAngle.degrees)")
  }
  /// From one angle to another, evenly spaced.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// From one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// All around, from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: .degrees(angle.degrees + 360))
  }
  /// All around, from an angle, evenly spaced.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// All around, from an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self { .init(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  /// Colours along a line, evenly spaced.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self { .init(colors: colors, startPoint: startPoint, endPoint: endPoint) }
  /// Colours along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self { .init(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}
extension ShapeStyle where Self == RadialGradient {
  /// Colours around a point.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self {
    .init(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours around a point, evenly spaced.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self {
    .init(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours around a point.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self {
    .init(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == EllipticalGradient {
  /// Colours around a point, in an ellipse.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self {
    .init(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Colours around a point, in an ellipse, evenly spaced.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self {
    .init(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
extension ShapeStyle where Self == AngularGradient {
  /// Colours along the angle around a point.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> Self {
    .init(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours along the angle around a point, evenly spaced.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> Self { .init(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
  /// Colours all around a point.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> Self { .init(gradient: gradient, center: center, angle: angle) }
  /// Colours all around a point, evenly spaced.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> Self { .init(colors: colors, center: center, angle: angle) }
}
