import Foundation

extension Text {
  /// Which letters are large.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  /// Which part of a text is left out where it does not fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// How a line under or through a text looks.
  public struct LineStyle: Hashable, Sendable {
    /// Of what it consists: here, it is drawn whole.
    public struct Pattern: Sendable {
      public static let solid = Self(), dot = Self(), dash = Self(), dashDot = Self(),
        dashDotDot = Self()
    }
    public static let single = Self()
  }
  /// Sets the space between letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { styled("tracking", tracking) }
  /// Sets the space between letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { styled("tracking", kerning) }
  /// Moves the letters up, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled("baselineOffset", baselineOffset)
  }
  /// Sets how the letters are drawn.
  public func fontDesign(_ design: Font.Design?) -> Text { styled("fontDesign", design) }
  /// Sets how wide the letters are.
  public func fontWidth(_ width: Font.Width?) -> Text { styled("fontWidth", width?.name) }
  /// Makes all letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? styled("fontDesign", "monospaced") : self
  }
  /// Draws a line under the letters.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { styled("underline", isActive) }
  /// Draws a line through the letters.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { styled("strikethrough", isActive) }
  /// Sets how large a symbol in the text is.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    styled("textScale", scale)
  }
  /// How large a text is beside another.
  public enum Scale: Hashable, Sendable { case `default`, secondary }
  /// How a date is shown.
  public enum DateStyle: Equatable, Sendable { case time, date, relative, offset, timer }

  /// A date in a style: here, once, and not again as time passes.
  public init(_ date: Date, style: DateStyle) {
    let now = Date()
    switch style {
    case .time: self.init(date, format: .dateTime.hour().minute())
    case .date: self.init(date, format: .dateTime.day().month(.wide).year())
    default:
      let seconds = Int(abs(date.timeIntervalSince(now)))
      self.init(verbatim: "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)")
    }
  }
  /// The time from one date to another.
  public init(_ dates: ClosedRange<Date>) {
    let format = Date.FormatStyle.dateTime.hour().minute()
    self.init(
      verbatim: "\(dates.lowerBound.formatted(format)) – \(dates.upperBound.formatted(format))")
  }
  /// A text with attributes: here, the text alone, since Foundation has few of them on Linux.
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }
  /// A picture in a text: here, nothing.
  public init(_ image: Image) { self.init(verbatim: "") }
}

extension AttributedString: _Title { public var _text: Text { Text(self) } }

extension Font {
  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    let name: String
    /// A width, where 0 is the usual.
    public var value: CGFloat
    /// A width, where 0 is the usual.
    public init(_ value: CGFloat) { (name, self.value) = ("\(value)", value) }
    private init(_ name: String, _ value: CGFloat) { (self.name, self.value) = (name, value) }
    public static let compressed = Self("compressed", -0.3), condensed = Self("condensed", -0.2),
      standard = Self("standard", 0), expanded = Self("expanded", 0.2)
  }
  /// How much space lines have.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  /// A font of the app's, in points: here, the system's of that size.
  public static func custom(_ name: String, size: CGFloat) -> Font { .system(size: size) }
  /// A font of the app's, in points: here, the system's of that size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .system(size: fixedSize) }
  /// A font of the app's, in points: here, the system's of that size.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    .system(size: size)
  }
  /// The same font with more or less space between lines.
  public func leading(_ leading: Leading) -> Font { self }
  /// The same font, as wide as this.
  public func width(_ width: Width) -> Font { self }
  /// The same font with small capitals.
  public func smallCaps() -> Font { self }
}

nonisolated extension View {
  /// Says which letters inside are large.
  public func textCase(_ textCase: Text.Case?) -> some View { noted(textCase) }
  /// Sets the space between letters inside, in points.
  public func tracking(_ tracking: CGFloat) -> some View { noted(tracking) }
  /// Sets the space between letters inside, in points.
  public func kerning(_ kerning: CGFloat) -> some View { noted(kerning, function: "tracking") }
  /// Moves letters inside up, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { noted(baselineOffset) }
  /// Sets the space between lines inside, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { noted(lineSpacing) }
  /// Makes all letters inside of one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    noted(isActive ? "monospaced" : nil, function: "fontDesign")
  }
  /// Sets how wide letters inside are.
  public func fontWidth(_ width: Font.Width?) -> some View { noted(width?.name) }
  /// Draws a line under texts inside.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { noted(isActive) }
  /// Draws a line through texts inside.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { noted(isActive) }
  /// Says which part of texts inside is left out where they do not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { noted(mode) }
  /// Lets texts inside become smaller where they do not fit, down to a share: here, they do not.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { noted(factor) }
  /// Lets letters of texts inside come closer where they do not fit: here, they do not.
  public func allowsTightening(_ flag: Bool) -> some View { noted(flag) }
  /// Sets how many lines a text has: at least and at most.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
  /// Sets how many lines a text has at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(Int?.none) }
  /// Sets how many lines a text has at most.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  /// Sets how many lines a text has at most, and whether it takes their space in any case.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }
  /// Says whether a person can select texts inside: here, always.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    noted(S.allowsSelection)
  }
  /// Sets how wide the space is that icons of labels inside have, in points.
  @available(iOS 26.0, macOS 26.0, *)
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { noted(value) }
  /// Sets the space between icon and title of labels inside, in points.
  @available(iOS 26.0, macOS 26.0, *)
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { noted(value) }
}

/// Whether a person can select a text.
public protocol TextSelectability {
  /// Whether it can be selected.
  static var allowsSelection: Bool { get }
}
/// A text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}
/// A text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// A text that can be selected.
  public static var enabled: Self { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// A text that cannot be selected.
  public static var disabled: Self { .init() }
}
