extension Group: ToolbarContent where Content: ToolbarContent {
  /// Several contents of a bar as one.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor public static func _updateBar(_ group: Self, _ node: _ViewNode) {
    node.child(Bar(group.content))
  }
}
