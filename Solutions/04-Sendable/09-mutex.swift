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

final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: Sendable {
  // The two dictionaries have to agree, so one lock guards both.
  private struct State {
    var desks: [Person: Desk] = [:]
    var people: [Desk: Person] = [:]
    var lookups = 0
  }

  // A `let` of a Sendable type, so the class needs no promise: the compiler sees that it is safe.
  private let state = Mutex(State())

  // No read without the lock: the value is out of reach anywhere else.
  var lookups: Int { state.withLock { $0.lookups } }

  func desk(of person: Person) -> Desk? {
    state.withLock { state in
      state.lookups += 1
      return state.desks[person]
    }
  }

  func person(at desk: Desk) -> Person? {
    state.withLock { state in
      state.lookups += 1
      return state.people[desk]
    }
  }

  /// Gives a desk to a person, who leaves the one they had. False if another person sits there.
  func assign(_ desk: Desk, to person: Person) -> Bool {
    // The question and the change are one closure: between two, another call could take the desk.
    state.withLock { state in
      if let owner = state.people[desk], owner != person { return false }
      if let old = state.desks[person] { state.people[old] = nil }
      state.desks[person] = desk
      state.people[desk] = person
      return true
    }
  }
}
