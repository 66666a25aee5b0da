/// What a bar shows by itself, at another place. Here, of the kinds there are search has a symbol alone.
@available(iOS 26.0, macOS 26.0, *)
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  private let box: Box<AnyView>
  /// A kind at a place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    let symbols = ["search": "magnifyingglass", "sidebarToggle": "sidebar.left"]
    let content = symbols[kind.name].map { AnyView(Image(systemName: $0)) }
    box = Box(
      kind: "DefaultToolbarItem", attributes: ["kind": kind.name] + placement.attributes,
      content: content ?? AnyView(EmptyView()))
  }
  @MainActor public static func _updateBar(_ item: Self, _ node: _ViewNode) {
    node.needs26("DefaultToolbarItem")
    node.child(item.box)
  }
}

/// Actions under the title in the bar.
nonisolated public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
  private let box: Box<Content>
  /// Lists the actions.
  public init(@ViewBuilder content: () -> Content) {
    box = Box(kind: "ToolbarTitleMenu", content: content())
  }
  @MainActor public static func _updateBar(_ menu: Self, _ node: _ViewNode) {
    node.child(menu.box)
  }
}
@available(*, unavailable)
extension ToolbarTitleMenu: Sendable {}
