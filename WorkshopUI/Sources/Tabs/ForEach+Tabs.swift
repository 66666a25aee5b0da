extension ForEach where Content: TabContent {
  /// A tab for each element.
  public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, Content.TabValue == V {
    self.init(data: data, content: content, id: \.id)
  }
  /// A tab for each element, which has its id at a key path.
  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
  /// A tab for each number.
  public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, Content.TabValue == V {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// The same where the selection may be none.
extension ForEach where Content: TabContent {
  /// A tab for each element.
  @_disfavoredOverload public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, Content.TabValue == V? {
    self.init(data: data, content: content, id: \.id)
  }
  /// A tab for each element, which has its id at a key path.
  @_disfavoredOverload public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V? {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
  /// A tab for each number.
  @_disfavoredOverload public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V?> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, Content.TabValue == V? {
    self.init(data: data, content: content, id: { $0 })
  }
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
