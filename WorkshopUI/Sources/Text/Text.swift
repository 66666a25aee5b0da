import Foundation

/// A text.
public struct Text: Equatable, Sendable {
  var string: String
  /// The modifiers of the text itself.
  var styles: [Attribute] = []
  /// A text as it stands.
  public init(verbatim content: String) { string = content }
  /// A text as it stands, of a value.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { string = String(content) }
  /// A text that has translations: here, the key itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.string
  }
  func styled(_ name: String, _ value: Any?) -> Text {
    var text = self
    text.styles.append(Attribute(name, value.map { "\($0)" } ?? "nil"))
    return text
  }
  /// Sets the font.
  public func font(_ font: Font?) -> Text { styled("font", font) }
  /// Sets what the letters are painted with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled("foregroundStyle", style.styleDescription)
  }
  /// Makes the letters bold.
  public func bold(_ isActive: Bool = true) -> Text { styled("bold", isActive) }
}

extension Text: View {
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let (string, styles) = (view.string, view.styles)
    node.show { node in
      let element = Element(
        "Text", node, [Attribute("text", string)], layout: .text(string))
      return styles.reduce(element) {
        $0.modified(by: Modifier($1.name, node, [Attribute("value", $1.value)]))
      }
    }
  }
}

extension LayoutRule {
  /// A text of some characters, which wraps where it is offered less.
  static func text(_ string: String) -> LayoutRule {
    let length = CGFloat(string.count) * 8
    return .leaf { proposal in
      guard let width = proposal.width, width < length, width > 0 else {
        return CGSize(width: proposal.width == 0 ? 8 : length, height: 22)
      }
      return CGSize(width: width, height: (length / width).rounded(.up) * 22)
    }
  }
}

/// A text that may have translations. Interpolations are filled in as in English, and inflection is left as text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let string: String
  /// A key.
  public init(_ value: String) { string = value }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  /// Fills in what stands in a key: strings and numbers; others say their format.
  public struct StringInterpolation: StringInterpolationProtocol {
    var string = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { string += literal }
    /// A string.
    public mutating func appendInterpolation(_ string: String) { appendLiteral(string) }
    /// A whole number, in groups of three digits.
    public mutating func appendInterpolation<T: BinaryInteger & CVarArg>(_ value: T) {
      appendLiteral(IntegerFormatStyle<T>(locale: Locale(identifier: "en_US")).format(value))
    }
    /// A number, with six decimals.
    public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T) {
      appendInterpolation(value, specifier: "%lf")
    }
    /// A number, as in C.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      appendLiteral(String(format: specifier, value))
    }
  }
}
