// differs: two locks, taken in the same order by all, and held together for a change

import Synchronization

// MARK: - Your turn

final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: Sendable {
  private let desks = Mutex<[Person: Desk]>([:])
  private let people = Mutex<[Desk: Person]>([:])
  private let count = Mutex(0)

  var lookups: Int { count.withLock { $0 } }

  func desk(of person: Person) -> Desk? {
    count.withLock { $0 += 1 }
    return desks.withLock { $0[person] }
  }

  func person(at desk: Desk) -> Person? {
    count.withLock { $0 += 1 }
    return people.withLock { $0[desk] }
  }

  func assign(_ desk: Desk, to person: Person) -> Bool {
    desks.withLock { desks in
      people.withLock { people in
        if let owner = people[desk], owner != person { return false }
        if let old = desks[person] { people[old] = nil }
        desks[person] = desk
        people[desk] = person
        return true
      }
    }
  }
}
