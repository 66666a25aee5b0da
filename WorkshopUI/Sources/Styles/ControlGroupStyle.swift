/// How controls that belong together look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// Makes the look of what is styled.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What the style has to show.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// A control group for a style to show.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  @MainActor @preconcurrency public struct Content: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// What the controls are for.
  @MainActor @preconcurrency public struct Label: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// The controls.
  public let content: Content
  /// What they are for.
  public let label: Label
}
@available(*, unavailable)
extension ControlGroupStyleConfiguration: Sendable {}

nonisolated extension View {
  /// Styles the control groups inside.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styling("ControlGroup", style, "ControlGroupStyle")
  }
}

/// As the place asks for.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}
@available(*, unavailable)
extension AutomaticControlGroupStyle: Sendable {}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As the place asks for.
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { .init() }
}

/// As arrows back and forth.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}
@available(*, unavailable)
extension NavigationControlGroupStyle: Sendable {}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// As arrows back and forth.
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { .init() }
}

/// A menu: here, a row.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}
@available(*, unavailable)
extension MenuControlGroupStyle: Sendable {}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu: here, a row.
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { .init() }
}

/// A row in a menu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}
@available(*, unavailable)
extension CompactMenuControlGroupStyle: Sendable {}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A row in a menu.
  @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

/// A row of choices in a menu.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}
@available(*, unavailable)
extension PaletteControlGroupStyle: Sendable {}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row of choices in a menu.
  @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle { .init() }
}
