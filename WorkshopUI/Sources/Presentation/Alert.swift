/// A message, as alerts were before they had buttons of their own.
public struct Alert {
  /// A button of a message or a choice.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Self {
      .init(role: nil, label: label, action: action ?? {})
    }
    /// A button that changes nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Self {
      .init(role: .cancel, label: label, action: action ?? {})
    }
    /// A button that changes nothing.
    public static func cancel(_ action: (() -> Void)? = {}) -> Self {
      cancel(Text(verbatim: "Cancel"), action: action)
    }
    /// A button that deletes.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Self {
      .init(role: .destructive, label: label, action: action ?? {})
    }
  }
  let title: Text, message: Text?, buttons: [Button]
  /// A message with one button; without any, it says OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }
  /// A message with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }
}
@available(*, unavailable) extension Alert: Sendable {}
@available(*, unavailable) extension Alert.Button: Sendable {}

/// A choice, as it was before dialogs.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text, message: Text?, buttons: [Button]
  /// A choice; without any button, it says Cancel.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}
@available(*, unavailable) extension ActionSheet: Sendable {}

private nonisolated struct OldButtons: View {
  let buttons: [Alert.Button]
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      let action = Handed(value: button.action)
      Button(role: button.role, action: { action.value() }) { button.label }
    }
  }
}

nonisolated extension View {
  /// Shows a message while a binding is true: an older spelling.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return self.alert(alert?.title ?? Text(verbatim: ""), isPresented: isPresented) {
      OldButtons(buttons: alert?.buttons ?? [])
    } message: {
      alert?.message
    }
  }
  /// Shows a message while there is an item: an older spelling.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return self.alert(alert?.title ?? Text(verbatim: ""), isPresented: item.isThere()) {
      OldButtons(buttons: alert?.buttons ?? [])
    } message: {
      alert?.message
    }
  }
  /// Asks which of some things to do while a binding is true: an older spelling.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return confirmationDialog(
      sheet?.title ?? Text(verbatim: ""), isPresented: isPresented, titleVisibility: .visible
    ) {
      OldButtons(buttons: sheet?.buttons ?? [])
    } message: {
      sheet?.message
    }
  }
  /// Asks which of some things to do while there is an item: an older spelling.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return confirmationDialog(
      sheet?.title ?? Text(verbatim: ""), isPresented: item.isThere(), titleVisibility: .visible
    ) {
      OldButtons(buttons: sheet?.buttons ?? [])
    } message: {
      sheet?.message
    }
  }
}
