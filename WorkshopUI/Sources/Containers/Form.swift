/// Controls in groups, as settings show them.
nonisolated public struct Form<Content: View>: View {
  let content: Content
  /// Lists the controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    if let style = node.ownStyle("Form") as? any FormStyle {
      func body(_ style: some FormStyle) -> any View {
        node.installed(style).makeBody(
          configuration: .init(content: .init(view: AnyView(view.content))))
      }
      return node.showStyled("Form") { body(style) }
    }
    node.show(_Parts(kind: "Form", slots: ["": view.content], layout: .scroll(.vertical)))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is asked to show.
  nonisolated public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}
