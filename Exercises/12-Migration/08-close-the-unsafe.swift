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

// TODO: Let the lock hold what it guards, and remove both annotations.

import Foundation

/// The newest snapshot, and the ones before it, for every queue.
public final class RosterStore: @unchecked Sendable {
  /// How many older snapshots are kept, to undo changes. The settings screen writes it.
  nonisolated(unsafe) public static var historyLimit = 20

  private let lock = NSLock()
  private var current = RosterSnapshot.empty
  private var history: [RosterSnapshot] = []
  private var byID: [Int: Employee] = [:]

  public init() {}

  public var snapshot: RosterSnapshot {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  public func employee(_ id: Int) -> Employee? {
    lock.lock()
    defer { lock.unlock() }
    return byID[id]
  }

  /// Versions that can still be returned to, the oldest first.
  public var olderVersions: [Int] {
    lock.lock()
    defer { lock.unlock() }
    return history.map(\.version)
  }

  /// Makes a snapshot the newest one.
  ///
  /// - Returns: The ids of employees that were not there before.
  @discardableResult
  public func install(_ snapshot: RosterSnapshot) -> [Int] {
    lock.lock()
    defer { lock.unlock() }
    let known = Set(current.employees)
    history.append(current)
    history.removeFirst(max(0, history.count - RosterStore.historyLimit))
    current = snapshot
    byID = Dictionary(
      snapshot.employees.map { ($0.id, $0) }, uniquingKeysWith: { _, newer in newer })
    return snapshot.employees.filter { !known.contains($0) }.map(\.id)
  }
}
