/// A view that presents content while there is an item. The content's state starts anew each time.
nonisolated struct Presenting<Content: View, Item, Presented: View>: View {
  typealias Body = Never
  var content: Content
  /// The modifier's name; nil where the view's code has none.
  var name: String?
  var slot: String
  var item: Binding<Item?>
  var attributes: Attributes = [:]
  var onDismiss: (() -> Void)?
  var id: (Item) -> AnyHashable = { _ in 0 }
  var presented: (Item) -> Presented

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
    // Changes by the content are read only now.
    node.isDirty = false
    let binding = view.item
    let item = node.reading { binding.wrappedValue }
    let id = item.map(view.id)
    if let former = node.memory as? AnyHashable, former != id, let onDismiss = view.onDismiss {
      node.host.afterUpdate { onDismiss() }
    }
    node.memory = id
    if let item {
      var inner = node.environment
      inner.dismissHandler = { binding.wrappedValue = nil }
      inner.isPresented = true
      inner.lazyScope = nil
      if view.slot != "destination" { inner[model: Navigation.self] = nil }
      let content = Box(content: node.reading { view.presented(item) }, id: id)
      node.slot(view.slot, content, environment: inner)
    }
    guard view.name != nil || item != nil else { return }
    node.modify { node in
      Modifier(
        view.name ?? "navigationDestination", node, view.attributes,
        slots: item == nil ? [Slot(name: view.slot, elements: [])] : nil)
    }
  }
}

nonisolated extension View {
  /// Presents content in a slot of the name of the modifier that calls this; an element of that kind.
  func presents<Item>(
    _ item: Binding<Item?>, _ attributes: Attributes = [:], onDismiss: (() -> Void)? = nil,
    id: @escaping (Item) -> AnyHashable = { _ in 0 }, function: String = #function,
    _ content: @escaping (Item, _ kind: String) -> some View
  ) -> some View {
    let name = name(of: function)
    let kind = name.prefix(1).uppercased() + name.dropFirst()
    return Presenting(
      content: self, name: name, slot: name, item: item, attributes: attributes,
      onDismiss: onDismiss, id: id
    ) { content($0, kind) }
  }
}

/// Content of an identity, in an element of its own where that has a kind.
nonisolated struct Box<Content: View>: View {
  typealias Body = Never
  var kind: String?
  var attributes: Attributes = [:]
  var content: Content
  var id: AnyHashable?
  var handlers: @MainActor (_ViewNode) -> [Element.Event: Element.Handler] = { _ in [:] }

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content, view.id.map { .id($0) })
    guard let kind = view.kind else { return }
    node.show { Element(kind, $0, view.attributes, handlers: view.handlers($0)) }
  }

  /// A screen that a person can dismiss, unless something inside forbids it.
  static func screen(_ kind: String, _ content: Content) -> Box {
    Box(kind: kind, content: content) { node in
      let isHeld = node.contentElements.flatMap(\.all).flatMap(\.modifiers).contains {
        $0.name == "interactiveDismissDisabled" && $0["value"] == "true"
      }
      return isHeld ? [:] : [.dismiss: { [end = node.environment.dismissHandler] _ in end?() }]
    }
  }
}

nonisolated extension Binding {
  /// Whether an item is there; writing false takes it away.
  func isThere<Item>() -> Binding<Bool> where Value == Item? {
    .init(location: location.converted({ $0 != nil }, write: { if !$0 { $1(nil) } }))
  }
}

nonisolated extension Binding where Value == Bool {
  /// An item that is there while the binding is true.
  func item<Item>(_ item: Item?) -> Binding<Item?> {
    .init(location: location.converted({ $0 ? item : nil }, write: { $1($0 != nil) }))
  }
}
