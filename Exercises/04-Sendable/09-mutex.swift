// State behind a Mutex
//
// Who sits where: screens ask while they draw, imports ask and assign from any thread. The class
// below locks by hand and promises to be safe with `@unchecked Sendable`. Nobody checks the promise,
// and it is broken: `lookups` is read without the lock.
//
// Goal: the same class, and the compiler checks that it is Sendable. What changes is kept in
// `Synchronization.Mutex` or `Atomic`, and there is no `@unchecked` any more. All that the class
// offers stays, for synchronous callers on any thread. To every other thread, a call of `assign` is
// one step: nobody sees a half of it, nothing gets in between, and no change is lost. Every lookup is
// counted, whoever asks, and nobody is turned away because a lock is busy.

import Foundation
import Synchronization

// MARK: - Your turn

// TODO: Put what changes into a Mutex.
final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: @unchecked Sendable
{
  private let lock = NSLock()
  private var desks: [Person: Desk] = [:]
  private var people: [Desk: Person] = [:]
  /// How often somebody has asked, for a person or for a desk.
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

  /// Gives a desk to a person, who leaves the one they had. False if somebody else sits there.
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
