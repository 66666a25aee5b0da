/// What the checks may do with the learner's model of a sheet.
public struct Subject: Sendable {
  /// A search: how many colours are wanted, and so many come back, or fewer.
  public typealias Search = @Sendable (_ count: Int) async throws -> Int

  /// A sheet of the app, for a person whose manager is Ada Lovelace.
  public struct Sheet: Sendable {
    public let appear: @MainActor @Sendable () async -> Void
    public let disappear: @MainActor @Sendable () -> Void
    public let moveSlider: @MainActor @Sendable (Int) -> Void
    public let pressRetry: @MainActor @Sendable () -> Void
    /// Such as `loading`, `5 colours` or `failed`.
    public let phase: @MainActor @Sendable () -> String
    public let manager: @MainActor @Sendable () -> String?
    /// Lets go of the model; nothing else of the app holds it.
    public let drop: @MainActor @Sendable () -> Void
    public let isGone: @MainActor @Sendable () -> Bool

    public init(
      appear: @escaping @MainActor @Sendable () async -> Void,
      disappear: @escaping @MainActor @Sendable () -> Void,
      moveSlider: @escaping @MainActor @Sendable (Int) -> Void,
      pressRetry: @escaping @MainActor @Sendable () -> Void,
      phase: @escaping @MainActor @Sendable () -> String,
      manager: @escaping @MainActor @Sendable () -> String?,
      drop: @escaping @MainActor @Sendable () -> Void,
      isGone: @escaping @MainActor @Sendable () -> Bool
    ) {
      (self.appear, self.disappear, self.moveSlider) = (appear, disappear, moveSlider)
      (self.pressRetry, self.phase, self.manager) = (pressRetry, phase, manager)
      (self.drop, self.isGone) = (drop, isGone)
    }
  }

  /// Opens a sheet; with nil it searches as the app does.
  public let open: @MainActor @Sendable (Search?) async -> Sheet

  public init(open: @escaping @MainActor @Sendable (Search?) async -> Sheet) { self.open = open }
}
