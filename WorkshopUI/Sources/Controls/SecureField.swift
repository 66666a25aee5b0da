/// A line of text to type that is not to be seen.
nonisolated public struct SecureField<Label: View>: _Control {
  public let _parts: _Parts

  /// Changes a text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let set: (String) -> Void = { text.wrappedValue = $0 }
    _parts = _Parts(kind: "SecureField", slots: ["label": label()], handlers: [.change: set]) {
      ["value": text.wrappedValue, "prompt": prompt?.string]
    }
  }
  public init(_ title: some _Title, text: Binding<String>, prompt: Text? = nil)
  where Label == Text { self.init(text: text, prompt: prompt) { title._text } }
}

extension SecureField where Label == Text {
  /// Changes a text, and does something when it is entered: an older spelling. Here, it is not called.
  nonisolated public init(
    _ title: some _Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(title, text: text) }
}
