/// What the checks may do with the learner's headlines.
public struct Subject: Sendable {
  /// A team, which is gone when neither this nor what it was given to is held any more.
  public struct Team: Sendable {
    /// Changes the parts that are given, all in the same piece of work, in this order.
    public let change:
      @MainActor @Sendable (_ name: String?, _ members: [String]?, _ notes: String?) -> Void
    /// Calls `headlines(of:)`, and returns a closure that reads the sequence in a loop.
    ///
    /// The sequence is gone when that closure is not held any more. The loop goes on while its
    /// body, which gets each headline, returns true.
    public let headlines: @MainActor @Sendable () -> Loop

    public init(
      change:
        @escaping @MainActor @Sendable (
          _ name: String?, _ members: [String]?, _ notes: String?
        ) -> Void,
      headlines: @escaping @MainActor @Sendable () -> Loop
    ) {
      self.change = change
      self.headlines = headlines
    }
  }

  /// Reads a sequence.
  public typealias Loop =
    @MainActor (_ body: @escaping @MainActor (_ headline: String) async -> Bool) async -> Void

  /// Makes a team without members, called Design, and a closure that says whether it is still held.
  public let makeTeam: @MainActor @Sendable () -> (team: Team, isHeld: @MainActor () -> Bool)

  public init(
    makeTeam: @escaping @MainActor @Sendable () -> (team: Team, isHeld: @MainActor () -> Bool)
  ) {
    self.makeTeam = makeTeam
  }
}
