/// How a switch looks, and what turns it.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// Makes the look of what is styled.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What the style has to show.
  typealias Configuration = ToggleStyleConfiguration
}

/// A switch for a style to show.
public struct ToggleStyleConfiguration {
  /// The label of the switch.
  @MainActor @preconcurrency public struct Label: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// What the switch is for.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it stands for several values that differ: never, here.
  public var isMixed: Bool { false }
}
@available(*, unavailable)
extension ToggleStyleConfiguration: Sendable {}

nonisolated extension View {
  /// Styles the switches inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styling("Toggle", style, "ToggleStyle")
  }
}

/// As the place asks for.
nonisolated public struct DefaultToggleStyle: ToggleStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}
@available(*, unavailable)
extension DefaultToggleStyle: Sendable {}
extension ToggleStyle where Self == DefaultToggleStyle {
  /// As the place asks for.
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { .init() }
}

/// A switch beside its label.
nonisolated public struct SwitchToggleStyle: ToggleStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}
@available(*, unavailable)
extension SwitchToggleStyle: Sendable {}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch beside its label.
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { .init() }
}

/// A button that stays pressed.
nonisolated public struct ButtonToggleStyle: ToggleStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}
@available(*, unavailable)
extension ButtonToggleStyle: Sendable {}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { .init() }
}
