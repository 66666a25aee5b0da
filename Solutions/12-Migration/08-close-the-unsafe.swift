// A lock that holds what it guards
//
// The compiler does not know what the store's lock guards. Two annotations silence it:
// `@unchecked Sendable` and `nonisolated(unsafe)`.
//
// Goal: the store is Sendable, and the compiler checks it.
//
// - Nonisolated code uses a store and `historyLimit` on any queue, without `await`.
// - An install makes a snapshot the newest, and returns the new ids in order.
// - An install is one turn: no other install and no read comes in between.
// - `employee(_:)` finds an id's last employee in the newest snapshot.
// - Of older versions, the newest are kept, up to the limit, and listed oldest first.
// - The limit is one for all stores, and counts from the next install on.
// - The module fits the step's budget.

// MARK: - Your turn

import Synchronization

/// The newest snapshot, and the ones before it, for every queue.
// In this mode a class is isolated to the main actor by default, also one that has a lock. `nonisolated` says that
// it is for every queue.
nonisolated public final class RosterStore: Sendable {
  private struct State {
    var current = RosterSnapshot.empty
    var history: [RosterSnapshot] = []
    var byID: [Int: Employee] = [:]
  }

  // The lock holds the state, so there is no way past it. That the compiler can check: no promise is needed.
  private let state = Mutex(State())
  private static let limit = Mutex(20)

  /// How many older snapshots are kept, to undo changes. The settings screen writes it.
  public static var historyLimit: Int {
    get { limit.withLock { $0 } }
    set { limit.withLock { $0 = newValue } }
  }

  public init() {}

  public var snapshot: RosterSnapshot {
    state.withLock { $0.current }
  }

  public func employee(_ id: Int) -> Employee? {
    state.withLock { $0.byID[id] }
  }

  /// Versions that can still be returned to, the oldest first.
  public var olderVersions: [Int] {
    state.withLock { $0.history.map(\.version) }
  }

  /// Makes a snapshot the newest one.
  ///
  /// - Returns: The ids of employees that were not there before.
  @discardableResult
  public func install(_ snapshot: RosterSnapshot) -> [Int] {
    // What is read and what is written are one change, so both are in one turn of the lock.
    state.withLock { state in
      let known = Set(state.current.employees)
      state.history.append(state.current)
      state.history.removeFirst(max(0, state.history.count - Self.historyLimit))
      state.current = snapshot
      state.byID = Dictionary(
        snapshot.employees.map { ($0.id, $0) }, uniquingKeysWith: { _, newer in newer })
      return snapshot.employees.filter { !known.contains($0) }.map(\.id)
    }
  }
}
