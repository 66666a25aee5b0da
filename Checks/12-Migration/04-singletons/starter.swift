// One instance for every queue
//
// `RosterMetrics.shared` is a constant, and its object has variables that a serial queue guards. The compiler cannot see
// the guard.
//
// Goal: the compiler sees the guard of `RosterMetrics`.
//
// - `RosterMetrics` is Sendable, and the compiler has checked that it is.
// - `count(_:)`, `total(of:)` and `report()` are called on any queue, without `await`, as now.
// - A total has all events that were counted before, on whichever thread.
// - A report has one line for each name counted since the last report, in the order in which these
//   were first counted. Then all counts are zero. No event is lost or reported twice.
// - Each instance counts its own events.
// - The module fits the step's budget.
//
// The other files are given.

// MARK: - Your turn

// TODO: Let the compiler see what guards the counts.

import Foundation

/// Counts what the module does, for the diagnostics screen. Called on any queue, and by every file.
public final class RosterMetrics {
  public static let shared = RosterMetrics()

  private let queue = DispatchQueue(label: "roster.metrics")
  private var counts: [String: Int] = [:]
  private var order: [String] = []

  public init() {}

  public func count(_ event: String) {
    queue.async {
      if self.counts.updateValue(self.counts[event, default: 0] + 1, forKey: event) == nil {
        self.order.append(event)
      }
    }
  }

  /// Waits for the events that were counted before.
  public func total(of event: String) -> Int {
    queue.sync { counts[event, default: 0] }
  }

  /// A line for each event, in the order in which they first happened; then all counts are zero again.
  public func report() -> [String] {
    queue.sync {
      defer {
        counts = [:]
        order = []
      }
      return order.map { "\($0): \(counts[$0, default: 0])" }
    }
  }
}
