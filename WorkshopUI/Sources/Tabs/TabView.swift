/// Which tab of a view is selected, and who selects.
@MainActor final class TabBar: Equatable {
  private var values: [AnyHashable] = []
  var selection: () -> AnyHashable? = { nil }
  var set: (AnyHashable) -> Void = { _ in }
  nonisolated static func == (first: TabBar, second: TabBar) -> Bool { first === second }

  func add(_ value: AnyHashable) { if !values.contains(value) { values.append(value) } }
  func isSelected(_ value: AnyHashable) -> Bool { (selection() ?? values.first) == value }
  func select(_ value: AnyHashable) { set(value) }
}

/// Screens of which one is shown, and a bar that chooses.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  private let hasTabs: Bool
  private var own: State<AnyHashable?> = State(wrappedValue: nil)

  private init(_ selection: Binding<SelectionValue>?, _ content: Content, hasTabs: Bool) {
    (self.selection, self.content, self.hasTabs) = (selection, content, hasTabs)
  }

  /// Shows the screen whose tag is selected. All screens are evaluated from the start.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection, content(), hasTabs: false)
  }
  /// Shows the tab whose value is selected.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    self.init(selection, _TabContentView(content: content()), hasTabs: true)
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let view = node.installed(view)
    let bar = node.memory as? TabBar ?? TabBar()
    node.memory = bar
    let own = view.own
    if let selection = view.selection {
      bar.selection = { AnyHashable(selection.wrappedValue) }
      bar.set = { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
    } else {
      bar.selection = { own.wrappedValue }
      bar.set = { own.wrappedValue = $0 }
    }
    let style = node.environment.styles["TabView"]
    guard !view.hasTabs else {
      let inner = node.environment { $0[model: TabBar.self] = bar }
      node.child(view.content, environment: inner)
      return node.show("TabView", ["style": style], layout: .greedy)
    }
    node.child(view.content)
    let selected = node.reading { view.selection?.wrappedValue as AnyHashable? ?? own.wrappedValue }
    node.show { node in
      Element(
        "TabView", node, ["style": style], layout: .greedy,
        children: node.pages(of: SelectionValue.self, selected: selected, bar))
    }
  }
}
@available(*, unavailable) extension TabView: Sendable {}

nonisolated extension TabView where SelectionValue == Int {
  /// Shows one screen after another, as a person chooses.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content(), hasTabs: false) }
}

nonisolated extension TabView where SelectionValue == Never {
  /// Shows one tab after another, as a person chooses.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == _TabContentView<C>, C.TabValue == Never {
    self.init(nil, _TabContentView(content: content()), hasTabs: true)
  }
}

/// Tabs as a view.
nonisolated public struct _TabContentView<Content: TabContent>: View {
  let content: Content
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    Content._updateTabs(view.content, node)
  }
}

extension _ViewNode {
  /// Screens as tabs, by what their modifiers `tabItem`, `tag` and `badge` say.
  fileprivate func pages<Value: Hashable>(
    of type: Value.Type, selected: AnyHashable?, _ bar: TabBar
  ) -> [Element] {
    contentElements.enumerated().map { index, page in
      let tag = page.modifiers.last { $0.name == "tag" }?["value"]
      let value = tagged(type, tag ?? "\(index)").map { AnyHashable($0) } ?? AnyHashable(index)
      let isSelected = selected.map { $0 == value } ?? (index == 0)
      let label = page.modifiers.last { $0.name == "tabItem" }?.slots.flatMap(\.elements) ?? []
      let badge = page.modifiers.last { $0.name == "badge" }?["value"]
      // A number of its own, above all that nodes are given.
      return Element(
        "Tab", self,
        ["value": tag, "selected": isSelected ? true : nil, "badge": badge],
        id: page.id + (1 << 40), layout: .greedy, children: isSelected ? [page] : [],
        slots: [Slot(name: "label", elements: label)],
        handlers: [.tap: { _ in bar.select(value) }])
    }
  }
}

nonisolated extension View {
  /// Says how the screen's item in the bar looks.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { withSlot(label()) }
  /// Says when the bar gets smaller.
  @available(iOS 26.0, macOS 26.0, *)
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    noted26(["value": behavior.name])
  }
  /// Shows a view above the bar.
  @available(iOS 26.0, macOS 26.0, *)
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { withSlot(content()) }
  /// Styles the tabs inside.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    settingEnvironment { $0.styles["TabView"] = style._name }
  }
}

/// When the bar gets smaller.
@available(iOS 26.0, macOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), never = Self(name: "never"),
    onScrollDown = Self(name: "onScrollDown"), onScrollUp = Self(name: "onScrollUp")
}

/// How tabs are shown.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// What the readable tree calls it; not in SwiftUI.
  nonisolated var _name: String? { get }
}

/// The system's own.
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  nonisolated public var _name: String? { nil }
}
/// A bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  nonisolated public var _name: String? { "tabBarOnly" }
}
/// A bar, or a list beside it where there is space.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  nonisolated public var _name: String? { "sidebarAdaptable" }
}
/// Pages that a person sweeps through.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// When dots show the pages.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  public var _name: String? { "page" }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  @MainActor @preconcurrency public static var automatic: Self { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  @MainActor @preconcurrency public static var tabBarOnly: Self { .init() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  @MainActor @preconcurrency public static var sidebarAdaptable: Self { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  @MainActor @preconcurrency public static var page: Self { .init() }
  @MainActor @preconcurrency public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> Self { .init(indexDisplayMode: indexDisplayMode) }
}
