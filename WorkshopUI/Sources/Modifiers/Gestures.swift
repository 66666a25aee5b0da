import Foundation

nonisolated extension View {
  /// Does something when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    handling([.tap: { _ in action() }], ["count": count == 1 ? nil : count])
  }
  /// Does something when the view is held, and says when a finger is put down and lifted.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    handling([
      .press: { text in
        switch GestureStep(text)?.phase {
        case .changed: onPressingChanged?(true)
        case .cancelled: onPressingChanged?(false)
        default:
          action()
          onPressingChanged?(false)
        }
      }
    ])
  }
}

nonisolated extension View {
  /// Says where the view takes taps: here, wherever it is.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    annotated(["value": shape.shapeName])
  }
  /// Says where the view takes what a person does, for some ways to do it.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { annotated(["value": shape.shapeName]) }
}

/// Ways to do something with a view that a shape counts for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1),
    dragPreview = ContentShapeKinds(rawValue: 2),
    contextMenuPreview = ContentShapeKinds(rawValue: 4),
    hoverEffect = ContentShapeKinds(rawValue: 8), focusEffect = ContentShapeKinds(rawValue: 16)
}
