/// A picture.
nonisolated public struct Image: Equatable, Sendable, View {
  let name: String
  /// A symbol.
  public init(systemName: String) { name = systemName }
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.show { Element("Image", $0, [Attribute("systemName", view.name)]) }
  }
}

/// A text with a picture.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  /// A text with a picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.title)
    node.slot("icon", view.icon)
    node.show { Element("Label", $0, children: $0.contentElements) }
  }
}
