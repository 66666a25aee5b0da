import Foundation

/// What a person has selected in a text: never anything, here.
public struct TextSelection: Equatable, Hashable {
  /// What is selected.
  public enum Indices: Equatable, Hashable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }
  /// What is selected.
  public var indices: Indices
  /// Whether it is a place between two letters.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
  /// A range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// A place between two letters.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
  public static func == (first: Self, second: Self) -> Bool { first.indices == second.indices }
}

/// What a person has selected in an attributed text: never anything, here.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  /// Nothing.
  public init() {}
}

/// Several lines of text to type. Attributes of an attributed text are lost where a person types.
nonisolated public struct TextEditor: View {
  let text: Binding<String>

  /// Changes a text.
  public init(text: Binding<String>) { self.text = text }
  /// Changes a text; the selection stays as it is.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.text = text }
  /// Changes an attributed text; the selection stays as it is.
  @available(iOS 26.0, macOS 26.0, *)
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.text = Binding(
      location: text.location.converted(
        { String($0.characters) }, write: { $1(AttributedString($0)) }))
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let text = view.text
    if let style = node.ownStyle("TextEditor") as? any TextEditorStyle {
      func body(_ style: some TextEditorStyle) -> any View {
        node.installed(style).makeBody(configuration: .init(text: text))
      }
      return node.showStyled("TextEditor") { body(style) }
    }
    let set: (String) -> Void = { text.wrappedValue = $0 }
    node.show(
      _Parts(kind: "TextEditor", layout: .greedy, handlers: [.change: set]) {
        ["value": text.wrappedValue]
      })
  }
}
