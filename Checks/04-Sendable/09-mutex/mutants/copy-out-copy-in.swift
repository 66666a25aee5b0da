// refused by: checks — the state is copied out, changed without the lock, and put back whole

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
    var copy = state.withLock { $0 }
    if let owner = copy.people[desk], owner != person { return false }
    if let old = copy.desks[person] { copy.people[old] = nil }
    copy.desks[person] = desk
    copy.people[desk] = person
    state.withLock { [copy] state in state = copy }
    return true
  }
}
