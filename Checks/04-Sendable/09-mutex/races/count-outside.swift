// race: the dictionaries are behind the lock, and the count beside them is not
import Foundation
import Synchronization

// MARK: - Your turn

final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: @unchecked Sendable
{
  private struct State {
    var desks: [Person: Desk] = [:]
    var people: [Desk: Person] = [:]
  }

  private let state = Mutex(State())
  private(set) var lookups = 0

  func desk(of person: Person) -> Desk? {
    lookups += 1
    return state.withLock { $0.desks[person] }
  }

  func person(at desk: Desk) -> Person? {
    lookups += 1
    return state.withLock { $0.people[desk] }
  }

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
