import Foundation

/// A view with a modifier that the stand-in notes, and that changes nothing inside.
nonisolated struct Annotated<Content: View>: View {
  typealias Body = Never
  var content: Content
  var name: String
  var attributes: [Attribute]
  var layout: ModifierLayout?

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let (name, attributes, layout) = (view.name, view.attributes, view.layout)
    node.child(view.content)
    node.modify { Modifier(name, $0, attributes, layout: layout) }
  }
}

extension View {
  /// Notes a modifier.
  nonisolated func annotated(
    _ name: String, _ attributes: [Attribute?] = [], layout: ModifierLayout? = nil
  ) -> some View {
    Annotated(
      content: self, name: name, attributes: attributes.compactMap { $0 }, layout: layout)
  }
}

/// A view with more content beside it: an overlay, a toolbar, a sheet.
nonisolated struct WithSlot<Content: View, Extra: View>: View {
  typealias Body = Never
  var content: Content
  var name: String
  var attributes: [Attribute]
  var extra: Extra

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let (name, attributes) = (view.name, view.attributes)
    node.child(view.content)
    node.slot(name, view.extra)
    node.modify { node in
      Modifier(
        name, node, attributes, slots: [Slot(name, node.elements(inSlot: name) ?? [])])
    }
  }
}

extension View {
  /// Shows more content beside a view.
  nonisolated func withSlot(
    _ name: String, _ attributes: [Attribute?] = [], _ extra: some View
  ) -> some View {
    WithSlot(content: self, name: name, attributes: attributes.compactMap { $0 }, extra: extra)
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

nonisolated extension View {
  /// Notes the modifier that calls this, with a value.
  func noted(_ value: Any, function: String = #function) -> some View {
    annotated(String(function.prefix { $0 != "(" }), [Attribute("value", "\(value)")])
  }

  /// Notes the modifier that calls this, and records it below iOS 26, with which it came.
  func noted26(_ attributes: [Attribute?] = [], function: String = #function) -> some View {
    Acting(content: self) { node in
      node.needs26(function)
      return Modifier(String(function.prefix { $0 != "(" }), node, attributes)
    }
  }
}

extension _ViewNode {
  /// Records what came with iOS 26 where the system is older.
  func needs26(_ name: String) {
    if OSLevel.current < 26 { host.recorder.recordBeyondLevel(name) }
  }
}

/// A value of a view's that a main-actor closure takes along. Unchecked: whoever made the view handed it over.
nonisolated struct Handed<Value>: @unchecked Sendable { let value: Value }
