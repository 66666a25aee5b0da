extension ForEach where Content: TabContent {
  /// A tab for each element.
  public init(
    _ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }
  /// A tab for each element, which has its id at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
  /// A tab for each number.
  public init(
    _ data: Range<Int>, @TabContentBuilder<Content.TabValue> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int { self.init(data: data, content: content, id: { $0 }) }
}

extension TabContentBuilder {
  /// A tab for each element. In SwiftUI, `ForEach` is itself the content of tabs.
  public static func buildExpression<Data, ID, C: TabContent>(
    _ content: ForEach<Data, ID, C>
  ) -> _TabList<TabValue> where C.TabValue == TabValue {
    let content = Handed(value: content)
    return _TabList<TabValue> { node in
      for element in content.value.data {
        let tabs = node.reading { Tabs(content.value.content(element)) }
        node.child(tabs, .id(content.value.id(element)))
      }
    }
  }
}
