/// How a line of text to type looks. Nonisolated, unlike most protocols of styles.
public protocol TextFieldStyle {
  /// The type of what the style makes; Apple's name for it is as hidden.
  associatedtype _Body: View
  /// Makes the look of a field.
  @ViewBuilder @MainActor func _body(configuration: TextField<_Label>) -> _Body
  /// The label of a field.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field, for a style to show.
@MainActor @preconcurrency public struct _TextFieldStyleLabel: View {
  let view: AnyView
  public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
}

nonisolated extension View {
  /// Styles the text fields inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    styling("TextField", style, "TextFieldStyle")
  }
}

/// As the place asks for.
public struct DefaultTextFieldStyle: TextFieldStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}
@available(*, unavailable)
extension DefaultTextFieldStyle: Sendable {}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the place asks for.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

/// Without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}
@available(*, unavailable)
extension PlainTextFieldStyle: Sendable {}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without decoration.
  public static var plain: PlainTextFieldStyle { .init() }
}

/// In a box with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}
@available(*, unavailable)
extension RoundedBorderTextFieldStyle: Sendable {}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// In a box with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
