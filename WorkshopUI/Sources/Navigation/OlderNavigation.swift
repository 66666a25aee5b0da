/// How an old navigation view shows its screens.
public protocol NavigationViewStyle {}

/// As the place asks for.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
/// One screen over the other.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// Columns side by side: here, one screen over the other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}
/// Columns side by side: here, one screen over the other.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

@available(*, unavailable) extension DefaultNavigationViewStyle: Sendable {}
@available(*, unavailable) extension StackNavigationViewStyle: Sendable {}
@available(*, unavailable) extension ColumnNavigationViewStyle: Sendable {}
@available(*, unavailable) extension DoubleColumnNavigationViewStyle: Sendable {}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the place asks for.
  public static var automatic: Self { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen over the other.
  public static var stack: Self { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side: here, one screen over the other.
  public static var columns: Self { .init() }
}

nonisolated extension View {
  /// Styles old navigation views inside.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    noted("\(S.self)")
  }
  /// Shows views at the sides of the bar around: an older spelling.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  /// Shows a view at the start of the bar around: an older spelling.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  /// Shows a view at the end of the bar around: an older spelling.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
  /// Hides the status bar, which a window does not have: an older spelling.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
