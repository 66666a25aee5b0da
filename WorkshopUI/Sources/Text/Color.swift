import Foundation

/// What something is painted with.
public protocol ShapeStyle: Sendable {
  /// How the readable tree names it; not in SwiftUI.
  var styleDescription: String { get }
}

/// The style of the text around.
public struct ForegroundStyle: ShapeStyle {
  /// The style of the text around.
  public init() {}
  public var styleDescription: String { "foreground" }
}

/// A colour.
nonisolated public struct Color: ShapeStyle, Hashable, View {
  public let styleDescription: String
  public static let accentColor = Color("accentColor", nil), primary = Color("primary", nil)
  public static let secondary = Color("secondary", nil), clear = Color("clear", nil)
  public static let red = Color("red", nil), orange = Color("orange", nil),
    yellow = Color("yellow", nil), green = Color("green", nil), mint = Color("mint", nil),
    teal = Color("teal", nil), cyan = Color("cyan", nil), blue = Color("blue", nil),
    indigo = Color("indigo", nil), purple = Color("purple", nil), pink = Color("pink", nil),
    brown = Color("brown", nil), black = Color("black", nil), gray = Color("gray", nil),
    white = Color("white", nil)

  /// - Parameter opacity: nil where it is not said.
  private init(_ words: String, _ opacity: Double?) {
    styleDescription = words + (opacity.map { " opacity=\($0)" } ?? "")
  }
  /// A colour of components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init("rgb \(red) \(green) \(blue)", opacity == 1 ? nil : opacity)
  }
  /// A colour of the system's.
  public init(_ color: UIColor) { self.init("\(color)", nil) }
  /// The same colour, less opaque.
  public func opacity(_ opacity: Double) -> Color { .init(styleDescription, opacity) }
}

/// The names of UIKit's colours.
public enum UIColor: Hashable, Sendable {
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground
  case label, secondaryLabel, tertiaryLabel, separator, systemFill, secondarySystemFill
  case systemRed, systemOrange, systemYellow, systemGreen, systemBlue, systemIndigo, systemPurple
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var blue: Color { .blue }
  public static var purple: Color { .purple }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  public let styleDescription: String
  init(_ description: String) { styleDescription = description }
  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { styleDescription = style.styleDescription }
}

/// Styles that SwiftUI has types of their own for.
extension ShapeStyle where Self == AnyShapeStyle {
  public static var primary: Self { .init("primary") }
  public static var secondary: Self { .init("secondary") }
  public static var tertiary: Self { .init("tertiary") }
  public static var tint: Self { .init("tint") }
  public static var background: Self { .init("background") }
  public static var ultraThinMaterial: Self { .init("ultraThinMaterial") }
  public static var thinMaterial: Self { .init("thinMaterial") }
  public static var regularMaterial: Self { .init("regularMaterial") }
}
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}

extension View where Self: ShapeStyle {
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let value = Attribute("value", view.styleDescription)
    node.show { Element("\(Self.self)", $0, [value], layout: .greedy) }
  }
}
