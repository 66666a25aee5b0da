nonisolated extension View {
  /// Has no symbol inside move.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { noted(isEnabled) }
  /// Says how the colours of symbols inside are filled.
  @available(iOS 26.0, macOS 26.0, *)
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    noted(mode?.name)
  }
  /// Says how symbols inside show a value.
  @available(iOS 26.0, macOS 26.0, *)
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    noted(mode?.name)
  }
  /// Moves the symbols inside, as long as it is active.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { noted(isActive ? effect._name : nil) }
  /// Moves the symbols inside once for each change of a value.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { annotated(["value": effect._name, "on": value]) }
}

/// A symbol that comes and goes as it is drawn.
@MainActor @preconcurrency public struct SymbolEffectTransition: Transition {
  private let name: String
  /// By an effect.
  public init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) { name = effect._name }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.noted(name, function: "symbolEffect")
  }
  public static let properties = TransitionProperties()
}
@available(*, unavailable) extension SymbolEffectTransition: Sendable {}

extension Transition where Self == SymbolEffectTransition {
  /// As the system has it.
  @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition {
    .init(effect: .automatic)
  }
  /// By an effect.
  @MainActor @preconcurrency
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { .init(effect: effect, options: options) }
}
