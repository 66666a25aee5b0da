/// Content of a bar that a person may move and remove. Here, it stays.
nonisolated public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension _ToolbarList: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
@available(iOS 26.0, macOS 26.0, *)
extension ToolbarSpacer: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The id.
  public var id: ID { fatalError("a toolbar item's id is asked for by a person's changes alone") }
}

/// What a person may do with an item of a bar.
public struct ToolbarCustomizationBehavior: Sendable {
  public static var `default`: Self { .init() }
  public static var reorderable: Self { .init() }
  public static var disabled: Self { .init() }
}

/// How an item of a bar is there at first.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var alwaysAvailable: Self { .init(rawValue: 1) }
}

extension CustomizableToolbarContent {
  /// Says what a person may do with it.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { _ToolbarList.wrapping(self) { $0 } }
  /// Says how it is there at first.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { _ToolbarList.wrapping(self) { $0 } }
  /// Says whether it has glass behind it.
  @available(iOS 26.0, macOS 26.0, *)
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    _ToolbarList.wrapping(self) { $0.modified("sharedBackgroundVisibility", visibility) }
  }
  /// Says where a transition to another screen begins.
  @available(iOS 26.0, *)
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent {
    _ToolbarList.wrapping(self) { $0.modified("matchedTransitionSource", id) }
  }
}

extension ToolbarContent {
  /// Says whether it has glass behind it.
  @available(iOS 26.0, macOS 26.0, *)
  @_disfavoredOverload nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    _ToolbarList.wrapping(self) { $0.modified("sharedBackgroundVisibility", visibility) }
  }
  /// Says where a transition to another screen begins.
  @available(iOS 26.0, *)
  @_disfavoredOverload nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    _ToolbarList.wrapping(self) { $0.modified("matchedTransitionSource", id) }
  }
}

/// Content of a bar as a view, to put a modifier on.
nonisolated struct BarView: View {
  typealias Body = Never
  let update: @MainActor (_ViewNode) -> Void
  @MainActor static func _update(_ view: Self, _ node: _ViewNode) { view.update(node) }

  func modified(_ name: String, _ value: Any) -> AnyView {
    AnyView(
      Annotated<Self, Never>(content: self, name: name, attributes: ["value": value]))
  }
}

extension _ToolbarList {
  /// Content of a bar, with a modifier.
  nonisolated static func wrapping<C: ToolbarContent>(
    _ content: C, _ change: (BarView) -> any View
  ) -> _ToolbarList {
    let bar = Bar(content)
    let changed = Handed(value: AnyView(change(BarView { $0.child(bar) })))
    return _ToolbarList { $0.child(changed.value) }
  }
}

nonisolated extension View {
  /// Puts items into the bars around that a person may move and remove.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { withSlot(Bar(content())) }
}
