/// How a box around views looks.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// Makes the look of what is styled.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What the style has to show.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// A box for a style to show.
public struct GroupBoxStyleConfiguration {
  /// The title of the box.
  @MainActor @preconcurrency public struct Label: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// What is inside the box.
  @MainActor @preconcurrency public struct Content: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// What the box is about.
  public let label: Label
  /// What is inside.
  public let content: Content
}
@available(*, unavailable)
extension GroupBoxStyleConfiguration: Sendable {}

nonisolated extension View {
  /// Styles the boxes inside.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styling("GroupBox", style, "GroupBoxStyle")
  }
}

/// As the place asks for.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).groupBoxStyle(self)
  }
}
@available(*, unavailable)
extension DefaultGroupBoxStyle: Sendable {}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// As the place asks for.
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { .init() }
}
