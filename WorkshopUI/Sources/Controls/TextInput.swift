/// What is entered.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let text = Self(rawValue: 1), search = Self(rawValue: 2)
}

private struct Submission {
  var triggers: SubmitTriggers
  var action: () -> Void
}

/// Where entering a text ends, so that the views around hear nothing of it.
struct SubmissionScope {}

extension _ViewNode {
  /// Does what the views around do when a text is entered, from the inside out, up to a scope that keeps it.
  func submit(_ what: SubmitTriggers) {
    if let known = memory as? Submission, known.triggers.contains(what) { known.action() }
    if !(memory is SubmissionScope) { parent?.submit(what) }
  }
}

nonisolated extension View {
  /// Does something when a text inside is entered.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { handling(memory: Submission(triggers: triggers, action: action)) }
  /// Says, and follows, whether a view has the keyboard.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    handling(
      [.focus: { condition.wrappedValue = $0 != "false" }], ["value": condition.wrappedValue])
  }
  /// Says, and follows, which of several views has the keyboard.
  public func focused<V: Hashable & ExpressibleByNilLiteral>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    handling(
      [.focus: { binding.wrappedValue = $0 == "false" ? nil : value }],
      ["value": binding.wrappedValue == value])
  }
}
