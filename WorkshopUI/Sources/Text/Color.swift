import Foundation

/// What something is painted with.
public protocol ShapeStyle: Sendable, CustomStringConvertible {
  /// How the readable tree names it; not in SwiftUI.
  var description: String { get }
}

/// The style of the text around.
public struct ForegroundStyle: ShapeStyle {
  /// The style of the text around.
  public init() {}
  public var description: String { "foreground" }
}

/// A colour.
nonisolated public struct Color: ShapeStyle, Hashable, View {
  public let description: String
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  // SwiftUI's own name.
  public static let accentColor = Color("accentColor")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")

  /// - Parameter opacity: nil where it is not said.
  fileprivate init(_ words: String, _ opacity: Double? = nil) {
    description = words + (opacity.map { " opacity=\($0)" } ?? "")
  }
  /// The space of a colour's components; the only one here.
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  /// A colour of components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { self.init("rgb \(red) \(green) \(blue)", opacity == 1 ? nil : opacity) }
  /// A grey, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }
  /// A colour by its place on the wheel, how strong and how bright it is, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }
  /// A colour of another type.
  public init<T: Hashable & ShapeStyle>(_ color: T) { self.init(color.description) }
  /// A colour of the system's.
  public init(_ color: UIColor) { self.init("\(color)") }
  /// A colour of the system's.
  public init(uiColor color: UIColor) { self.init(color) }
  /// The same colour, less opaque.
  public func opacity(_ opacity: Double) -> Color { .init(description, opacity) }
  /// The colour, a little lighter at the top.
  public var gradient: AnyShapeStyle { .init("\(description) gradient") }
}

/// The names of UIKit's colours.
public enum UIColor: Hashable, Sendable {
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, tintColor
  case separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemRed, systemOrange, systemYellow, systemGreen, systemBlue, systemIndigo, systemPurple
  case systemPink, systemMint, systemTeal, systemCyan, systemBrown
  case black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange,
    purple
  case brown, clear
}

/// The system's colours, as colours and as styles.
extension ShapeStyle where Self == Color {
  public static var red: Color { .init("red") }
  public static var orange: Color { .init("orange") }
  public static var yellow: Color { .init("yellow") }
  public static var green: Color { .init("green") }
  public static var mint: Color { .init("mint") }
  public static var teal: Color { .init("teal") }
  public static var cyan: Color { .init("cyan") }
  public static var blue: Color { .init("blue") }
  public static var indigo: Color { .init("indigo") }
  public static var purple: Color { .init("purple") }
  public static var pink: Color { .init("pink") }
  public static var brown: Color { .init("brown") }
  public static var black: Color { .init("black") }
  public static var gray: Color { .init("gray") }
  public static var white: Color { .init("white") }
  public static var clear: Color { .init("clear") }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  public let description: String
  init(_ description: String) { self.description = description }
  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { description = style.description }
}

extension ShapeStyle {
  /// The same style, less opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle("\(description) opacity=\(opacity)")
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}

extension View where Self: ShapeStyle {
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.show("\(Self.self)", ["value": view], layout: .greedy)
  }
}
