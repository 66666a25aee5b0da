/// How a form looks.
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// Makes the look of what is styled.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What the style has to show.
  typealias Configuration = FormStyleConfiguration
}

/// A form for a style to show.
public struct FormStyleConfiguration {
  /// The controls of the form.
  @MainActor @preconcurrency public struct Content: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// The controls.
  public let content: Content
}
@available(*, unavailable)
extension FormStyleConfiguration: Sendable {}

nonisolated extension View {
  /// Styles the forms inside.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    styling("Form", style, "FormStyle")
  }
}

/// As the place asks for.
nonisolated public struct AutomaticFormStyle: FormStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Form(configuration).formStyle(self)
  }
}
@available(*, unavailable)
extension AutomaticFormStyle: Sendable {}
extension FormStyle where Self == AutomaticFormStyle {
  /// As the place asks for.
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { .init() }
}

/// Sections in groups.
nonisolated public struct GroupedFormStyle: FormStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Form(configuration).formStyle(self)
  }
}
@available(*, unavailable)
extension GroupedFormStyle: Sendable {}
extension FormStyle where Self == GroupedFormStyle {
  /// Sections in groups.
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { .init() }
}

/// Labels beside controls: here, in groups.
nonisolated public struct ColumnsFormStyle: FormStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Form(configuration).formStyle(self)
  }
}
@available(*, unavailable)
extension ColumnsFormStyle: Sendable {}
extension FormStyle where Self == ColumnsFormStyle {
  /// Labels beside controls: here, in groups.
  @MainActor @preconcurrency public static var columns: ColumnsFormStyle { .init() }
}
