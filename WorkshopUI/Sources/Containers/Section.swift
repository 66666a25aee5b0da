/// Rows that belong together, whose rows are evaluated as they come into sight of the list around.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer

  /// Rows with a header and a footer, or with a title.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) { (self.header, self.content, self.footer) = (header(), content(), footer()) }
  public init(_ title: some _Title, @ViewBuilder content: () -> Content)
  where Parent == Text, Footer == EmptyView { self.init(content: content) { title._text } }

  /// Rows with a header: an older spelling.
  public init(header: Parent, @ViewBuilder content: () -> Content) where Footer == EmptyView {
    self.init(content: content) { header }
  }
  /// Rows with a footer: an older spelling.
  public init(footer: Footer, @ViewBuilder content: () -> Content) where Parent == EmptyView {
    (header, self.content, self.footer) = (EmptyView(), content(), footer)
  }
  /// Rows with a header and a footer: an older spelling.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (header, content(), footer)
  }
  /// Rows with a title, seen while a binding is true: here, at all times.
  public init(
    _ title: some _Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where Parent == Text, Footer == EmptyView { self.init(title, content: content) }
  /// Rows with a header, seen while a binding is true: here, at all times.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) where Footer == EmptyView { self.init(content: content, header: header) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.isAlwaysEvaluated = node.environment.lazyList != nil
    node.environment.lazyList?.countRow()
    node.child(view.content, environment: node.environment { $0.lazyScope = $0.lazyList })
    let slots: KeyValuePairs<String, any View> = ["header": view.header, "footer": view.footer]
    node.show(_Parts(kind: "Section", slots: slots, layout: .vertical))
  }
}
