import Foundation

/// A font, by its name in the system.
public struct Font: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let largeTitle = Font.system(.largeTitle), title = Font.system(.title),
    title2 = Font.system(.title2), title3 = Font.system(.title3), body = Font.system(.body),
    headline = Font.system(.headline), subheadline = Font.system(.subheadline),
    callout = Font.system(.callout), footnote = Font.system(.footnote),
    caption = Font.system(.caption), caption2 = Font.system(.caption2)
  /// What a text is for.
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
  /// How the letters are drawn.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// How heavy the letters are.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The system's font for a use.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(description: "\(style)").with("weight", weight).with("design", design) }
  /// The system's font, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(description: "system size=\(size)").with("weight", weight).with("design", design)
  }
  /// The same font, bold.
  public func bold() -> Font { with("weight", "bold") }
  /// The same font, italic.
  public func italic() -> Font { with("italic", true) }
  /// The same font, with letters of one width.
  public func monospaced() -> Font { with("design", "monospaced") }
  /// The same font, with digits of one width.
  public func monospacedDigit() -> Font { with("monospacedDigit", true) }
  /// The same font, as heavy as this.
  public func weight(_ weight: Weight) -> Font { with("weight", weight) }

  private func with(_ name: String, _ value: Any?) -> Font {
    Font(description: description + (value.map { " \(name)=\($0)" } ?? ""))
  }
}
