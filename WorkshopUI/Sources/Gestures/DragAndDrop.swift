import Foundation

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
/// How a view looks below a pointer.
public struct HoverEffect {
  let name: String
  /// As the system does.
  public static var automatic: Self { .init(name: "automatic") }
  /// Lit.
  public static var highlight: Self { .init(name: "highlight") }
  /// Lifted.
  public static var lift: Self { .init(name: "lift") }
}
@available(*, unavailable) extension HoverEffect: Sendable {}

// A window has no drag and drop between views: what is written is noted.
nonisolated extension View {
  /// Lets a person drag a value out of the view: here, noted.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    annotated()
  }
  /// Lets a person drag a value out of the view, and shows a preview of it: here, noted.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { annotated() }
  /// Takes values that a person drops on the view: here, noted.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { noted("\(T.self)") }
  /// Follows where a pointer is: here, noted.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { annotated() }
  /// Says how the view looks below a pointer: here, noted.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { noted(effect.name) }
  /// Says how the view looks below a pointer: here, noted.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    noted(isEnabled ? effect.name : nil)
  }
  /// Has views inside look the same below a pointer: here, noted.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { noted(disabled) }
}
