import Foundation

/// The newest snapshot, for every queue.
public final class RosterStore: @unchecked Sendable {
  private let lock = NSLock()
  private var current = RosterSnapshot.empty
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

  /// Makes a snapshot the newest one.
  ///
  /// - Returns: The ids of employees that were not there before.
  @discardableResult
  public func install(_ snapshot: RosterSnapshot) -> [Int] {
    lock.lock()
    defer { lock.unlock() }
    let known = Set(current.employees)
    current = snapshot
    byID = Dictionary(
      snapshot.employees.map { ($0.id, $0) }, uniquingKeysWith: { _, newer in newer })
    return snapshot.employees.filter { !known.contains($0) }.map(\.id)
  }
}
