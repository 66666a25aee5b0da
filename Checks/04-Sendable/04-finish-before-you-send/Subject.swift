/// What the checks may do with the learner's way of developing an avatar.
public struct Subject: Sendable {
  /// Develops one avatar for a new screen, starting on the main actor, and reports what was seen.
  public let develop: @MainActor @Sendable (_ filters: [String]) async -> Report
  /// Whether developing an avatar comes to its end while the main actor has no time to show it.
  public let endsUnseen: @MainActor @Sendable () async -> Bool
  /// How many changes of a new screen two displays are.
  public let displayTwice: @MainActor @Sendable () -> Int

  public init(
    develop: @escaping @MainActor @Sendable (_ filters: [String]) async -> Report,
    endsUnseen: @escaping @MainActor @Sendable () async -> Bool,
    displayTwice: @escaping @MainActor @Sendable () -> Int
  ) {
    self.develop = develop
    self.endsUnseen = endsUnseen
    self.displayTwice = displayTwice
  }

  /// What happened while one avatar was developed.
  public struct Report: Sendable {
    /// The filters of the image at each moment at which it was displayed.
    public let shown: [[String]]
    /// The filters of the image that the screen holds in the end, or nil if it holds none.
    public let kept: [String]?
    /// The filters in the order in which they did their work.
    public let worked: [String]
    /// The filters that did their work on the main actor.
    public let workedOnMainActor: [String]
    /// The filters that began before one that stands in front of them had done its work.
    public let begunTooEarly: [String]
    /// The filters that did their work only when the avatar was already on the screen.
    public let workedTooLate: [String]

    public init(
      shown: [[String]], kept: [String]?, worked: [String], workedOnMainActor: [String],
      begunTooEarly: [String], workedTooLate: [String]
    ) {
      self.shown = shown
      self.kept = kept
      self.worked = worked
      self.workedOnMainActor = workedOnMainActor
      self.begunTooEarly = begunTooEarly
      self.workedTooLate = workedTooLate
    }
  }
}
