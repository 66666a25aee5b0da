/// What the checks may do with the learner's model of a sheet.
public struct Subject: Sendable {
  /// How a search, or the fetch of its picture, fails.
  public enum Failure: Error, Sendable {
    case unreachable
    case timedOut
  }

  /// A search: how many colours are wanted, and so many come back, or fewer. It throws a ``Failure``.
  public typealias Search = @Sendable (_ count: Int) async throws -> Int
  /// Returns once the picture is there, or throws a ``Failure``.
  public typealias FetchesPicture = @Sendable () async throws -> Void

  /// A sheet of the app, for a person whose manager is Ada Lovelace.
  public struct Sheet: Sendable {
    public let appear: @MainActor @Sendable () async -> Void
    public let disappear: @MainActor @Sendable () -> Void
    public let moveSlider: @MainActor @Sendable (Int) -> Void
    public let pressRetry: @MainActor @Sendable () -> Void
    /// Such as `loading`, `5 colours` or `failed`.
    public let phase: @MainActor @Sendable () -> String
    /// All words about a failure; nil while there is none.
    public let problem: @MainActor @Sendable () -> String?
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
      problem: @escaping @MainActor @Sendable () -> String?,
      manager: @escaping @MainActor @Sendable () -> String?,
      drop: @escaping @MainActor @Sendable () -> Void,
      isGone: @escaping @MainActor @Sendable () -> Bool
    ) {
      (self.appear, self.disappear, self.moveSlider) = (appear, disappear, moveSlider)
      (self.pressRetry, self.phase, self.problem) = (pressRetry, phase, problem)
      self.manager = manager
      (self.drop, self.isGone) = (drop, isGone)
    }
  }

  /// Opens a sheet; with nil for a search it searches as the app does.
  public let open: @MainActor @Sendable (Search?, @escaping FetchesPicture) async -> Sheet

  public init(
    open: @escaping @MainActor @Sendable (Search?, @escaping FetchesPicture) async -> Sheet
  ) {
    self.open = open
  }
}
