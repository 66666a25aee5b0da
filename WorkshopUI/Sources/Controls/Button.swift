/// What a button is for.
public struct ButtonRole: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public static let destructive = ButtonRole(description: "destructive")
  public static let cancel = ButtonRole(description: "cancel")
  @available(iOS 26.0, macOS 26.0, *)
  public static let confirm = ButtonRole(description: "confirm")
  @available(iOS 26.0, macOS 26.0, *)
  public static let close = ButtonRole(description: "close")
}

/// Something to press. The action is isolated to the main actor by its type.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, content: Label) {
    (self.role, self.action, label) = (role, action, content)
  }
  /// Does something when it is pressed; looks as its role says.
  @preconcurrency public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: action, content: label()) }
  /// Says in a text what it does.
  @preconcurrency public init(
    _ title: some _Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) where Label == Text { self.init(role: role, action: action, content: title._text) }
  /// Says in a text and a symbol what it does.
  public init(
    _ title: some _Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) where Label == WorkshopUI.Label<Text, Image> {
    self.init(role: role, action: action, content: .init(title, systemImage: systemImage))
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let (role, action, style) = (view.role, view.action, node.environment.buttonStyle)
    let label = PrimitiveButtonStyleConfiguration.Label(view: AnyView(view.label))
    func show<S>(_ style: S, _ body: (S) -> any View) {
      // A button inside looks as the system's does.
      var environment = node.environment
      environment.buttonStyle = nil
      let made = node.reading { body(node.installed(style)) }
      node.child(AnyView(made), environment: environment)
    }
    switch style?.style {
    case let own as any PrimitiveButtonStyle where own._name.isEmpty:
      // What presses it is the style's own.
      func open(_ own: some PrimitiveButtonStyle) {
        show(own) { $0.makeBody(configuration: .init(role: role, label: label, action: action)) }
      }
      return open(own)
    case let own as any ButtonStyle:
      func open(_ own: some ButtonStyle) {
        show(own) { $0.makeBody(configuration: .init(role: role, label: label)) }
      }
      open(own)
    default: node.child(view.label)
    }
    if OSLevel.current < 26, let name = style?.name, name.hasPrefix("glass") {
      node.host.recorder.recordBeyondLevel("buttonStyle(.\(name))")
    }
    let shape = node.environment.styles["borderShape"]
    let press: (String) -> Void = { _ in MainActor.assumeIsolated(action) }
    node.show(
      _Parts(kind: "Button", layout: .horizontal, handlers: [.tap: press]) {
        ["role": role, "style": style?.name, "borderShape": shape]
      })
  }
}
