/// What a button is for.
public struct ButtonRole: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  /// Removes something.
  public static let destructive = ButtonRole(description: "destructive")
  /// Gives up.
  public static let cancel = ButtonRole(description: "cancel")
}

/// Something to press. The action is isolated to the main actor by its type.
@preconcurrency nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, content: Label) {
    self.role = role
    self.action = action
    label = content
  }

  /// Does something when it is pressed.
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, content: label())
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let (role, action) = (view.role, view.action)
    node.child(view.label)
    node.show { node in
      Element(
        "Button", node, [Attribute("role", ifPresent: role)].compactMap { $0 }, layout: .horizontal,
        children: node.contentElements, handlers: [.tap: { _ in action() }])
    }
  }
}

extension Button where Label == Text {
  /// Says in a text what it does.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, content: Text(titleKey))
  }

  /// Says in a text what it does.
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, content: Text(title))
  }
}
