import Foundation

/// A value with a label, such as a row of a form.
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Content with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    if let style = node.ownStyle("LabeledContent") as? any LabeledContentStyle {
      func body(_ style: some LabeledContentStyle) -> any View {
        let configuration = LabeledContentStyleConfiguration(
          label: .init(view: AnyView(view.label)), content: .init(view: AnyView(view.content)))
        return node.installed(style).makeBody(configuration: configuration)
      }
      return node.showStyled("LabeledContent") { body(style) }
    }
    node.show(
      _Parts(
        kind: "LabeledContent", slots: ["label": view.label, "": view.content],
        layout: .horizontal))
  }
}

nonisolated extension LabeledContent where Label == Text {
  /// Content with a text.
  public init(_ title: some _Title, @ViewBuilder content: () -> Content) where Content: View {
    self.init(label: title._text, content: content())
  }
  /// A string with a text.
  public init<S: StringProtocol>(_ title: some _Title, value: S) where Content == Text {
    self.init(label: title._text, content: Text(verbatim: String(value)))
  }
  /// A value in a format with a text.
  public init<F: FormatStyle>(_ title: some _Title, value: F.FormatInput, format: F)
  where Content == Text, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: title._text, content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The content that a style is asked to show.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
