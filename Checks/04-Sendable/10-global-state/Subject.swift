/// What the checks may do with the learner's global state.
public struct Subject: Sendable {
  /// How many rows a page has.
  public let pageSize: @Sendable () -> Int
  /// The color of an avatar, picked if there is none yet.
  public let color: @Sendable (_ id: Int, _ pick: (Int) -> String) -> String
  /// The accent of the theme, as a screen reads it.
  public let accent: @MainActor @Sendable () -> String
  public let setAccent: @MainActor @Sendable (String) -> Void
  public let isCompact: @MainActor @Sendable () -> Bool
  public let setCompact: @MainActor @Sendable (Bool) -> Void

  public init(
    pageSize: @escaping @Sendable () -> Int,
    color: @escaping @Sendable (_ id: Int, _ pick: (Int) -> String) -> String,
    accent: @escaping @MainActor @Sendable () -> String,
    setAccent: @escaping @MainActor @Sendable (String) -> Void,
    isCompact: @escaping @MainActor @Sendable () -> Bool,
    setCompact: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    self.pageSize = pageSize
    self.color = color
    self.accent = accent
    self.setAccent = setAccent
    self.isCompact = isCompact
    self.setCompact = setCompact
  }
}
