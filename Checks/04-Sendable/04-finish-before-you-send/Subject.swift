/// What the checks may do with the learner's way of developing an avatar.
public struct Subject: Sendable {
  /// A filter of the checks, which stands for one of the learner's.
  public struct Filter: Sendable {
    public let name: String
    /// What the filter does when it is applied, on whichever thread that is.
    public let work: @Sendable () -> Void

    public init(name: String, work: @escaping @Sendable () -> Void) {
      self.name = name
      self.work = work
    }
  }

  /// A screen, seen as the person in front of it sees it.
  public struct Screen: Sendable {
    /// Develops one avatar for this screen; it starts where its caller runs.
    public let develop: nonisolated(nonsending) @Sendable (_ filters: [Filter]) async -> Void
    /// Displays an image without filters.
    public let display: @MainActor @Sendable () -> Void
    /// The filters of the image at each moment at which it was displayed.
    public let shown: @MainActor @Sendable () -> [[String]]
    /// The filters of the image that the screen holds now, or nil if it holds none.
    public let kept: @MainActor @Sendable () -> [String]?

    public init(
      develop: nonisolated(nonsending) @escaping @Sendable (_ filters: [Filter]) async -> Void,
      display: @escaping @MainActor @Sendable () -> Void,
      shown: @escaping @MainActor @Sendable () -> [[String]],
      kept: @escaping @MainActor @Sendable () -> [String]?
    ) {
      self.develop = develop
      self.display = display
      self.shown = shown
      self.kept = kept
    }
  }

  /// Makes an empty screen.
  public let makeScreen: @MainActor @Sendable () -> Screen

  public init(makeScreen: @escaping @MainActor @Sendable () -> Screen) {
    self.makeScreen = makeScreen
  }
}
