// race: who reads takes another lock than who writes
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
  private let counting = Mutex(())
  private var count = 0

  var lookups: Int { counting.withLock { _ in count } }

  func desk(of person: Person) -> Desk? {
    state.withLock { state in
      count += 1
      return state.desks[person]
    }
  }

  func person(at desk: Desk) -> Person? {
    state.withLock { state in
      count += 1
      return state.people[desk]
    }
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
