/// One of several values: what has a tag, or an element of a `ForEach` by its id.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Chooses a value.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.selection, self.label, self.content) = (selection, label(), content()) }
  /// Chooses a value: an older spelling.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { label } }
  public init(
    _ title: some _Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(selection: selection, content: content) { title._text } }
  public init(
    _ title: some _Title, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == WorkshopUI.Label<Text, Image> {
    self.init(selection: selection, content: content) {
      WorkshopUI.Label(title, systemImage: systemImage)
    }
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let selection = view.selection
    let set: (String) -> Void = { [weak node] in
      if let value = node?.tagged(SelectionValue.self, $0) { selection.wrappedValue = value }
    }
    let slots: KeyValuePairs<String, any View> = ["label": view.label, "": view.content]
    node.show(
      _Parts(kind: "Picker", slots: slots, handlers: [.change: set]) {
        ["value": plain(selection.wrappedValue)]
      })
  }
}

struct Tag {
  var value: AnyHashable
  var isOptional: Bool
}

/// What a tag says, without the word Optional.
private func plain(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return "\(value)" }
  return mirror.children.first.map { plain($0.value) } ?? "nil"
}

extension _ViewNode {
  /// The tag inside of a description, or at a place.
  func tagged<T>(_ type: T.Type, _ text: String) -> T? {
    let values = tags(type)
    let place = Int(text).flatMap { values.indices.contains($0) ? values[$0] : nil }
    return values.first { plain($0) == text } ?? place
  }

  private func tags<T>(_ type: T.Type) -> [T] {
    children.flatMap { child -> [T] in
      if let tag = child.memory as? Tag {
        // A value that is hashed has lost whether it was optional, and the cast would not mind.
        guard !tag.isOptional || type is any AnyOptional.Type else { return [] }
        return (tag.value.base as? T).map { [$0] } ?? []
      }
      let inner = child.tags(type)
      guard inner.isEmpty, case .id(let id) = child.key else { return inner }
      return (id.base as? T).map { [$0] } ?? []
    }
  }
}

private protocol AnyOptional {}
extension Optional: AnyOptional {}

nonisolated extension View {
  /// Gives an option of a picker its value.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    let tagged = Tag(value: tag, isOptional: V.self is any AnyOptional.Type)
    return handling(memory: tagged, ["value": plain(tag)])
  }
}
