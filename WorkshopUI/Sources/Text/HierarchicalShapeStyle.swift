/// A rank of the style around: the first is the style itself, and each further one is paler.
public struct HierarchicalShapeStyle: ShapeStyle {
  public let description: String
  public static let primary = Self(description: "primary")
  public static let secondary = Self(description: "secondary")
  public static let tertiary = Self(description: "tertiary")
  public static let quaternary = Self(description: "quaternary")
  public static let quinary = Self(description: "quinary")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { .primary }
  public static var secondary: Self { .secondary }
  public static var tertiary: Self { .tertiary }
  public static var quaternary: Self { .quaternary }
  public static var quinary: Self { .quinary }
}

extension ShapeStyle {
  /// The second rank of the style: here, half as opaque.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The third rank of the style: here, a quarter as opaque.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The fourth rank of the style: here, nearly as opaque as the third.
  public var quaternary: some ShapeStyle { opacity(0.2) }
  /// The fifth rank of the style: here, a sixth as opaque.
  public var quinary: some ShapeStyle { opacity(0.15) }
  /// The style with a shadow, which is noted and not drawn.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle("\(description) shadow=\(style.name)")
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow, which is noted and not drawn.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle.foreground.shadow(style)
  }
  /// The foreground style, less opaque.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle.foreground.opacity(opacity)
  }
}

/// A shadow of what is painted.
public struct ShadowStyle: Equatable, Sendable {
  let name: String
  private let color: Color
  private let lengths: [CGFloat]
  /// A shadow behind; lengths in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { .init(name: "drop", color: color, lengths: [radius, x, y]) }
  /// A shadow inside, along the edge; lengths in points.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { .init(name: "inner", color: color, lengths: [radius, x, y]) }
}
