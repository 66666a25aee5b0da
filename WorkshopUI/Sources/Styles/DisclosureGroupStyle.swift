/// How content that can be folded away looks.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// Makes the look of what is styled.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What the style has to show.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A disclosure group for a style to show.
public struct DisclosureGroupStyleConfiguration {
  /// The title of the group.
  @MainActor @preconcurrency public struct Label: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// What can be folded away.
  @MainActor @preconcurrency public struct Content: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// What is folded away.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is seen.
  @Binding public var isExpanded: Bool
}
@available(*, unavailable)
extension DisclosureGroupStyleConfiguration: Sendable {}

nonisolated extension View {
  /// Styles the disclosure groups inside.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styling("DisclosureGroup", style, "DisclosureGroupStyle")
  }
}

/// As the place asks for.
@MainActor @preconcurrency
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, SystemStyle {
  /// The style.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(configuration).disclosureGroupStyle(self)
  }
}
@available(*, unavailable)
extension AutomaticDisclosureGroupStyle: Sendable {}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// As the place asks for.
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}
