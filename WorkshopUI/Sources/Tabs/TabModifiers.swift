/// What a tab's modifiers say.
struct TabTraits: EnvironmentKey, Equatable {
  static var defaultValue: TabTraits { .init() }
  var badge: String?
  var isHidden = false
  var isDisabled = false
}

/// Tabs with a trait.
nonisolated private struct Traited<Content: TabContent>: TabContent {
  typealias TabValue = Content.TabValue
  typealias Body = Self
  let content: Content
  let change: (inout TabTraits) -> Void
  @MainActor var body: Self { self }

  @MainActor static func _updateTabs(_ tabs: Self, _ node: _ViewNode) {
    let inner = node.environment {
      var traits = $0[TabTraits.self]
      tabs.change(&traits)
      $0[TabTraits.self] = traits
    }
    node.child(Tabs(tabs.content), environment: inner)
  }
}

nonisolated extension TabContent {
  func with(_ change: @escaping (inout TabTraits) -> Void) -> some TabContent<TabValue> {
    Traited(content: self, change: change)
  }
  /// Shows a number beside the tab's item; none for zero.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    with { $0.badge = count == 0 ? nil : "\(count)" }
  }
  /// Shows a text beside the tab's item.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    with { $0.badge = label?.string }
  }
  /// Shows a text beside the tab's item.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }
  /// Shows a text beside the tab's item.
  @_disfavoredOverload public func badge<S: StringProtocol>(
    _ label: S
  ) -> some TabContent<TabValue> { badge(Text(label)) }
  /// Leaves the tab out.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    with { $0.isHidden = hidden }
  }
  /// Keeps a person from selecting the tab.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    with { $0.isDisabled = $0.isDisabled || disabled }
  }
  /// Names the tab, for people who arrange their tabs.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { with { _ in } }
  /// Names the tab for tests.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { with { _ in } }
}

nonisolated extension View {
  /// Shows a number beside a row or a tab's item; none for zero.
  public func badge(_ count: Int) -> some View { noted(count == 0 ? nil : count) }
  /// Shows a text beside a row or a tab's item.
  public func badge(_ label: Text?) -> some View { noted(label?.string) }
  /// Shows a text beside a row or a tab's item.
  public func badge(_ key: LocalizedStringKey?) -> some View { noted(key.map { Text($0).string }) }
  /// Shows a text beside a row or a tab's item.
  @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
    noted(label)
  }
  /// Says how much a badge stands out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { noted(prominence.name) }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  public static let decreased = Self(name: "decreased"), standard = Self(name: "standard"),
    increased = Self(name: "increased")
}
