/// A tab: what it shows, and how its item in the bar looks.
nonisolated public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label

  init(_ value: AnyHashable?, _ role: TabRole?, _ content: Content, _ label: Label) {
    (self.value, self.role, self.content, self.label) = (value, role, content, label)
  }
}
@available(*, unavailable) extension Tab: Sendable {}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// Searches: it stands apart from the others.
  public static var search: TabRole { .init(name: "search") }
}

/// A text with a picture, or what a role says.
nonisolated public struct DefaultTabLabel: View {
  let title: Text?
  let image: Image?
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    guard let title = view.title else { return }
    if let image = view.image {
      node.child(WorkshopUI.Label(title: { title }, icon: { image }))
    } else {
      node.child(title)
    }
  }
  static func search(_ role: TabRole?) -> Self {
    role == .search
      ? Self(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
      : Self(title: nil, image: nil)
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  /// Never called: a tab itself is evaluated.
  @MainActor @preconcurrency public var body: Self { self }

  @MainActor public static func _updateTabs(_ tab: Self, _ node: _ViewNode) {
    guard let bar = node.environment[model: TabBar.self] else { return }
    let value = tab.value ?? AnyHashable(node.number)
    bar.add(value)
    let traits = node.environment[TabTraits.self]
    guard !traits.isHidden else { return }
    let isSelected = node.reading { bar.isSelected(value) }
    // What was shown keeps its state, and goes on unseen.
    let wasShown = isSelected || node.memory != nil
    if isSelected { node.memory = true }
    let inner = node.environment { $0[TabTraits.self] = TabTraits() }
    node.slot("label", tab.label, environment: inner)
    if wasShown { node.child(TabPage(content: tab.content), environment: inner) }
    let attributes: Attributes = [
      "value": tab.value.map { "\($0.base)" }, "role": tab.role?.name,
      "selected": isSelected ? true : nil, "badge": traits.badge,
      "disabled": traits.isDisabled ? true : nil,
    ]
    let select: Element.Handler = { _ in bar.select(value) }
    node.show {
      Element(
        "Tab", $0, attributes, layout: .greedy, children: isSelected ? nil : [],
        handlers: traits.isDisabled ? [:] : [.tap: select])
    }
  }
}

/// The content of a tab, as one view.
nonisolated private struct TabPage<Content: View>: View {
  typealias Body = Never
  let content: Content
  @MainActor static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.content) }
}

nonisolated extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A text with a symbol, and the value that selects it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    self.init(AnyHashable(value), role, content(), label)
  }
  /// A text with a symbol, and the value that selects it, of a selection that may be none.
  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(titleKey, systemImage: systemImage, value: .some(value), role: role, content: content)
  }
  /// A text with a symbol, and the value that selects it.
  @_disfavoredOverload public init(
    _ title: some _Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: title._text, image: Image(systemName: systemImage))
    self.init(AnyHashable(value), role, content(), label)
  }
  /// A text with a picture, and the value that selects it.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
    self.init(AnyHashable(value), role, content(), label)
  }
  /// A tab of a role, and the value that selects it.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(AnyHashable(value), role, content(), .search(role))
  }
}

nonisolated extension Tab where Value: Hashable, Content: View, Label: View {
  /// Any label, and the value that selects it.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(AnyHashable(value), role, content(), label()) }
  /// Any label, and the value that selects it, of a selection that may be none.
  public init<T: Hashable>(
    value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == T? { self.init(AnyHashable(Value.some(value)), role, content(), label()) }
}

nonisolated extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// No label, and the value that selects it.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(AnyHashable(value), nil, content(), EmptyView())
  }
}

nonisolated extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A text with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    self.init(nil, role, content(), label)
  }
  /// A text with a symbol.
  @_disfavoredOverload public init(
    _ title: some _Title, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: title._text, image: Image(systemName: systemImage))
    self.init(nil, role, content(), label)
  }
  /// A text with a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }
  /// A tab of a role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(nil, role, content(), .search(role))
  }
}

nonisolated extension Tab where Value == Never, Content: View, Label: View {
  /// Any label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(nil, role, content(), label()) }
}

nonisolated extension Tab where Value == Never, Content: View, Label == EmptyView {
  /// No label.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, nil, content(), EmptyView()) }
}
