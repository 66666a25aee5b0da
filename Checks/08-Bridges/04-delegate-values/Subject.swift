public import PresenceKit

/// What the checks may do with the learner's board.
public struct Subject: Sendable {
  /// A board that is told by the given monitor, and tells of each change.
  public let makeBoard:
    @MainActor @Sendable (
      _ monitor: PresenceMonitor, _ didChange: @escaping @Sendable () -> Void
    ) -> Board

  /// One board.
  public struct Board: Sendable {
    /// The rooms that it shows, by badge.
    public let rooms: @MainActor @Sendable () -> [Int: String]

    public init(rooms: @escaping @MainActor @Sendable () -> [Int: String]) {
      self.rooms = rooms
    }
  }

  public init(
    makeBoard:
      @escaping @MainActor @Sendable (
        _ monitor: PresenceMonitor, _ didChange: @escaping @Sendable () -> Void
      ) -> Board
  ) {
    self.makeBoard = makeBoard
  }
}
