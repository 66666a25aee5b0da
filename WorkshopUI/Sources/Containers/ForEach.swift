/// A view for each element of a collection, whose identity is the element's id.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let scope = node.environment.lazyScope
    // What stands in a row is no row.
    let environment = node.environmentOfRows()
    var seen: Set<ID> = []
    func show(_ element: Data.Element) {
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        node.host.recorder.recordFault("ForEach: two elements have the id \(id).")
        return
      }
      let content = node.reading { view.content(element) }
      node.child(content, .id(AnyHashable(id)), environment: environment)
    }
    guard let scope else {
      for element in view.data { show(element) }
      return
    }
    scope.show(view.data, in: node) { show($0) }
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  /// A view for each element.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: View {
  /// A view for each element, which has its id at a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// A view for each element, which gets a binding to it.
  @_disfavoredOverload nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0].id) }, content: { content(data[$0.0]) },
      id: { $0.1 })
  }

  /// A view for each element, which gets a binding to it and has its id at a key path.
  @_disfavoredOverload nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, id: { $0.1 })
  }
}
