/// What the checks may do with the learner's headcount.
public struct Subject: Sendable {
  /// One headcount, seen as the screen sees it.
  public struct Headcount: Sendable {
    /// The people counted so far.
    public let total: @MainActor @Sendable () -> Int
    /// Counts one person more.
    public let hire: @MainActor @Sendable () -> Void
    /// Asks a department for its people and counts them.
    public let add: @MainActor @Sendable (_ department: String) async -> Void

    public init(
      total: @escaping @MainActor @Sendable () -> Int,
      hire: @escaping @MainActor @Sendable () -> Void,
      add: @escaping @MainActor @Sendable (_ department: String) async -> Void
    ) {
      self.total = total
      self.hire = hire
      self.add = add
    }
  }

  /// The server that says how many people a department has.
  public typealias Count = @Sendable (_ department: String) async -> Int

  /// Makes a headcount that asks the given server.
  public let makeHeadcount: @MainActor @Sendable (_ count: @escaping Count) -> Headcount

  public init(
    makeHeadcount: @escaping @MainActor @Sendable (_ count: @escaping Count) -> Headcount
  ) {
    self.makeHeadcount = makeHeadcount
  }
}
