/// What a control shows and does; not in SwiftUI.
public struct _Parts {
  var kind: String
  /// By name; the one without a name is the content.
  var slots: KeyValuePairs<String, any View> = [:]
  var layout = LayoutRule.leaf { CGSize(width: $0.width ?? 120, height: 44) }
  var handlers: [Element.Event: (String) -> Void] = [:]
  var attributes: () -> [Attribute?] = { [] }
}

/// A view that consists of such parts; not in SwiftUI.
@MainActor @preconcurrency public protocol _Control: View where Body == Never {
  nonisolated var _parts: _Parts { get }
}

extension _Control {
  public static func _update(_ view: Self, _ node: _ViewNode) { node.show(view._parts) }
}

extension _ViewNode {
  /// Evaluates the parts of a control. Where it is disabled, it says so and takes no event.
  func show(_ parts: _Parts) {
    for (name, view) in parts.slots {
      if name.isEmpty { child(AnyView(view)) } else { slot(name, AnyView(view)) }
    }
    var attributes = reading(parts.attributes)
    attributes.append(Attribute("style", ifPresent: environment.styles[parts.kind]))
    if !parts.handlers.isEmpty {
      attributes.append(Attribute("controlSize", ifPresent: environment.styles["controlSize"]))
      if !environment.isEnabled { attributes.append(Attribute("disabled", true)) }
    }
    var own = parts.handlers
    if parts.kind == "TextField" { own[.submit] = { [weak self] _ in self?.submit(.text) } }
    let (present, handlers) = (attributes.compactMap { $0 }, taken(own))
    show { node in
      Element(
        parts.kind, node, present, layout: parts.layout, children: node.contentElements,
        slots: parts.slots.map(\.key).filter { !$0.isEmpty }.map {
          Slot($0, node.elements(inSlot: $0) ?? [])
        }, handlers: handlers)
    }
  }

  /// What a person reaches here.
  func taken(_ handlers: [Element.Event: (String) -> Void]) -> [Element.Event: Element.Handler] {
    guard environment.isEnabled, environment.isHit else { return [:] }
    return handlers.mapValues { action in { text in action(text) } }
  }
}

/// A view with a modifier that takes events.
nonisolated struct Handling<Content: View>: View {
  typealias Body = Never
  var content: Content
  var name: String
  var handlers: [Element.Event: (String) -> Void] = [:]
  var memory: Any?
  var attributes: () -> [Attribute?] = { [] }

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    node.memory = view.memory
    let (name, attributes) = (view.name, node.reading(view.attributes))
    let handlers = node.taken(view.handlers)
    node.child(view.content)
    node.modify { Modifier(name, $0, attributes, handlers: handlers) }
  }
}
