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
/// An effect of a symbol that comes or goes.
public protocol TransitionSymbolEffect {}

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
  /// Once.
  public var nonRepeating: Self { self }
  /// Some times.
  public func `repeat`(_ count: Int?) -> Self { self }
  /// How an effect repeats.
  public struct RepeatBehavior: Equatable, Sendable {
    public static let continuous = Self()
    /// Some times, with a pause in seconds.
    public static var periodic: Self { .init() }
    /// Some times, with a pause in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { .init() }
  }
  /// As a behavior says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { .init() }
  /// As a behavior says.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
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
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}
/// Gets larger and smaller.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _name: String { "breathe" }
  public var pulse: Self { self }
  public var plain: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
/// Shakes.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _name: String { "wiggle" }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var up: Self { self }
  public var down: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  /// To a side of one's own.
  public func custom(angle: Angle) -> Self { self }
}
/// Turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _name: String { "rotate" }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
/// Is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var _name: String { "scale" }
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
/// Comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _name: String { "appear" }
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
/// Goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _name: String { "disappear" }
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
/// Is drawn line by line.
@available(iOS 26.0, macOS 26.0, *)
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _name: String { "drawOn" }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
}
/// Is taken away line by line.
@available(iOS 26.0, macOS 26.0, *)
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _name: String { "drawOff" }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
  public var reversed: Self { self }
  public var nonReversed: Self { self }
}
/// How the colours of symbols are filled.
@available(iOS 26.0, macOS 26.0, *)
public struct SymbolColorRenderingMode: Equatable, Sendable {
  let name: String
  public static let flat = Self(name: "flat"), gradient = Self(name: "gradient")
}
/// How symbols show a value.
@available(iOS 26.0, macOS 26.0, *)
public struct SymbolVariableValueMode: Equatable, Sendable {
  let name: String
  public static let color = Self(name: "color"), draw = Self(name: "draw")
}
/// What the system has for a symbol that comes, goes or becomes another.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  public var _name: String { "automatic" }
}
/// Becomes another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var _name: String { "replace" }
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  /// Keeps what both symbols share.
  public func magic(fallback: ReplaceSymbolEffect) -> Self { self }
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

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: Self { .init() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { .init() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { .init() }
}
@available(iOS 26.0, macOS 26.0, *)
extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: Self { .init() }
}
@available(iOS 26.0, macOS 26.0, *)
extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: Self { .init() }
}
