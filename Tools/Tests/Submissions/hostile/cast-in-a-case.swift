// step: mutex
// must get: policy, unchecked-sendable
// A pattern is a cast as well, and finds every value Sendable.

import Foundation
import Synchronization

// MARK: - Your turn
nonisolated final class State<Person: Hashable & Sendable, Desk: Hashable & Sendable> {
  var desks: [Person: Desk] = [:]
  var people: [Desk: Person] = [:]
  var lookups = 0
}
nonisolated func promise(_ x: Any) -> any Sendable {
  switch x {
  case let s as any Sendable: return s
  default: fatalError()
  }
}
final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: Sendable {
  private let lock = Mutex(())
  private let box: any Sendable = promise(State<Person, Desk>())
  private var state: State<Person, Desk> { box as! State<Person, Desk> }
  var lookups: Int { lock.withLock { _ in state.lookups } }
  func desk(of person: Person) -> Desk? {
    lock.withLock { _ in
      state.lookups += 1
      return state.desks[person]
    }
  }
  func person(at desk: Desk) -> Person? {
    lock.withLock { _ in
      state.lookups += 1
      return state.people[desk]
    }
  }
  func assign(_ desk: Desk, to person: Person) -> Bool {
    lock.withLock { _ in
      if let owner = state.people[desk], owner != person { return false }
      if let old = state.desks[person] { state.people[old] = nil }
      state.desks[person] = desk
      state.people[desk] = person
      return true
    }
  }
}
