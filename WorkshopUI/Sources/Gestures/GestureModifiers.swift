import Foundation

/// Which gestures count: the view's own, and those of the views inside.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1), subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

// A handler of an inner view, a button say, goes before; `Element.handler(_:)` has the rules.
nonisolated extension View {
  /// Takes a gesture, unless a view inside does.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    taking(gesture, mask)
  }
  /// Takes a gesture, unless a view inside does.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    taking(gesture, isEnabled ? .all : .subviews)
  }
  /// Takes a gesture, unless a view inside does.
  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { taking(gesture, isEnabled ? .all : .subviews) }

  /// Takes a gesture before the views inside do.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { taking(gesture, mask) }
  /// Takes a gesture before the views inside do.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    taking(gesture, isEnabled ? .all : .subviews)
  }
  /// Takes a gesture before the views inside do.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { taking(gesture, isEnabled ? .all : .subviews) }

  /// Takes a gesture together with the views inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { taking(gesture, mask) }
  /// Takes a gesture together with the views inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    taking(gesture, isEnabled ? .all : .subviews)
  }
  /// Takes a gesture together with the views inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { taking(gesture, isEnabled ? .all : .subviews) }

  private func taking<T: Gesture>(
    _ gesture: T, _ mask: GestureMask, function: String = #function
  ) -> some View {
    GestureTaker(content: self, gesture: gesture, mask: mask, name: name(of: function))
  }

  /// Does something where the view is tapped.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    handling(
      [.tap: { action(GestureStep($0)?.location ?? .zero) }], ["count": count == 1 ? nil : count])
  }
}

private nonisolated struct GestureTaker<Content: View, Taken: Gesture>: View {
  typealias Body = Never
  var content: Content
  var gesture: Taken
  var mask: GestureMask
  var name: String

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
    guard view.mask.contains(.gesture) else { return }
    let taking = node.kept(at: 0, GestureTaking.init)
    // A gesture of one's own may have state, and its closures are new at each evaluation.
    let new = node.reading { Taken._listen(node.installed(view.gesture), taking.listener()) }
    taking.replace(by: new)
    var handlers: [Element.Event: Element.Handler] = [:]
    for event in new.actions.keys { handlers[event] = { taking.hear(event, $0) } }
    let isEnabled = node.environment.isHit && node.environment.isEnabled
    node.modify(view.name, handlers: isEnabled ? handlers : [:])
  }
}

/// The gesture of a view: one that has begun goes on as it was, although its view is evaluated again meanwhile.
@MainActor private final class GestureTaking {
  private var hearing = _GestureHearing()
  private var next: _GestureHearing?
  private var isUnderWay = false

  /// Whether it goes on is what the whole gesture says: a sequence does between its parts.
  func listener<Value>() -> _GestureListener<Value> {
    _GestureListener(
      changed: { [weak self] _ in self?.isUnderWay = true },
      ended: { [weak self] _ in self?.isUnderWay = false },
      cancelled: { [weak self] in self?.isUnderWay = false })
  }

  func replace(by new: _GestureHearing) {
    if isUnderWay { next = new } else { hearing = new }
  }

  func hear(_ event: Element.Event, _ text: String) {
    guard let step = GestureStep(text), let act = hearing.actions[event] else { return }
    act(step)
    guard !isUnderWay, let next else { return }
    (hearing, self.next) = (next, nil)
  }
}
