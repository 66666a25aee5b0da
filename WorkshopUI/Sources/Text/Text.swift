import Foundation

/// A text.
public struct Text: Equatable, Sendable {
  /// What is said alike: a text put together of several has several.
  struct Run: Equatable, Sendable {
    var string: String
    var styles: [Attribute] = []
  }
  var runs: [Run]
  /// The modifiers of the text itself.
  var styles: [Attribute] = []
  var string: String { runs.map(\.string).joined() }

  init(runs: [Run]) { self.runs = runs }
  /// A text as it stands.
  public init(verbatim content: String) { runs = [Run(string: content)] }
  /// A text as it stands, of a value.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    runs = [Run(string: String(content))]
  }
  /// A text that has translations: here, the key itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { runs = key.runs }
  /// A value in a format: here, once, and not again when the locale changes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
  /// A value, as a formatter writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  /// A value, as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  func styled(_ name: String, _ value: Any?) -> Text {
    var text = self
    text.styles.append(Attribute(name, value.map { "\($0)" } ?? "nil"))
    return text
  }
  /// Sets the font.
  public func font(_ font: Font?) -> Text { styled("font", font) }
  /// Sets how heavy the letters are.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled("fontWeight", weight) }
  /// Sets what the letters are painted with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled("foregroundStyle", style.description)
  }
  /// Sets the colour of the letters.
  public func foregroundColor(_ color: Color?) -> Text {
    styled("foregroundColor", color?.description)
  }
  /// Makes the letters bold.
  public func bold(_ isActive: Bool = true) -> Text { styled("bold", isActive) }
  /// Makes the letters italic.
  public func italic(_ isActive: Bool = true) -> Text { styled("italic", isActive) }
  /// Draws a line under the letters.
  public func underline(_ isActive: Bool = true) -> Text { styled("underline", isActive) }
  /// Draws a line through the letters.
  public func strikethrough(_ isActive: Bool = true) -> Text { styled("strikethrough", isActive) }
  /// Makes all digits of one width.
  public func monospacedDigit() -> Text { styled("monospacedDigit", true) }

  /// One text after another, each with its styles.
  public static func + (first: Text, second: Text) -> Text {
    Text(runs: first.styledRuns + second.styledRuns)
  }
  var styledRuns: [Run] { runs.map { Run(string: $0.string, styles: $0.styles + styles) } }
}

extension Text: View {
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let (string, styles) = (view.string, view.styles)
    let runs = view.runs.map { run in
      ([run.string.debugDescription] + run.styles.map { "\($0.name)=\($0.value)" })
        .joined(separator: " ")
    }
    let isPlain = view.runs.allSatisfy(\.styles.isEmpty)
    node.show { node in
      let element = Element(
        "Text", node, ["text": string, "runs": isPlain ? nil : runs], layout: .text(string))
      return styles.reduce(element) {
        $0.modified(by: Modifier($1.name, node, ["value": $1.value]))
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
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let runs: [Text.Run]
  /// A key.
  public init(_ value: String) { runs = [.init(string: value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

  /// Fills in what stands in a key: texts, strings and numbers; others say their format.
  public struct StringInterpolation: StringInterpolationProtocol {
    var runs: [Text.Run] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { runs.append(.init(string: literal)) }
    /// A string.
    public mutating func appendInterpolation(_ string: String) { appendLiteral(string) }
    /// A text, with its styles.
    public mutating func appendInterpolation(_ text: Text) { runs += text.styledRuns }
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
    /// A symbol in the text: here, its place is empty.
    public mutating func appendInterpolation(_ image: Image) {}
    /// A value, as a formatter writes it.
    public mutating func appendInterpolation<S: NSObject>(
      _ subject: S, formatter: Formatter? = nil
    ) {
      appendLiteral(formatter?.string(for: subject) ?? subject.description)
    }
    /// A date, as a formatter writes it.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      appendLiteral(formatter.string(for: date) ?? "")
    }
    /// A value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { appendLiteral(format.format(input)) }
  }
}
