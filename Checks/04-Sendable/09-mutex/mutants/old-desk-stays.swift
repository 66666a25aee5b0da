// refused by: checks — the old desk is never given up: it shows its old owner for ever

import Synchronization

// MARK: - Your turn

final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: Sendable {
  private struct State {
    var desks: [Person: Desk] = [:]
    var people: [Desk: Person] = [:]
    var lookups = 0
  }

  private let state = Mutex(State())

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

  func assign(_ desk: Desk, to person: Person) -> Bool {
    state.withLock { state in
      if let owner = state.people[desk], owner != person { return false }
      state.desks[person] = desk
      state.people[desk] = person
      return true
    }
  }
}
