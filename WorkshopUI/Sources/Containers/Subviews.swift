/// A view that another one shows, as a container sees it.
nonisolated public struct Subview: View, Identifiable {
  /// What tells a subview from its siblings.
  public struct ID: Hashable { let number: Int }
  let element: Element
  public let id: ID
  /// What modifiers of the view say to the containers around.
  public let containerValues: ContainerValues

  init(_ element: Element, _ notes: [Int: ContainerNote]) {
    (self.element, id) = (element, ID(number: element.id))
    containerValues = element.modifiers.reduce(into: ContainerValues()) {
      notes[$1.id]?.change(&$0)
    }
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.compose = { _ in [view.element] }
  }
}
@available(*, unavailable) extension Subview: Sendable {}
@available(*, unavailable) extension Subview.ID: Sendable {}

/// The views that another one shows.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  let subviews: [Subview]
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { .init(subviews[bounds]) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    for subview in view.subviews { node.child(subview, .id(subview.id)) }
  }
}
@available(*, unavailable) extension SubviewsCollection: Sendable {}

/// Some of the views that another one shows.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let subviews: ArraySlice<Subview>
  init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { .init(subviews[bounds]) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    for subview in view.subviews { node.child(subview, .id(subview.id)) }
  }
}
@available(*, unavailable) extension SubviewsCollectionSlice: Sendable {}

extension _ViewNode {
  /// Evaluates a view for what it shows. When that changes, the node is evaluated again.
  func subviews<V: View>(of view: V) -> [Subview] {
    let base = slot("subviews", view)
    let (known, notes) = (base.elements, base.containerNotes())
    compose = { node in
      let shown = node.children.first?.elements ?? []
      if !shown.elementsEqual(known, by: ===) { node.invalidate() }
      return node.contentElements
    }
    return known.map { Subview($0, notes) }
  }
}

/// What a group makes of the views that another view shows.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let subviews = SubviewsCollection(subviews: node.subviews(of: view.subviews))
    node.child(node.reading { view.content(subviews) })
  }
}
@available(*, unavailable) extension GroupElementsOfContent: Sendable {}

extension Group {
  /// Views that a function makes of those that another view shows.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, content: transform)
  }
}

/// Elements of a `ForEach` that are known when it is evaluated.
@MainActor protocol EvaluatedElements { func evaluated(in node: _ViewNode) -> Self }

/// The views that another one shows, as elements of a `ForEach`: none before it is evaluated.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let evaluate: @MainActor (_ViewNode) -> [Subview]
  var subviews: [Subview] = []
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
}
@available(*, unavailable) extension ForEachSubviewCollection: Sendable {}

extension ForEachSubviewCollection: EvaluatedElements {
  @MainActor func evaluated(in node: _ViewNode) -> Self {
    .init(evaluate: evaluate, subviews: evaluate(node))
  }
}

extension ForEach where Content: View {
  /// A view for each of those that another view shows.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let view = Handed(value: view)
    self.init(
      data: ForEachSubviewCollection { $0.subviews(of: view.value) }, content: content, id: \.id)
  }
}
