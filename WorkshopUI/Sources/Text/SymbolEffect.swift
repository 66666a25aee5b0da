/// How a symbol moves.
public protocol SymbolEffect: Sendable {
  /// What the readable tree calls it; not in SwiftUI.
  var _name: String { get }
}
/// An effect that comes once for each change.
public protocol DiscreteSymbolEffect {}
/// An effect that goes on.
public protocol IndefiniteSymbolEffect {}
/// An effect of a symbol that becomes another.
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast.
public struct SymbolEffectOptions: Equatable, Sendable {
  public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
  /// Some times.
  public static func `repeat`(_ count: Int?) -> Self { .init() }
  /// Faster, or slower.
  public static func speed(_ speed: Double) -> Self { .init() }
  /// Faster, or slower.
  public func speed(_ speed: Double) -> Self { self }
  /// Over and over.
  public var repeating: Self { self }
}

/// Jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _name: String { "bounce" }
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
/// Gets paler and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _name: String { "pulse" }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
/// Its layers light up one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  public var _name: String { "variableColor" }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
}
/// Gets larger and smaller.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _name: String { "breathe" }
  public var pulse: Self { self }
  public var plain: Self { self }
}
/// Shakes.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _name: String { "wiggle" }
}
/// Turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _name: String { "rotate" }
}
/// Is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var _name: String { "scale" }
  public var up: Self { self }
  public var down: Self { self }
}
/// Becomes another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var _name: String { "replace" }
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { .init() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { .init() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { .init() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { .init() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { .init() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { .init() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { .init() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { .init() }
}

nonisolated extension View {
  /// Moves the symbols inside, as long as it is active.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { noted(isActive ? effect._name : nil) }
  /// Moves the symbols inside once for each change of a value.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { annotated(["value": effect._name, "on": value]) }
}
