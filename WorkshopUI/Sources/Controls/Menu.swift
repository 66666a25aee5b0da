/// Something to press that shows actions; held, where pressing does something by itself.
nonisolated public struct Menu<Label: View, Content: View>: _Control {
  public let _parts: _Parts

  /// Shows actions.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: (() -> Void)? = nil
  ) {
    _parts = _Parts(
      kind: "Menu", slots: ["label": label(), "content": content()],
      handlers: primaryAction.map { action in [.tap: { _ in action() }] } ?? [:])
  }
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
}
