/// How content with a label looks.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// Makes the look of what is styled.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What the style has to show.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// Labeled content for a style to show.
public struct LabeledContentStyleConfiguration {
  /// What the content is.
  @MainActor @preconcurrency public struct Label: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// What is labeled.
  @MainActor @preconcurrency public struct Content: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// What the content is.
  public let label: Label
  /// The content.
  public let content: Content
}
@available(*, unavailable)
extension LabeledContentStyleConfiguration: Sendable {}

nonisolated extension View {
  /// Styles the labeled content inside.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styling("LabeledContent", style, "LabeledContentStyle")
  }
}

/// As the place asks for.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).labeledContentStyle(self)
  }
}
@available(*, unavailable)
extension AutomaticLabeledContentStyle: Sendable {}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// As the place asks for.
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle { .init() }
}
