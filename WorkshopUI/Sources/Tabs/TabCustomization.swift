/// How a person has arranged tabs. Here, tabs stay as they stand in the code.
public struct TabViewCustomization: Equatable, Sendable, Codable {
  /// Tabs as they stand in the code.
  public init() {}
  /// Puts tabs where they stand in the code.
  public mutating func resetTabOrder() {}
  /// Puts sections where they stand in the code.
  public mutating func resetSectionOrder() {}
  /// Shows the tabs that a person has hidden.
  public mutating func resetVisibility() {}
}

/// What a person may change about a tab.
public struct TabCustomizationBehavior {
  public static var automatic: Self { .init() }
  public static var disabled: Self { .init() }
  public static var reorderable: Self { .init() }
}
@available(*, unavailable) extension TabCustomizationBehavior: Sendable {}

/// Where tabs stand.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let tabBar = Self(name: "tabBar")
  public static let sidebar = Self(name: "sidebar")
}

nonisolated extension TabContent {
  /// Says what a person may change about the tab: here, nothing.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { with { _ in } }
  /// Says where the tab is to be seen at first: here, in every place.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { with { _ in } }
}

nonisolated extension View {
  /// Lets a person arrange tabs: here, noted.
  public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { annotated() }
  /// Shows content above the tabs of a sidebar.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { withSlot(content()) }
  /// Shows content below the tabs of a sidebar.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { withSlot(content()) }
  /// Shows a bar at the lower edge of a sidebar.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { withSlot(content()) }
}
