import Foundation

/// A picture of the app's, as Xcode names those of a catalog.
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// A picture of a bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of the app's, as Xcode names those of a catalog.
public struct ColorResource: Hashable, Sendable {
  let name: String
  /// A colour of a bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

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

extension Image {
  /// A picture of the app's.
  public init(_ resource: ImageResource) { self.init(resource.name) }
  /// A symbol that shows a value from 0 to 1: here, all of it.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

extension Color {
  /// A colour of the app's: here, the accent colour.
  public init(_ resource: ColorResource) { self = .accentColor }
  /// A colour of the app's by its name: here, the accent colour.
  @_disfavoredOverload public init(_ name: String, bundle: Bundle? = nil) { self = .accentColor }
}
