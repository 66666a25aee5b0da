/// What the checks may do with the learner's metrics.
public struct Subject: Sendable {
  /// The one instance that the module shares.
  public let shared: @Sendable () -> Metrics
  public let makeMetrics: @Sendable () -> Metrics

  public init(
    shared: @escaping @Sendable () -> Metrics, makeMetrics: @escaping @Sendable () -> Metrics
  ) {
    self.shared = shared
    self.makeMetrics = makeMetrics
  }

  public struct Metrics: Sendable {
    public let count: @Sendable (String) -> Void
    public let total: @Sendable (String) -> Int
    public let report: @Sendable () -> [String]

    public init(
      count: @escaping @Sendable (String) -> Void, total: @escaping @Sendable (String) -> Int,
      report: @escaping @Sendable () -> [String]
    ) {
      self.count = count
      self.total = total
      self.report = report
    }
  }
}
