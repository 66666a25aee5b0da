/// How the button of a menu looks.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// Makes the look of what is styled.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What the style has to show.
  typealias Configuration = MenuStyleConfiguration
}

/// A menu for a style to show, by `Menu(configuration)`.
public struct MenuStyleConfiguration {
  /// The label of the button.
  @MainActor @preconcurrency public struct Label: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// The actions.
  @MainActor @preconcurrency public struct Content: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}
@available(*, unavailable)
extension MenuStyleConfiguration: Sendable {}

nonisolated extension View {
  /// Styles the menus inside.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    styling("Menu", style, "MenuStyle")
  }
}

/// As the place asks for.
nonisolated public struct DefaultMenuStyle: MenuStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).menuStyle(self)
  }
}
@available(*, unavailable)
extension DefaultMenuStyle: Sendable {}
extension MenuStyle where Self == DefaultMenuStyle {
  /// As the place asks for.
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { .init() }
}

/// As buttons are styled.
nonisolated public struct ButtonMenuStyle: MenuStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).menuStyle(self)
  }
}
@available(*, unavailable)
extension ButtonMenuStyle: Sendable {}
extension MenuStyle where Self == ButtonMenuStyle {
  /// As buttons are styled.
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { .init() }
}

/// A button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).menuStyle(self)
  }
}
@available(*, unavailable)
extension BorderlessButtonMenuStyle: Sendable {}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle {
    .init()
  }
}
