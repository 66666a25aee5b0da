public import SingletonsSubject

// The starter's class is not Sendable, and its checks pass as well.
@preconcurrency @testable import Singletons

/// Hands the learner's module to the checks.
public func makeSubject() -> Subject {
  Subject(
    shared: { metrics(Singletons::RosterMetrics.shared) },
    makeMetrics: { metrics(Singletons::RosterMetrics()) })
}

private func metrics(_ metrics: Singletons::RosterMetrics) -> Subject.Metrics {
  nonisolated(unsafe) let metrics = metrics
  return Subject.Metrics(
    count: { metrics.count($0) }, total: { metrics.total(of: $0) }, report: { metrics.report() })
}
