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

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.isAlwaysEvaluated = node.environment.lazyList != nil
    node.environment.lazyList?.countRow()
    node.child(view.content, environment: node.environment { $0.lazyScope = $0.lazyList })
    let slots: KeyValuePairs<String, any View> = ["header": view.header, "footer": view.footer]
    node.show(_Parts(kind: "Section", slots: slots, layout: .vertical))
  }
}
