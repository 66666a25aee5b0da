/// The label of a button that has a role alone. Here, it is the role's name.
@available(iOS 26.0, macOS 26.0, *)
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    if OSLevel.current < 26 { node.host.recorder.recordBeyondLevel("Button(role:action:)") }
    node.child(Text(verbatim: view.role.description.capitalized))
  }
}

@available(iOS 26.0, macOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
  /// Shows by its role alone what it does.
  @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void)
  {
    self.init(role: role, action: action, content: DefaultButtonLabel(role: role))
  }
}
