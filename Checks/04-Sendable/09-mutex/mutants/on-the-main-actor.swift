// refused by: gates — safe on the main actor, where a synchronous caller elsewhere cannot ask

import Synchronization

// MARK: - Your turn

@MainActor
final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable> {
  private var desks: [Person: Desk] = [:]
  private var people: [Desk: Person] = [:]
  private(set) var lookups = 0

  func desk(of person: Person) -> Desk? {
    lookups += 1
    return desks[person]
  }

  func person(at desk: Desk) -> Person? {
    lookups += 1
    return people[desk]
  }

  func assign(_ desk: Desk, to person: Person) -> Bool {
    if let owner = people[desk], owner != person { return false }
    if let old = desks[person] { people[old] = nil }
    desks[person] = desk
    people[desk] = person
    return true
  }
}
