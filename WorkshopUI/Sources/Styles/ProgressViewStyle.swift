/// How progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// Makes the look of what is styled.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What the style has to show.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// Progress for a style to show.
public struct ProgressViewStyleConfiguration {
  /// What goes on.
  @MainActor @preconcurrency public struct Label: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// How far it has come.
  @MainActor @preconcurrency public struct CurrentValueLabel: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// How much is done, from 0 to 1; nil where that is not known.
  public let fractionCompleted: Double?
  /// What goes on.
  public var label: Label?
  /// How far it has come, in words.
  public var currentValueLabel: CurrentValueLabel?
}
@available(*, unavailable)
extension ProgressViewStyleConfiguration: Sendable {}

nonisolated extension View {
  /// Styles the progress views inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styling("ProgressView", style, "ProgressViewStyle")
  }
}

/// As the value asks for.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}
@available(*, unavailable)
extension DefaultProgressViewStyle: Sendable {}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As the value asks for.
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { .init() }
}

/// A bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}
@available(*, unavailable)
extension LinearProgressViewStyle: Sendable {}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { .init() }
}

/// A ring that turns.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}
@available(*, unavailable)
extension CircularProgressViewStyle: Sendable {}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that turns.
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { .init() }
}
