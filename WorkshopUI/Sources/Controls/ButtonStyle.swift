/// How buttons look and what presses them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The name of a style of the system's, whose body is not asked for; not in SwiftUI.
  nonisolated var _name: String { get }
}

extension PrimitiveButtonStyle { nonisolated public var _name: String { "" } }

/// How buttons look that are pressed as usual.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// A button for a style to show.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  @MainActor @preconcurrency public struct Label: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  /// Does what the button does. Nonisolated, as in SwiftUI: a style's body calls it, on the main actor.
  public func trigger() { MainActor.assumeIsolated(action) }
}

/// A button for a style to show. Here, it is never pressed.
public struct ButtonStyleConfiguration {
  public typealias Label = PrimitiveButtonStyleConfiguration.Label
  public let role: ButtonRole?
  public let label: Label
  public let isPressed = false
}

/// A style of the system's.
public protocol _SystemButtonStyle: PrimitiveButtonStyle {}
extension _SystemButtonStyle {
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// As the place asks for.
nonisolated public struct DefaultButtonStyle: _SystemButtonStyle {
  public var _name: String { "automatic" }
  public init() {}
}
@available(*, unavailable) extension DefaultButtonStyle: Sendable {}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As the place asks for.
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { .init() }
}

/// In a grey shape.
nonisolated public struct BorderedButtonStyle: _SystemButtonStyle {
  public var _name: String { "bordered" }
  public init() {}
}
@available(*, unavailable) extension BorderedButtonStyle: Sendable {}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// In a grey shape.
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { .init() }
}

/// In a shape of the accent colour.
nonisolated public struct BorderedProminentButtonStyle: _SystemButtonStyle {
  public var _name: String { "borderedProminent" }
  public init() {}
}
@available(*, unavailable) extension BorderedProminentButtonStyle: Sendable {}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// In a shape of the accent colour.
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    .init()
  }
}

/// In the accent colour, without a shape.
nonisolated public struct BorderlessButtonStyle: _SystemButtonStyle {
  public var _name: String { "borderless" }
  public init() {}
}
@available(*, unavailable) extension BorderlessButtonStyle: Sendable {}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// In the accent colour, without a shape.
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { .init() }
}

/// As the label is.
nonisolated public struct PlainButtonStyle: _SystemButtonStyle {
  public var _name: String { "plain" }
  public init() {}
}
@available(*, unavailable) extension PlainButtonStyle: Sendable {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// As the label is.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { .init() }
}

/// A style of either kind; two are the same where the name says all of them.
struct AnyButtonStyle: Equatable {
  let style: Any
  let name: String
  let isNamed: Bool
  init<S>(_ style: S, _ name: String = "") {
    (self.style, self.name) = (style, name.isEmpty ? "\(S.self)" : name)
    isNamed = !name.isEmpty || MemoryLayout<S>.size == 0
  }
  static func == (a: Self, b: Self) -> Bool { a.isNamed && b.isNamed && a.name == b.name }
}

nonisolated extension View {
  /// Styles the buttons inside.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    settingEnvironment { $0.buttonStyle = AnyButtonStyle(style, style._name) }
  }
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    settingEnvironment { $0.buttonStyle = AnyButtonStyle(style) }
  }
  /// Has what is inside take no event.
  public func disabled(_ disabled: Bool) -> some View {
    settingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
