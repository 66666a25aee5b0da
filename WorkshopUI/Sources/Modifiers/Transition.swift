/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view appears, 1 after it has gone, 0 while it is there.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition does to animations.
public struct TransitionProperties: Sendable {
  /// Whether it moves.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes. A window shows the view as it is while it is there.
@MainActor @preconcurrency public protocol Transition {
  /// The type of what the transition makes.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>
  /// Changes the view by its phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body
  /// What the transition does to animations.
  static var properties: TransitionProperties { get }
}
extension Transition {
  public static var properties: TransitionProperties { .init() }
}

extension AnyTransition {
  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) { self.init(description: "\(T.self)") }
}

nonisolated extension View {
  /// Says how a view comes and goes: here, noted by the type's name.
  public func transition<T: Transition>(_ transition: T) -> some View { noted("\(T.self)") }
}
