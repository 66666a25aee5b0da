/// A question or a message over the screen. Every button ends it after its action.
nonisolated private struct Dialog<Actions: View, Message: View>: View {
  typealias Body = Never
  var kind: String
  var title: String
  var actions: Actions
  var message: Message

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let end = node.environment.dismissHandler
    node.child(view.actions)
    node.slot("message", view.message)
    let buttons = node.contentElements.filter { $0.handlers[.tap] != nil }
    let isAlert = view.kind == "Alert"
    if isAlert ? buttons.isEmpty : !buttons.contains(where: { $0["role"] == "cancel" }) {
      node.child(
        Button(role: .cancel, action: {}, content: Text(isAlert ? "OK" : "Cancel")), .id(0))
    }
    node.show { node in
      let children = node.contentElements.map { element in
        guard let action = element.handlers[.tap] else { return element }
        return element.handling(.tap) {
          action($0)
          end?()
        }
      }
      return Element(
        view.kind, node, ["text": view.title], children: children,
        handlers: [.dismiss: { _ in end?() }])
    }
  }
}

nonisolated extension View {
  private func asks<A: View, M: View>(
    _ title: some _Title, _ isPresented: Binding<Bool>, _ content: (A, M)?,
    _ visibility: Visibility = .automatic, function: String = #function
  ) -> some View {
    let attributes: Attributes = ["titleVisibility": visibility == .automatic ? nil : visibility]
    let title = title._text.string
    return presents(isPresented.item(content), attributes, function: function) {
      Dialog(kind: $1, title: title, actions: $0.0, message: $0.1)
    }
  }
  /// Shows a message while a binding is true; where it has no button, one that says OK.
  public func alert<A: View, M: View>(
    _ title: some _Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { asks(title, isPresented, (actions(), message())) }
  /// Shows a message about some data while a binding is true and there are data.
  public func alert<A: View, M: View, T>(
    _ title: some _Title, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { asks(title, isPresented, data.map { (actions($0), message($0)) }) }
  /// Asks which of some things to do while a binding is true; a Cancel button is added to them.
  public func confirmationDialog<A: View, M: View>(
    _ title: some _Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { asks(title, isPresented, (actions(), message()), titleVisibility) }
  /// Asks what to do with some data while a binding is true and there are data.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: some _Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asks(title, isPresented, data.map { (actions($0), message($0)) }, titleVisibility)
  }
}
