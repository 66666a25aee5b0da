// refused by: checks — the desk is taken under one lock, and its owner moves under another

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
    let isMine = people.withLock { people in
      if let owner = people[desk], owner != person { return false }
      people[desk] = person
      return true
    }
    guard isMine else { return false }
    let old = desks.withLock { desks in
      let old = desks[person]
      desks[person] = desk
      return old
    }
    if let old, old != desk { people.withLock { $0[old] = nil } }
    return true
  }
}
