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
}

extension Color {
  /// A colour of the app's: here, the accent colour.
  public init(_ resource: ColorResource) { self = .accentColor }
  /// A colour of the app's by its name: here, the accent colour.
  @_disfavoredOverload public init(_ name: String, bundle: Bundle? = nil) { self = .accentColor }
}
