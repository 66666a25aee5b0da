// refused by: checks — the count has a locked getter and a locked setter: two that ask at once count as one

import Synchronization

// MARK: - Your turn

final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: Sendable {
  private struct State {
    var desks: [Person: Desk] = [:]
    var people: [Desk: Person] = [:]
    var lookups = 0
  }

  private let state = Mutex(State())

  private(set) var lookups: Int {
    get { state.withLock { $0.lookups } }
    set { state.withLock { $0.lookups = newValue } }
  }

  func desk(of person: Person) -> Desk? {
    lookups += 1
    return state.withLock { $0.desks[person] }
  }

  func person(at desk: Desk) -> Person? {
    lookups += 1
    return state.withLock { $0.people[desk] }
  }

  /// Gives a desk to a person, who leaves the one they had. False if somebody else sits there.
  func assign(_ desk: Desk, to person: Person) -> Bool {
    state.withLock { state in
      if let owner = state.people[desk], owner != person { return false }
      if let old = state.desks[person] { state.people[old] = nil }
      state.desks[person] = desk
      state.people[desk] = person
      return true
    }
  }
}
