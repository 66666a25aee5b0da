import Foundation

/// A text that has translations, and that is looked up later. Here, it is the key itself.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text, in the language it is written in.
  public let key: String
  /// A text.
  public init(stringLiteral value: String) { key = value }
  /// A text, with words for those who translate it.
  public init(
    _ key: String, table: String? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self.key = key }
}
extension Text {
  /// The text of a resource.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: resource.key)
  }
}
extension LocalizedStringResource: _Title { public var _text: Text { Text(verbatim: key) } }

extension String {
  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.key }
  /// The text of a key: here, the value that it has by default.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }

  /// A text with values in it, that has translations.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let text: String
    /// A text.
    public init(stringLiteral value: String) { text = value }
    /// A text.
    public init(_ value: String) { text = value }
  }
}

extension Color {
  /// A colour of the app's: here, the accent colour.
  public init(_ resource: ColorResource) { self = .accentColor }
  /// A colour of the app's by its name: here, the accent colour.
  @_disfavoredOverload public init(_ name: String, bundle: Bundle? = nil) { self = .accentColor }
}
