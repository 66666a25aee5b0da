/// How a list looks. Nonisolated, unlike most protocols of styles.
public protocol ListStyle {}

nonisolated extension View {
  /// Styles the lists inside.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    styling("List", style, "ListStyle")
  }
}

/// As the place asks for.
public struct DefaultListStyle: ListStyle, SystemStyle {
  /// The style.
  public init() {}
}
@available(*, unavailable)
extension DefaultListStyle: Sendable {}
extension ListStyle where Self == DefaultListStyle {
  /// As the place asks for.
  public static var automatic: DefaultListStyle { .init() }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle, SystemStyle {
  /// The style.
  public init() {}
}
@available(*, unavailable)
extension PlainListStyle: Sendable {}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { .init() }
}

/// Rows with space at their sides.
public struct InsetListStyle: ListStyle, SystemStyle {
  /// The style.
  public init() {}
}
@available(*, unavailable)
extension InsetListStyle: Sendable {}
extension ListStyle where Self == InsetListStyle {
  /// Rows with space at their sides.
  public static var inset: InsetListStyle { .init() }
}

/// Sections in groups, from edge to edge.
public struct GroupedListStyle: ListStyle, SystemStyle {
  /// The style.
  public init() {}
}
@available(*, unavailable)
extension GroupedListStyle: Sendable {}
extension ListStyle where Self == GroupedListStyle {
  /// Sections in groups, from edge to edge.
  public static var grouped: GroupedListStyle { .init() }
}

/// Sections in groups with round corners.
public struct InsetGroupedListStyle: ListStyle, SystemStyle {
  /// The style.
  public init() {}
}
@available(*, unavailable)
extension InsetGroupedListStyle: Sendable {}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections in groups with round corners.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

/// The column at the side of a split view.
public struct SidebarListStyle: ListStyle, SystemStyle {
  /// The style.
  public init() {}
}
@available(*, unavailable)
extension SidebarListStyle: Sendable {}
extension ListStyle where Self == SidebarListStyle {
  /// The column at the side of a split view.
  public static var sidebar: SidebarListStyle { .init() }
}
