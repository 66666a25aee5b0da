import Foundation

/// What a closure of `visualEffect` or `scrollTransition` makes of a view, without moving its neighbours.
///
/// Here, effects are put down as words in the readable tree.
public protocol VisualEffect: Sendable, Animatable {
  /// The effects so far; not in SwiftUI.
  var _effects: [String] { get }
}

/// What such a closure starts from: no effect.
public struct EmptyVisualEffect: VisualEffect {
  public internal(set) var _effects: [String] = []
  /// No effect.
  public init() {}
}

extension VisualEffect {
  /// Adds the effect that calls this, with its values.
  private func noted(_ values: Any..., function: String = #function) -> EmptyVisualEffect {
    var effect = EmptyVisualEffect()
    let words = [name(of: function)] + values.map { "\($0)" }
    effect._effects = _effects + [words.joined(separator: " ")]
    return effect
  }

  /// Moves the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { noted(x, y) }
  /// Scales the view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    noted(scale)
  }
  /// Lets through what is behind.
  public func opacity(_ opacity: Double) -> some VisualEffect { noted(opacity) }
  /// Blurs the view, with a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { noted(radius) }
  /// Parts light from dark, by a factor.
  public func contrast(_ amount: Double) -> some VisualEffect { noted(amount) }
  /// Adds light.
  public func brightness(_ amount: Double) -> some VisualEffect { noted(amount) }
  /// Makes colours stronger, by a factor.
  public func saturation(_ amount: Double) -> some VisualEffect { noted(amount) }
  /// Takes colours away.
  public func grayscale(_ amount: Double) -> some VisualEffect { noted(amount) }
  /// Turns colours around their circle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { noted(angle.degrees) }
  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    noted(angle.degrees)
  }
  /// Mixes the view with what is behind.
  public func blendMode(_ mode: BlendMode) -> some VisualEffect { noted(mode) }
}

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable {
  case topLeading, identity, bottomTrailing
  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in sight, 1 behind.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// How a scroll transition goes from phase to phase. Here, each shows the phase's end.
public struct ScrollTransitionConfiguration {
  /// With the scrolling.
  public static var interactive: Self { .init() }
  /// By an animation.
  public static var animated: Self { .init() }
}

nonisolated extension View {
  /// Changes the look by the view's size and place. SwiftUI may call the closure off the main actor; the
  /// stand-in always does, in each layout pass.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    following("visualEffect") { effect(.init(), $0)._effects.joined(separator: ", ") }
  }

  /// Changes the look on the way into and out of sight. The closure is called as that of `visualEffect` is.
  /// Here, a view is in sight when all of it is.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    following("scrollTransition") {
      let (frame, space) = ($0.global, $0.scrollView ?? $0.global)
      let before = (frame.minY < space.minY, frame.minX < space.minX)
      let behind = (frame.maxY > space.maxY, frame.maxX > space.maxX)
      let (isDown, isAcross) = (axis != .horizontal, axis != .vertical)
      let phase: ScrollTransitionPhase =
        isDown && before.0 || isAcross && before.1
        ? .topLeading : isDown && behind.0 || isAcross && behind.1 ? .bottomTrailing : .identity
      return transition(.init(), phase)._effects.joined(separator: ", ")
    }
  }
}
