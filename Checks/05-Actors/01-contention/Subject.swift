/// What the checks may do with the learner's connection pool.
public struct Subject: Sendable {
  /// One pool, seen as a download sees it.
  public struct Pool: Sendable {
    /// Borrows a connection and gives its number. It starts where its caller runs.
    public let borrow: nonisolated(nonsending) @Sendable () async -> Int
    /// Gives back the connection of a number. It starts where its caller runs.
    public let giveBack: nonisolated(nonsending) @Sendable (Int) async -> Void

    public init(
      borrow: nonisolated(nonsending) @escaping @Sendable () async -> Int,
      giveBack: nonisolated(nonsending) @escaping @Sendable (Int) async -> Void
    ) {
      self.borrow = borrow
      self.giveBack = giveBack
    }
  }

  /// Makes a pool of so many connections, with a number each.
  public let makePool: @MainActor @Sendable (_ size: Int) async -> Pool

  public init(makePool: @escaping @MainActor @Sendable (_ size: Int) async -> Pool) {
    self.makePool = makePool
  }
}
