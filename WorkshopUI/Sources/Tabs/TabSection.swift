/// Tabs that belong together. On a phone they stand with the others.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}
@available(*, unavailable) extension TabSection: Sendable {}

nonisolated extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Tabs below a header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { (self.header, self.content) = (header(), content()) }
}

nonisolated extension TabSection
where
  Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Tabs below a title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { (header, self.content) = (Text(titleKey), content()) }
  /// Tabs below a title.
  @_disfavoredOverload public init(
    _ title: some _Title, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { (header, self.content) = (title._text, content()) }
}

extension TabSection: TabContent
where Header: View, Content: TabContent, SelectionValue == Content.TabValue {
  public typealias TabValue = SelectionValue
  public typealias Body = Self
  /// Never called: the section itself is evaluated.
  @MainActor @preconcurrency public var body: Self { self }

  @MainActor public static func _updateTabs(_ section: Self, _ node: _ViewNode) {
    node.slot("header", section.header)
    node.child(Tabs(section.content))
    node.show("TabSection", layout: .greedy)
  }
}
