extension EmployeeServer {
  /// What goes wrong on purpose, for those who build a client that has to bear it.
  public struct Faults: Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
      /// The answer comes up to two seconds late.
      case delay
      /// The connection ends without an answer; every other time after the work was done.
      case drop
      /// The answer breaks off in the middle.
      case truncate
      /// The answer is a 500, and nothing was done.
      case error
      /// The answer waits until the next one was given, for a second at most.
      case reorder
    }

    /// What may happen to a request.
    public var kinds: [Kind]
    /// With the same seed the same happens to the first request, to the second and so on.
    public var seed: UInt64
    /// To how many of a hundred requests something happens.
    public var percent: Int

    /// - Parameter kinds: Each counts once, in any order.
    public init(_ kinds: [Kind], seed: UInt64 = 1, percent: Int = 25) {
      self.kinds = Kind.allCases.filter(kinds.contains)
      self.seed = seed
      self.percent = percent
    }
  }
}
