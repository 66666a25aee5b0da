// must compile: `RosterMetrics` is Sendable: any queue counts, asks and reports, without `await`
// mode: library
@testable import Singletons

func lines(of metrics: Singletons::RosterMetrics) -> Task<[String], Never> {
  metrics.count("save")
  // The caller goes on with the metrics, so both threads have them.
  let task = Task { @concurrent in
    metrics.count("load")
    return metrics.report()
  }
  _ = metrics.total(of: "save")
  return task
}
