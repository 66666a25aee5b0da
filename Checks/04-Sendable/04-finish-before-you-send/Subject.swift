/// What the checks may do with the learner's way of developing an avatar.
public struct Subject: Sendable {
  /// Develops one avatar for a new screen, starting on the main actor, and reports what was seen.
  public let develop: @MainActor @Sendable (_ filters: [String]) async -> Report

  public init(develop: @escaping @MainActor @Sendable (_ filters: [String]) async -> Report) {
    self.develop = develop
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

    public init(shown: [[String]], kept: [String]?, worked: [String], workedOnMainActor: [String]) {
      self.shown = shown
      self.kept = kept
      self.worked = worked
      self.workedOnMainActor = workedOnMainActor
    }
  }
}
