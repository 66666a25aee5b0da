// State behind a Mutex
//
// Screens and imports use this class on any thread. It locks by hand and promises `@unchecked
// Sendable`. It breaks that promise: `lookups` is read without the lock. This file is built in
// library mode.
//
// Goal: the same class, and the compiler checks that it is Sendable.
//
// - Its state is in a `Synchronization.Mutex` or an `Atomic`, without `@unchecked`.
// - All members stay, for synchronous callers on any thread.
// - To other threads, an `assign` is one step: no call sees half of it, no change is lost.
// - Each call of `desk(of:)` and `person(at:)` is counted.
// - A call that finds a lock busy waits for it.
//
// Up to you: how many locks. Nested ones need a fixed order.

import Foundation
import Synchronization

// MARK: - Your turn

// TODO: Put what changes into a Mutex.
final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: @unchecked Sendable
{
  private let lock = NSLock()
  private var desks: [Person: Desk] = [:]
  private var people: [Desk: Person] = [:]
  /// How many lookups there were, of a person or of a desk.
  private(set) var lookups = 0

  func desk(of person: Person) -> Desk? {
    lock.lock()
    defer { lock.unlock() }
    lookups += 1
    return desks[person]
  }

  func person(at desk: Desk) -> Person? {
    lock.lock()
    defer { lock.unlock() }
    lookups += 1
    return people[desk]
  }

  /// Gives a desk to a person, who leaves the one they had. False if another person sits there.
  func assign(_ desk: Desk, to person: Person) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if let owner = people[desk], owner != person { return false }
    if let old = desks[person] { people[old] = nil }
    desks[person] = desk
    people[desk] = person
    return true
  }
}
