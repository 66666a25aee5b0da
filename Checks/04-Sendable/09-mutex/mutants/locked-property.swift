// refused by: checks — getting and setting lock, one by one: what came in between is lost

import Synchronization

// MARK: - Your turn

final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: Sendable {
  private struct State {
    var desks: [Person: Desk] = [:]
    var people: [Desk: Person] = [:]
    var lookups = 0
  }

  private let mutex = Mutex(State())
  private var state: State {
    get { mutex.withLock { $0 } }
    set { mutex.withLock { $0 = newValue } }
  }

  var lookups: Int { state.lookups }

  func desk(of person: Person) -> Desk? {
    state.lookups += 1
    return state.desks[person]
  }

  func person(at desk: Desk) -> Person? {
    state.lookups += 1
    return state.people[desk]
  }

  func assign(_ desk: Desk, to person: Person) -> Bool {
    if let owner = state.people[desk], owner != person { return false }
    if let old = state.desks[person] { state.people[old] = nil }
    state.desks[person] = desk
    state.people[desk] = person
    return true
  }
}
