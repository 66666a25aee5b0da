/// What lets through, blurred, what is behind it.
public struct Material: ShapeStyle {
  public let description: String
  public static let ultraThin = Material(description: "ultraThinMaterial"),
    thin = Material(description: "thinMaterial"),
    regular = Material(description: "regularMaterial"),
    thick = Material(description: "thickMaterial"),
    ultraThick = Material(description: "ultraThickMaterial"), bar = Material(description: "bar")
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Self { .ultraThin }
  public static var thinMaterial: Self { .thin }
  public static var regularMaterial: Self { .regular }
  public static var thickMaterial: Self { .thick }
  public static var ultraThickMaterial: Self { .ultraThick }
  public static var bar: Self { .init(description: "bar") }
}
