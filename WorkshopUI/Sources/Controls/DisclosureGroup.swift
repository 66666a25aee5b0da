/// Content that a person unfolds. It is evaluated while it is seen.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
  @State private var own = false

  /// Keeps by itself whether the content is seen.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, isExpanded) = (label(), content, nil)
  }
  /// Shows the content while a binding is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.label, self.content, self.isExpanded) = (label(), content, isExpanded) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let view = node.installed(view)
    let (content, isExpanded) = (view.content, view.isExpanded ?? view.$own)
    if let style = node.ownStyle("DisclosureGroup") as? any DisclosureGroupStyle {
      func body(_ style: some DisclosureGroupStyle) -> any View {
        let configuration = DisclosureGroupStyleConfiguration(
          label: .init(view: AnyView(view.label)), content: .init(view: AnyView(content())),
          isExpanded: isExpanded)
        return node.installed(style).makeBody(configuration: configuration)
      }
      return node.showStyled("DisclosureGroup") { body(style) }
    }
    let isSeen = node.reading { isExpanded.wrappedValue }
    if isSeen { node.child(node.reading(content)) }
    node.show(
      _Parts(
        kind: "DisclosureGroup", slots: ["label": view.label], layout: .vertical,
        handlers: [.tap: { _ in isExpanded.wrappedValue.toggle() }]
      ) { ["isExpanded": isSeen] })
  }
}

nonisolated extension DisclosureGroup {
  /// Says in a text what is folded away.
  public init(_ title: some _Title, @ViewBuilder content: @escaping () -> Content)
  where Label == Text { self.init(content: content) { title._text } }
  /// Says in a text what is folded away.
  public init(
    _ title: some _Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text { self.init(isExpanded: isExpanded, content: content) { title._text } }
  /// The group that a style is asked to show.
  public init(_ configuration: DisclosureGroupStyleConfiguration)
  where
    Label == DisclosureGroupStyleConfiguration.Label,
    Content == DisclosureGroupStyleConfiguration.Content
  {
    self.init(isExpanded: configuration.$isExpanded, content: { configuration.content }) {
      configuration.label
    }
  }
}
