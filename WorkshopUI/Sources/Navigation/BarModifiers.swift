import Foundation

/// A bar of the system's.
public struct ToolbarPlacement {
  let name: String
  public static var automatic: Self { .init(name: "automatic") }
  public static var navigationBar: Self { .init(name: "navigationBar") }
  public static var bottomBar: Self { .init(name: "bottomBar") }
  public static var tabBar: Self { .init(name: "tabBar") }
}
@available(*, unavailable)
extension ToolbarPlacement: Sendable {}

/// What a bar is for.
public struct ToolbarRole: Sendable {
  let name: String
  public static var automatic: Self { .init(name: "automatic") }
  public static var navigationStack: Self { .init(name: "navigationStack") }
  public static var browser: Self { .init(name: "browser") }
  public static var editor: Self { .init(name: "editor") }
}

/// How large the title in a bar is.
public struct ToolbarTitleDisplayMode {
  let name: String
  public static var automatic: Self { .init(name: "automatic") }
  public static var large: Self { .init(name: "large") }
  public static var inlineLarge: Self { .init(name: "inlineLarge") }
  public static var inline: Self { .init(name: "inline") }
}
@available(*, unavailable)
extension ToolbarTitleDisplayMode: Sendable {}

nonisolated extension View {
  private func barred(
    _ value: Any?, _ bars: [ToolbarPlacement], function: String = #function
  ) -> some View {
    let names = bars.map(\.name).joined(separator: " ")
    return annotated(["value": value, "for": names.isEmpty ? nil : names], function: function)
  }
  /// Shows bars around, or hides them.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barred(visibility, bars, function: "toolbarVisibility")
  }
  /// Shows bars around, or hides them.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { barred(visibility, bars) }
  /// Paints the background of bars around.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { barred(style, bars) }
  /// Shows the background of bars around, or hides it.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { barred(visibility, bars, function: "toolbarBackgroundVisibility") }
  /// Shows the background of bars around, or hides it.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { barred(visibility, bars) }
  /// Makes bars around light or dark.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { barred(colorScheme, bars) }
  /// Says what the bars around are for.
  public func toolbarRole(_ role: ToolbarRole) -> some View { noted(role.name) }
  /// Says how large the title in the bar around is.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    annotated(["value": mode.name], function: "navigationBarTitleDisplayMode")
  }
  /// Shows actions under the title in the bar around.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    withSlot(content())
  }
  /// Hides the button that goes back, or shows it.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    noted(hidesBackButton)
  }
  /// Hides the bar at the top, or shows it: an older spelling.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    annotated(["value": hidden ? "hidden" : "visible"], function: "toolbarVisibility")
  }
  /// Names the screen in the bar around: an older spelling.
  public func navigationBarTitle(_ title: some _Title) -> some View { navigationTitle(title) }
  /// Names the screen in the bar around: an older spelling.
  public func navigationBarTitle(
    _ title: some _Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Hides the status bar, which a window does not have.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { noted(hidden) }
  /// Hides what the system shows over the screen; a window shows nothing.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { noted(visibility) }
  /// Says at which edges the app's gestures come before the system's; a window has none.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { noted(edges) }
  /// Shows a bar at an edge, and keeps the view's own content clear of it.
  @available(iOS 26.0, macOS 26.0, *)
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { withSlot(content(), ["edge": edge], function: "safeAreaInset") }
  /// Shows a bar at a side, and keeps the view's own content clear of it.
  @available(iOS 26.0, macOS 26.0, *)
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { withSlot(content(), ["edge": edge], function: "safeAreaInset") }
  /// Shows content at a side, and keeps the view's own content clear of it.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { withSlot(content(), ["edge": edge]) }
  /// Adds space around, which what scrolls goes through.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  /// Adds space at some edges, in points, which what scrolls goes through.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  /// Adds space around, in points, which what scrolls goes through.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Adds the space that the screen's edges ask for.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  /// Adds the space that the screen's edges ask for.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
  /// Says how what scrolls goes below bars at some edges.
  @available(iOS 26.0, macOS 26.0, *)
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { annotated(["value": style?.name, "for": edges == .all ? nil : edges]) }
  /// Has what scrolls go below bars as it is.
  @available(iOS 26.0, macOS 26.0, *)
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { annotated(["value": hidden, "for": edges == .all ? nil : edges]) }
}

/// Which of the screen's margins are meant.
public struct ScenePadding: Equatable, Sendable {
  public static let minimum = Self()
}

/// How what scrolls goes below bars.
@available(iOS 26.0, macOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  public static var automatic: Self { .init(name: "automatic") }
  public static var hard: Self { .init(name: "hard") }
  public static var soft: Self { .init(name: "soft") }
}
