import Foundation

/// Which columns of a split view are seen.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  fileprivate let name: String
  public static var automatic: Self { .init(name: "automatic") }
  public static var all: Self { .init(name: "all") }
  public static var doubleColumn: Self { .init(name: "doubleColumn") }
  public static var detailOnly: Self { .init(name: "detailOnly") }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static var sidebar: Self { .init(name: "sidebar") }
  public static var content: Self { .init(name: "content") }
  public static var detail: Self { .init(name: "detail") }
}

/// Columns side by side. Here, all are evaluated, and what a link pushes stands in the link's own column.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ sidebar: Sidebar, _ content: Content,
    _ detail: Detail
  ) {
    (self.visibility, self.sidebar) = (visibility, sidebar)
    (self.content, self.detail) = (content, detail)
  }
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView { self.init(nil, sidebar(), EmptyView(), detail()) }
  /// Two columns, of which a binding says which are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, sidebar(), EmptyView(), detail())
  }
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, sidebar(), content(), detail()) }
  /// Three columns, of which a binding says which are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, sidebar(), content(), detail()) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let visibility = node.reading { view.visibility?.wrappedValue.name ?? "automatic" }
    if visibility != "detailOnly" {
      node.slot("sidebar", NavigationStack { view.sidebar })
      if Content.self != EmptyView.self { node.slot("content", NavigationStack { view.content }) }
    }
    // A detail often has a stack of its own.
    let isStack = "\(Detail.self)".hasPrefix("NavigationStack")
    node.slot("detail", isStack ? AnyView(view.detail) : AnyView(NavigationStack { view.detail }))
    node.show(
      "NavigationSplitView",
      [
        "columnVisibility": visibility == "automatic" ? nil : visibility,
        "style": node.environment.styles["NavigationSplitView"],
      ], layout: .greedy)
  }
}

nonisolated extension NavigationSplitView {
  /// Two columns, of which a narrow screen shows one first.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(nil, sidebar(), EmptyView(), detail()) }
  /// Two columns, of which a narrow screen shows one first.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, sidebar(), EmptyView(), detail())
  }
  /// Three columns, of which a narrow screen shows one first.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, sidebar(), content(), detail()) }
  /// Three columns, of which a narrow screen shows one first.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, sidebar(), content(), detail()) }
}

nonisolated extension View {
  /// Sets how wide the column is, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { noted(width) }
  /// Sets limits to how wide the column is, in points.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { noted(ideal) }
}

/// A screen with a bar; `NavigationStack` has taken its place.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  /// Lists the screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(NavigationStack { view.content })
  }
}
