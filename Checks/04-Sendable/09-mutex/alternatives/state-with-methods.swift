// differs: the work stands in a plain struct, which knows of no lock

import Synchronization

// MARK: - Your turn

final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: Sendable {
  private let seats = Mutex(Seats<Person, Desk>())

  var lookups: Int { seats.withLock { $0.lookups } }

  func desk(of person: Person) -> Desk? {
    seats.withLock { $0.desk(of: person) }
  }

  func person(at desk: Desk) -> Person? {
    seats.withLock { $0.person(at: desk) }
  }

  func assign(_ desk: Desk, to person: Person) -> Bool {
    seats.withLock { $0.assign(desk, to: person) }
  }
}

private struct Seats<Person: Hashable, Desk: Hashable> {
  private var desks: [Person: Desk] = [:]
  private var people: [Desk: Person] = [:]
  private(set) var lookups = 0

  mutating func desk(of person: Person) -> Desk? {
    lookups += 1
    return desks[person]
  }

  mutating func person(at desk: Desk) -> Person? {
    lookups += 1
    return people[desk]
  }

  mutating func assign(_ desk: Desk, to person: Person) -> Bool {
    if let owner = people[desk], owner != person { return false }
    if let old = desks.updateValue(desk, forKey: person) { people[old] = nil }
    people[desk] = person
    return true
  }
}
