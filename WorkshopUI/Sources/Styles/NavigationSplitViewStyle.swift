/// How the columns of a split view share the space.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// Makes the look of what is styled.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What the style has to show.
  typealias Configuration = NavigationSplitViewStyleConfiguration
}

/// A split view for a style to show; it has no parts.
public struct NavigationSplitViewStyleConfiguration {}
@available(*, unavailable)
extension NavigationSplitViewStyleConfiguration: Sendable {}

nonisolated extension View {
  /// Styles the split views inside.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    styling("NavigationSplitView", style, "NavigationSplitViewStyle")
  }
}

/// As the place asks for.
@MainActor @preconcurrency
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, SystemStyle {
  /// The style.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView().navigationSplitViewStyle(self)
  }
}
@available(*, unavailable)
extension AutomaticNavigationSplitViewStyle: Sendable {}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the place asks for.
  @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle {
    .init()
  }
}

/// Columns side by side.
@MainActor @preconcurrency
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, SystemStyle {
  /// The style.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView().navigationSplitViewStyle(self)
  }
}
@available(*, unavailable)
extension BalancedNavigationSplitViewStyle: Sendable {}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns side by side.
  @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle {
    .init()
  }
}

/// A detail that keeps its width.
@MainActor @preconcurrency
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, SystemStyle {
  /// The style.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView().navigationSplitViewStyle(self)
  }
}
@available(*, unavailable)
extension ProminentDetailNavigationSplitViewStyle: Sendable {}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A detail that keeps its width.
  @MainActor @preconcurrency public static var prominentDetail:
    ProminentDetailNavigationSplitViewStyle
  { .init() }
}
