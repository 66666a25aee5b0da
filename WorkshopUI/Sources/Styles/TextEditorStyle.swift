/// How a field of several lines looks.
@MainActor @preconcurrency public protocol TextEditorStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// Makes the look of what is styled.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What the style has to show.
  typealias Configuration = TextEditorStyleConfiguration
}

/// A text editor for a style to show.
public struct TextEditorStyleConfiguration {
  let text: Binding<String>
}
@available(*, unavailable)
extension TextEditorStyleConfiguration: Sendable {}

nonisolated extension View {
  /// Styles the text editors inside.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    styling("TextEditor", style, "TextEditorStyle")
  }
}

/// As the place asks for.
@MainActor @preconcurrency public struct AutomaticTextEditorStyle: TextEditorStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    TextEditor(text: configuration.text).textEditorStyle(self)
  }
}
@available(*, unavailable)
extension AutomaticTextEditorStyle: Sendable {}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// As the place asks for.
  @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { .init() }
}

/// Without decoration.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    TextEditor(text: configuration.text).textEditorStyle(self)
  }
}
@available(*, unavailable)
extension PlainTextEditorStyle: Sendable {}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without decoration.
  @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { .init() }
}
