// refused by: checks — the old desk is looked up first: by the time it is given up, it may be another one

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

  /// Gives a desk to a person, who leaves the one they had. False if somebody else sits there.
  func assign(_ desk: Desk, to person: Person) -> Bool {
    let before = state.withLock { $0.desks[person] }
    return state.withLock { state in
      if let owner = state.people[desk], owner != person { return false }
      if let before { state.people[before] = nil }
      state.desks[person] = desk
      state.people[desk] = person
      return true
    }
  }
}
