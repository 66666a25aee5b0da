import Foundation

/// Where a scroll view comes to rest.
public struct ScrollTarget: Hashable {
  /// What it would show, in the coordinates of its content.
  public var rect: CGRect
  /// The point that is aligned.
  public var anchor: UnitPoint?
}
@available(*, unavailable)
extension ScrollTarget: Sendable {}

/// What a scroll target behavior is told.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Where the scrolling began.
  public let originalTarget: ScrollTarget
  /// How fast it went.
  public let velocity: CGVector
  /// How large the content is, in points.
  public let contentSize: CGSize
  /// How large the scroll view is, in points.
  public let containerSize: CGSize
  /// Along which axes it scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}
@available(*, unavailable)
extension ScrollTargetBehaviorContext: Sendable {}

/// Says where a scroll view comes to rest. Here, the method is not called: a window does as the browser does.
public protocol ScrollTargetBehavior {
  /// Changes where it comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// What the behaviour is told.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Rests at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour.
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
@available(*, unavailable)
extension PagingScrollTargetBehavior: Sendable {}

/// Rests at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a person passes at once.
  public struct LimitBehavior {
    public static var automatic: Self { .init() }
    public static var always: Self { .init() }
    public static var alwaysByFew: Self { .init() }
    public static var alwaysByOne: Self { .init() }
    public static var never: Self { .init() }
  }
  /// The behaviour.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
@available(*, unavailable)
extension ViewAlignedScrollTargetBehavior: Sendable {}
@available(*, unavailable)
extension ViewAlignedScrollTargetBehavior.LimitBehavior: Sendable {}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests at whole pages.
  public static var paging: PagingScrollTargetBehavior { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  /// Rests at views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { .init(limitBehavior: limitBehavior) }
}

nonisolated extension View {
  /// Says where scroll views inside come to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    noted(
      behavior is PagingScrollTargetBehavior
        ? "paging" : behavior is ViewAlignedScrollTargetBehavior ? "viewAligned" : "own")
  }
  /// Has the scroll view around rest at the views of a stack.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { noted(isEnabled) }
  /// Has the scroll view around rest at the view.
  public func scrollTarget(isEnabled: Bool = true) -> some View { noted(isEnabled) }
}
