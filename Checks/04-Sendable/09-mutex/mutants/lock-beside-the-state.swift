// refused by: build — a checked Sendable class with a lock: the compiler does not know what NSLock guards

import Foundation

// MARK: - Your turn

final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: Sendable {
  private let lock = NSLock()
  private var desks: [Person: Desk] = [:]
  private var people: [Desk: Person] = [:]
  private var asked = 0

  var lookups: Int { lock.withLock { asked } }

  func desk(of person: Person) -> Desk? {
    lock.withLock {
      asked += 1
      return desks[person]
    }
  }

  func person(at desk: Desk) -> Person? {
    lock.withLock {
      asked += 1
      return people[desk]
    }
  }

  func assign(_ desk: Desk, to person: Person) -> Bool {
    lock.withLock {
      if let owner = people[desk], owner != person { return false }
      if let old = desks[person] { people[old] = nil }
      desks[person] = desk
      people[desk] = person
      return true
    }
  }
}
