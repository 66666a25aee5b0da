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

/// A button for a style to show. Here, nobody holds it down.
public struct ButtonStyleConfiguration {
  public typealias Label = PrimitiveButtonStyleConfiguration.Label
  public let role: ButtonRole?
  public let label: Label
  public let isPressed = false
}

/// A style of the system's; each has a type of its own in SwiftUI.
nonisolated public struct _SystemButtonStyle: PrimitiveButtonStyle {
  public let _name: String
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == _SystemButtonStyle {
  @MainActor @preconcurrency public static var automatic: Self { .init(_name: "automatic") }
  @MainActor @preconcurrency public static var bordered: Self { .init(_name: "bordered") }
  @MainActor @preconcurrency public static var borderedProminent: Self {
    .init(_name: "borderedProminent")
  }
  @MainActor @preconcurrency public static var borderless: Self { .init(_name: "borderless") }
  @MainActor @preconcurrency public static var plain: Self { .init(_name: "plain") }
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
