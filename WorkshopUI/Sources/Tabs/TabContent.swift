/// A tab, or several.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the value that says which tab is selected.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  /// The type of the content's content.
  associatedtype Body: TabContent
  /// The content.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
  /// Evaluates tabs into their node; not in SwiftUI.
  static func _updateTabs(_ content: Self, _ node: _ViewNode)
}

extension TabContent {
  /// Installs the content's state, evaluates its body and follows what the body read.
  public static func _updateTabs(_ content: Self, _ node: _ViewNode) {
    node.host.recorder.countBody(of: Self.self)
    node.child(Tabs(node.reading { node.installed(content).body }))
  }
}

/// The view of tabs. Unchecked: the main actor made them, and uses them.
nonisolated struct Tabs<Content: TabContent>: View, @unchecked Sendable {
  typealias Body = Never
  let content: Content
  init(_ content: Content) { self.content = content }
  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    Content._updateTabs(view.content, node)
  }
}

/// Tabs that a builder has put together.
nonisolated public struct _TabList<TabValue: Hashable>: TabContent {
  public typealias Body = Self
  let list: @MainActor (_ViewNode) -> Void
  /// Never called: the list itself is evaluated.
  @MainActor public var body: Self { self }
  @MainActor public static func _updateTabs(_ content: Self, _ node: _ViewNode) {
    content.list(node)
  }
}

/// Tabs whose type is hidden.
nonisolated public struct AnyTabContent<SelectionValue: Hashable>: TabContent {
  public typealias TabValue = SelectionValue
  public typealias Body = Self
  let list: @MainActor (_ViewNode) -> Void
  /// Hides the type of tabs.
  public init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue {
    let tabs = Tabs(tabContent)
    list = { $0.child(tabs) }
  }
  /// Never called: what is hidden is evaluated.
  @MainActor public var body: Self { self }
  @MainActor public static func _updateTabs(_ content: Self, _ node: _ViewNode) {
    content.list(node)
  }
}
@available(*, unavailable) extension AnyTabContent: Sendable {}

/// Makes tabs of those that a closure lists.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// A tab.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  /// One tab.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }
  /// Several tabs. That their values have one type is what `buildExpression` sees to.
  @_disfavoredOverload public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> some TabContent<TabValue> {
    let tabs = Handed(value: (repeat Tabs(each content)))
    return _TabList<TabValue> { node in _ = (repeat node.child(each tabs.value)) }
  }
  /// An `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabs<C>
  where C.TabValue == TabValue { _OptionalTabs(content: content) }
  /// The first branch.
  public static func buildEither<C: TabContent>(first: C) -> _TabList<TabValue>
  where C.TabValue == TabValue { branch(first, true) }
  /// The second branch.
  public static func buildEither<C: TabContent>(second: C) -> _TabList<TabValue>
  where C.TabValue == TabValue { branch(second, false) }
  /// What stands in an `if #available`.
  public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> AnyTabContent<TabValue> where C.TabValue == TabValue { AnyTabContent(content) }

  private static func branch<C: TabContent>(_ content: C, _ branch: Bool) -> _TabList<TabValue> {
    let tabs = Tabs(content)
    return _TabList { $0.child(tabs, .branch(branch)) }
  }
}

/// Tabs that may be there. SwiftUI has Optional for it, which is a view here.
nonisolated public struct _OptionalTabs<Content: TabContent>: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Self
  let content: Content?
  /// Never called: the content is evaluated.
  @MainActor public var body: Self { self }
  @MainActor public static func _updateTabs(_ tabs: Self, _ node: _ViewNode) {
    if let content = tabs.content { node.child(Tabs(content)) }
  }
}
