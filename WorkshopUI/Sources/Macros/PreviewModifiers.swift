import Foundation

/// What an old preview is shown on.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}
/// How a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  public let id: String
  public static let portrait = Self(id: "portrait"),
    portraitUpsideDown = Self(id: "portraitUpsideDown"),
    landscapeLeft = Self(id: "landscapeLeft"), landscapeRight = Self(id: "landscapeRight")
  public static var allCases: [Self] {
    [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  }
}

/// What several previews share.
@MainActor public protocol PreviewModifier {
  /// What is made once.
  associatedtype Context = Void
  /// The type of what stands around the previews.
  associatedtype Body: View
  /// The previewed view.
  typealias Content = PlaceholderContentView<AnyView>
  /// Makes what is made once.
  static func makeSharedContext() async throws -> Context
  /// Changes the previewed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}
extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}
extension PreviewTrait where T == Preview.ViewTraits {
  /// What several previews share.
  public static func modifier(_ modifier: some PreviewModifier) -> Self { .init() }
}

nonisolated extension View {
  /// Says what an old preview is shown on: nothing shows it here.
  public func previewLayout(_ value: PreviewLayout) -> some View { noted(value) }
  /// Says which device an old preview shows: nothing shows it here.
  public func previewDevice(_ value: PreviewDevice?) -> some View { noted(value?.rawValue) }
  /// Says how the device of an old preview is held: nothing shows it here.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    noted(value.id)
  }
}
