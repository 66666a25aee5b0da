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

import Foundation
import Synchronization

/// Counts what the module does, for the diagnostics screen. Called on any queue, and by every file.
///
/// All it stores is a constant: a `Mutex`, which is Sendable with any value.
nonisolated public final class RosterMetrics: Sendable {
  public static let shared = RosterMetrics()

  // What belongs together is behind one lock: a report reads and clears both.
  private struct Counts {
    var totals: [String: Int] = [:]
    var order: [String] = []
  }

  private let counts = Mutex(Counts())

  public init() {}

  public func count(_ event: String) {
    counts.withLock { counts in
      if counts.totals.updateValue(counts.totals[event, default: 0] + 1, forKey: event) == nil {
        counts.order.append(event)
      }
    }
  }

  public func total(of event: String) -> Int {
    counts.withLock { $0.totals[event, default: 0] }
  }

  /// A line for each event, in the order in which they first happened; then all counts are zero again.
  public func report() -> [String] {
    counts.withLock { counts in
      defer { counts = Counts() }
      return counts.order.map { "\($0): \(counts.totals[$0, default: 0])" }
    }
  }
}
