/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView

  /// Lists the controls.
  public init(@ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(EmptyView()))
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    if let style = node.ownStyle("ControlGroup") as? any ControlGroupStyle {
      func body(_ style: some ControlGroupStyle) -> any View {
        let configuration = ControlGroupStyleConfiguration(
          content: .init(view: AnyView(view.content)), label: .init(view: view.label))
        return node.installed(style).makeBody(configuration: configuration)
      }
      return node.showStyled("ControlGroup") { body(style) }
    }
    node.show(
      _Parts(
        kind: "ControlGroup", slots: ["label": view.label, "": view.content], layout: .horizontal))
  }
}

/// Controls with a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
  }
}

nonisolated extension ControlGroup {
  private init(_ content: Content, _ label: some View) {
    (self.content, self.label) = (content, AnyView(label))
  }
  /// Controls with a label.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(LabeledControlGroupContent(content: content()), label())
  }
  /// Controls with a text.
  public init<C: View>(_ title: some _Title, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(LabeledControlGroupContent(content: content()), title._text)
  }
  /// Controls with a text and a symbol.
  public init<C: View>(_ title: some _Title, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(
      LabeledControlGroupContent(content: content()), Label(title, systemImage: systemImage))
  }
  /// The group that a style is asked to show.
  public init(_ configuration: ControlGroupStyleConfiguration)
  where Content == ControlGroupStyleConfiguration.Content {
    self.init(configuration.content, configuration.label)
  }
}
