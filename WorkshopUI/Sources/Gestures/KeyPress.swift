import Foundation

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// What a key does, as a set.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2),
      up = Self(rawValue: 4),
      all = Self(rawValue: 7)
  }
  /// Whether the key was for the view.
  public enum Result: Sendable { case handled, ignored }
  /// What the key does.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// What is held with it.
  public let modifiers: EventModifiers
}

// A window sends no keys to views: what is written is noted.
nonisolated extension View {
  /// Calls a function when a key is pressed.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { annotated() }
  /// Calls a function when a key is pressed, held or let go.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { annotated() }
  /// Calls a function when one of some keys is pressed.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { annotated() }
  /// Calls a function when a key of some characters is pressed.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { annotated() }
  /// Calls a function when any key is pressed.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { annotated() }
}
