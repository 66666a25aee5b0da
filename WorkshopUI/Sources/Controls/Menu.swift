/// Something to press that shows actions; held, where pressing does something by itself.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let content: Content
  let label: Label
  let primaryAction: (() -> Void)?

  /// Shows actions.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: (() -> Void)? = nil
  ) { (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction) }
  public init(
    _ title: some _Title, @ViewBuilder content: () -> Content, primaryAction: (() -> Void)? = nil
  ) where Label == Text {
    self.init(content: content, label: { title._text }, primaryAction: primaryAction)
  }
  public init(
    _ title: some _Title, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: (() -> Void)? = nil
  ) where Label == WorkshopUI.Label<Text, Image> {
    let label = Label(title, systemImage: systemImage)
    self.init(content: content, label: { label }, primaryAction: primaryAction)
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let action = view.primaryAction
    if let style = node.ownStyle("Menu") as? any MenuStyle {
      func body(_ style: some MenuStyle) -> any View {
        let configuration = MenuStyleConfiguration(
          label: .init(view: AnyView(view.label)), content: .init(view: AnyView(view.content)),
          primaryAction: action)
        return node.installed(style).makeBody(configuration: configuration)
      }
      return node.showStyled("Menu") { body(style) }
    }
    node.show(
      _Parts(
        kind: "Menu", slots: ["label": view.label, "content": view.content],
        handlers: action.map { action in [.tap: { _ in action() }] } ?? [:]))
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is asked to show.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    (content, label) = (configuration.content, configuration.label)
    primaryAction = configuration.primaryAction
  }
}
