/// A view with a modifier that the stand-in notes, and perhaps more content beside it: an overlay, a toolbar.
nonisolated struct Annotated<Content: View, Extra: View>: View {
  typealias Body = Never
  var content: Content
  var name: String
  var attributes: Attributes
  var layout: ModifierLayout?
  var extra: Extra?

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
    if let extra = view.extra { node.slot(view.name, extra) }
    node.modify(view.name, view.attributes, layout: view.layout)
  }
}

/// A view with a modifier that is made anew whenever what it reads has changed.
nonisolated struct Acting<Content: View>: View {
  typealias Body = Never
  var content: Content
  var make: @MainActor (_ViewNode) -> Modifier

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
    let modifier = node.reading { view.make(node) }
    node.modify { _ in modifier }
  }
}

/// Each is called by a modifier, under whose name it is noted.
nonisolated extension View {
  /// Notes a modifier of one value.
  func noted(
    _ value: Any?, layout: ModifierLayout? = nil, function: String = #function
  ) -> some View { annotated(["value": value], layout: layout, function: function) }

  /// Notes a modifier.
  func annotated(
    _ attributes: Attributes = [:], layout: ModifierLayout? = nil, function: String = #function
  ) -> some View {
    Annotated<Self, Never>(
      content: self, name: name(of: function), attributes: attributes, layout: layout)
  }

  /// Shows more content beside a view, in a slot of the modifier's name.
  func withSlot(
    _ extra: some View, _ attributes: Attributes = [:], function: String = #function
  ) -> some View {
    Annotated(content: self, name: name(of: function), attributes: attributes, extra: extra)
  }

  /// Notes a modifier, and records it below iOS 26, with which it came.
  func noted26(_ attributes: Attributes = [:], function: String = #function) -> some View {
    Acting(content: self) { node in
      node.needs26(function)
      return Modifier(name(of: function), node, attributes)
    }
  }
}

/// The name of a function without its labels.
func name(of function: String) -> String { String(function.prefix { $0 != "(" }) }

extension _ViewNode {
  /// Records what came with iOS 26 where the system is older.
  func needs26(_ name: String) { if OSLevel.current < 26 { host.recorder.recordBeyondLevel(name) } }
}

/// A value of a view's that a main-actor closure captures. Unchecked: the code that made the view sent it.
nonisolated struct Handed<Value>: @unchecked Sendable { let value: Value }
