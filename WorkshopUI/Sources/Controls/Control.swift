/// What a control shows and does; not in SwiftUI.
public struct _Parts {
  var kind: String
  /// By name; the one without a name is the content.
  var slots: KeyValuePairs<String, any View> = [:]
  var layout = LayoutRule.leaf { CGSize(width: $0.width ?? 120, height: 44) }
  var handlers: [Element.Event: (String) -> Void] = [:]
  var attributes: () -> Attributes = { [:] }
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
    attributes.append("style", environment.styles[parts.kind])
    if !parts.handlers.isEmpty {
      attributes.append("controlSize", environment.styles["controlSize"])
      attributes.append("disabled", environment.isEnabled ? nil : true)
    }
    var own = parts.handlers
    if ["TextField", "SecureField"].contains(parts.kind) {
      own[.submit] = { [weak self] _ in self?.submit(.text) }
    }
    show(parts.kind, attributes, layout: parts.layout, handlers: taken(own))
  }

  /// What a person reaches here.
  func taken(_ handlers: [Element.Event: (String) -> Void]) -> [Element.Event: Element.Handler] {
    guard environment.isEnabled, environment.isHit else { return [:] }
    return handlers.mapValues { action in { text in action(text) } }
  }
}

nonisolated extension View {
  /// Notes the modifier that calls this, with what it takes and remembers; attributes may read state.
  func handling(
    _ handlers: [Element.Event: (String) -> Void] = [:], memory: Any? = nil,
    _ attributes: @autoclosure @escaping () -> Attributes = [:], function: String = #function
  ) -> some View {
    Handling(
      content: self, name: name(of: function), handlers: handlers, memory: memory,
      attributes: attributes)
  }
}

/// A view with a modifier that takes events.
nonisolated struct Handling<Content: View>: View {
  typealias Body = Never
  var content: Content
  var name: String
  var handlers: [Element.Event: (String) -> Void] = [:]
  var memory: Any?
  var attributes: () -> Attributes = { [:] }

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    node.memory = view.memory
    let attributes = node.reading(view.attributes)
    node.child(view.content)
    node.modify(view.name, attributes, handlers: node.taken(view.handlers))
  }
}
