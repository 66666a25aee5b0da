public import WorkshopSupport

/// What the checks may do with the learner's subscription.
public struct Subject: Sendable {
  /// How a connection ends.
  public enum End: Sendable {
    case unreachable
    case refused(Int)
    /// It told something that is too large.
    case tooLarge
    /// The server closes it.
    case closed
  }

  /// The server's side of a connection.
  public struct Line: Sendable {
    /// What the client named as the last that it has heard.
    public let lastID: String?
    public let send: @Sendable (String) -> Void
    public let end: @Sendable (End) -> Void

    public init(
      lastID: String?, send: @escaping @Sendable (String) -> Void,
      end: @escaping @Sendable (End) -> Void
    ) {
      (self.lastID, self.send, self.end) = (lastID, send, end)
    }
  }

  /// Listens until the task is cancelled or the server wants no listeners.
  ///
  /// - Parameters:
  ///   - connects: Hears of each connection that is begun.
  ///   - closes: Hears the number of each connection that has ended, from 0 on, whichever side ended it.
  ///   - hears: News in words, such as `opened 7`, `changed 8: {}` or `lost after 2: timedOut`.
  public let listen:
    @MainActor @Sendable (
      _ id: String?, _ clock: ManualClock, _ connects: @escaping @Sendable (Line) -> Void,
      _ closes: @escaping @Sendable (Int) -> Void, _ hears: @escaping @Sendable (String) -> Void
    ) async -> Void

  public init(
    listen:
      @escaping @MainActor @Sendable (
        _ id: String?, _ clock: ManualClock, _ connects: @escaping @Sendable (Line) -> Void,
        _ closes: @escaping @Sendable (Int) -> Void, _ hears: @escaping @Sendable (String) -> Void
      ) async -> Void
  ) {
    self.listen = listen
  }
}
