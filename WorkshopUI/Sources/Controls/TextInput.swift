private struct Submission { var action: () -> Void }

extension _ViewNode {
  /// Does what the views around do when a text is entered, from the inside out.
  func submit() {
    (memory as? Submission)?.action()
    parent?.submit()
  }
}

extension View {
  /// Does something when a text inside is entered.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View {
    Handling(content: self, name: "onSubmit", memory: Submission(action: action))
  }
  /// Says, and follows, whether a view has the keyboard.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    let set: (String) -> Void = { condition.wrappedValue = $0 != "false" }
    return Handling(content: self, name: "focused", handlers: [.focus: set]) {
      [Attribute("value", condition.wrappedValue)]
    }
  }
  /// Says, and follows, which of several views has the keyboard.
  nonisolated public func focused<V: Hashable & ExpressibleByNilLiteral>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    let set: (String) -> Void = { binding.wrappedValue = $0 == "false" ? nil : value }
    return Handling(content: self, name: "focused", handlers: [.focus: set]) {
      [Attribute("value", binding.wrappedValue == value)]
    }
  }
}
