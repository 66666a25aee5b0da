/// What is entered.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

private struct Submission {
  var triggers: SubmitTriggers
  var action: () -> Void
}

extension _ViewNode {
  /// Does what the views around do when a text is entered, from the inside out.
  func submit(_ what: SubmitTriggers) {
    if let known = memory as? Submission, known.triggers.contains(what) { known.action() }
    parent?.submit(what)
  }
}

extension View {
  /// Does something when a text inside is entered.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    let submission = Submission(triggers: triggers, action: action)
    return Handling(content: self, name: "onSubmit", memory: submission)
  }
  /// Says, and follows, whether a view has the keyboard.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    let set: (String) -> Void = { condition.wrappedValue = $0 != "false" }
    return Handling(content: self, name: "focused", handlers: [.focus: set]) {
      ["value": condition.wrappedValue]
    }
  }
  /// Says, and follows, which of several views has the keyboard.
  nonisolated public func focused<V: Hashable & ExpressibleByNilLiteral>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    let set: (String) -> Void = { binding.wrappedValue = $0 == "false" ? nil : value }
    return Handling(content: self, name: "focused", handlers: [.focus: set]) {
      ["value": binding.wrappedValue == value]
    }
  }
}
