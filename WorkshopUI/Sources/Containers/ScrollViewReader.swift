import Foundation

/// Scrolls the scroll views inside a reader.
public struct ScrollViewProxy {
  let scroll: (AnyHashable, UnitPoint?) -> Void
  /// Scrolls to the view of an id, until a point of it stands at the same point of the scroll view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scroll(AnyHashable(id), anchor)
  }
}
@available(*, unavailable)
extension ScrollViewProxy: Sendable {}

/// A view whose content may scroll to views inside by their ids. Here, to those that were evaluated; a window
/// does not follow.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes content that scrolls by a proxy; on the main actor.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let scroll: @MainActor (AnyHashable, UnitPoint?) -> Void = { [weak node] id, anchor in
      node?.scroll(to: id, anchor)
    }
    let proxy = ScrollViewProxy { id, anchor in
      let handed = Handed(value: id)
      // As in SwiftUI, whose proxy is no main-actor type and traps elsewhere.
      MainActor.assumeIsolated { scroll(handed.value, anchor) }
    }
    node.child(node.reading { view.content(proxy) })
  }
}

extension _ViewNode {
  /// Scrolls what is around the node of an id inside this one.
  fileprivate func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    guard let target = find(.id(id)), let element = target.elements.first else { return }
    var outer = target.parent
    while let next = outer, next !== self {
      if let scroller = next.elements.first(where: { $0.handlers[.scroll] != nil }),
        scroller.id == next.number
      {
        host.layOut()
        guard let frame = host.geometry.frames[element.id],
          let space = host.geometry.frames[scroller.id]
        else { return }
        let share = anchor?.y ?? 0
        let offset =
          (host.geometry.scrolled[scroller.id] ?? 0) + frame.minY - space.minY
          + share * (frame.height - space.height)
        scroller.handlers[.scroll]?("\(max(0, offset))")
        host.reveal(element, share)
        return
      }
      outer = next.parent
    }
  }

  private func find(_ key: Key) -> _ViewNode? {
    if self.key == key { return self }
    for child in children { if let found = child.find(key) { return found } }
    return nil
  }
}
