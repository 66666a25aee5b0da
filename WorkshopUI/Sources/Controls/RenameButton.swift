private struct RenameKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

/// Something to press that lets a person type another name.
nonisolated public struct RenameButton<Label: View>: View {
  let label: Label

  /// Says Rename.
  public init() where Label == WorkshopUI.Label<Text, Image> {
    label = WorkshopUI.Label("Rename", systemImage: "pencil")
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let action = node.environment[RenameKey.self]
    let button = Button(role: nil, action: { action?() }, content: view.label)
    node.child(button.disabled(action == nil))
  }
}

nonisolated extension View {
  /// Says what a rename button inside does.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    let handed = Handed(value: action)
    return settingEnvironment { $0[RenameKey.self] = { handed.value() } }
  }
  /// Has a rename button inside give a field the keyboard.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
