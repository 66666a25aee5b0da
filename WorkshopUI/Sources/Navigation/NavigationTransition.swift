import Foundation

/// How another screen comes and goes. Here, it is noted.
public protocol NavigationTransition {}

/// As the system does it.
public struct AutomaticNavigationTransition: NavigationTransition {}
@available(*, unavailable)
extension AutomaticNavigationTransition: Sendable {}

/// Out of a view of the screen below.
public struct ZoomNavigationTransition: NavigationTransition {
  let id: AnyHashable
}
@available(*, unavailable)
extension ZoomNavigationTransition: Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system does it.
  public static var automatic: Self { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of a view of the screen below, which is known by an id.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    .init(id: AnyHashable(sourceID))
  }
}

/// What a view looks like while it is the source of a transition.
public protocol MatchedTransitionSourceConfiguration {}

/// What a view looks like while it is the source of a transition: nothing said.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// Cuts off what is outside a shape.
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  /// Paints what is behind.
  public func background(_ color: Color) -> Self { self }
  /// Casts a shadow, in points.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}

nonisolated extension View {
  /// Says how the screen comes and goes.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    noted((style as? ZoomNavigationTransition).map { "zoom \($0.id)" } ?? "automatic")
  }
  /// Says where a transition to another screen begins.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { annotated(["id": id, "in": namespace.number]) }
  /// Says where a transition to another screen begins, and how the view looks meanwhile.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { annotated(["id": id, "in": namespace.number]) }
}
