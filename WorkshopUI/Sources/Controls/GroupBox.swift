/// A box around views, with a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Views in a box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    if let style = node.ownStyle("GroupBox") as? any GroupBoxStyle {
      func body(_ style: some GroupBoxStyle) -> any View {
        let configuration = GroupBoxStyleConfiguration(
          label: .init(view: AnyView(view.label)), content: .init(view: AnyView(view.content)))
        return node.installed(style).makeBody(configuration: configuration)
      }
      return node.showStyled("GroupBox") { body(style) }
    }
    node.show(
      _Parts(kind: "GroupBox", slots: ["label": view.label, "": view.content], layout: .vertical))
  }
}

nonisolated extension GroupBox {
  /// Views in a box without a title.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(content: content) { EmptyView() }
  }
  /// Views in a box, under a text.
  public init(_ title: some _Title, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { title._text }
  }
  /// The box that a style is asked to show.
  public init(_ configuration: GroupBoxStyleConfiguration)
  where
    Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
  {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

nonisolated extension GroupBox {
  /// Views in a box, under a label: an older spelling.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}
