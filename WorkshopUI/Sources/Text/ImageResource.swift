import Foundation

/// A picture of the app's catalogue. Xcode declares one for each picture; here, a file that uses `.portrait` says
/// `extension ImageResource { static let portrait = ImageResource(name: "portrait", bundle: .main) }`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// A picture by its name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of the app's catalogue, declared as pictures are.
public struct ColorResource: Hashable, Sendable {
  let name: String
  /// A colour by its name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  /// A picture of the app's, whose name a screen reader says.
  public init(_ resource: ImageResource) { self.init(resource.name) }
  /// A symbol whose layers show a value from 0 to 1. Here they do not.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// A text with a picture.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }
}
