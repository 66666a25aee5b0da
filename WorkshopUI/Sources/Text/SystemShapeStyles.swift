/// The colour of controls.
public struct TintShapeStyle: ShapeStyle {
  /// The colour of controls.
  public init() {}
  public var description: String { "tint" }
}
/// What is behind the content.
public struct BackgroundStyle: ShapeStyle {
  /// What is behind the content.
  public init() {}
  public var description: String { "background" }
}
/// What parts rows and groups.
public struct SeparatorShapeStyle: ShapeStyle {
  /// What parts rows and groups.
  public init() {}
  public var description: String { "separator" }
}
/// What small shapes are filled with.
public struct FillShapeStyle: ShapeStyle {
  /// What small shapes are filled with.
  public init() {}
  public var description: String { "fill" }
}
/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  /// The colour of links.
  public init() {}
  public var description: String { "link" }
}
/// The colour of what stands in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The colour of what stands in an empty field.
  public init() {}
  public var description: String { "placeholder" }
}
/// What is behind the chosen row.
public struct SelectionShapeStyle: ShapeStyle {
  /// What is behind the chosen row.
  public init() {}
  public var description: String { "selection" }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { .init() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { .init() }
}
