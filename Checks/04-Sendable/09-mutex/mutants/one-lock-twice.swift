// refused by: checks — one lock for both, taken once for each dictionary: between the two, they disagree

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
    let isMine = state.withLock { state in
      if let owner = state.people[desk], owner != person { return false }
      if let old = state.desks[person] { state.people[old] = nil }
      state.desks[person] = desk
      return true
    }
    if isMine { state.withLock { $0.people[desk] = person } }
    return isMine
  }
}
