public import BadgeKit

/// What the checks may do with the learner's front desk.
public struct Subject: Sendable {
  /// A desk that uses the given reader, and admits badges by these names.
  public let makeDesk: @MainActor @Sendable (_ reader: BadgeReader, _ names: [Int: String]) -> Desk

  /// One desk.
  public struct Desk: Sendable {
    public let expectArrival: @MainActor @Sendable () -> Void
    /// The people that it has admitted, in this order.
    public let arrivals: @MainActor @Sendable () -> [String]

    public init(
      expectArrival: @escaping @MainActor @Sendable () -> Void,
      arrivals: @escaping @MainActor @Sendable () -> [String]
    ) {
      self.expectArrival = expectArrival
      self.arrivals = arrivals
    }
  }

  public init(
    makeDesk:
      @escaping @MainActor @Sendable (_ reader: BadgeReader, _ names: [Int: String]) -> Desk
  ) {
    self.makeDesk = makeDesk
  }
}
