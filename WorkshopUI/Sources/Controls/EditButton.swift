/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// Whether it is.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private struct Key: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  /// Whether the list around the view is edited: here, nil unless a view sets it.
  public var editMode: Binding<EditMode>? {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}

/// Something to press that begins and ends editing. Here, rows can be removed and moved at all times.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @State private var own = EditMode.inactive

  /// Says Edit or Done.
  public init() {}

  @MainActor @preconcurrency public var body: some View {
    let mode = editMode ?? $own
    Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}
