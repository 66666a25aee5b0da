// refused by: checks — the count is an Atomic, read and stored in two steps: what is asked between them is not counted

import Synchronization

// MARK: - Your turn

final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: Sendable {
  private struct Seats {
    var desks: [Person: Desk] = [:]
    var people: [Desk: Person] = [:]
  }

  private let seats = Mutex(Seats())
  private let count = Atomic(0)

  var lookups: Int { count.load(ordering: .relaxed) }

  func desk(of person: Person) -> Desk? {
    count.store(count.load(ordering: .relaxed) + 1, ordering: .relaxed)
    return seats.withLock { $0.desks[person] }
  }

  func person(at desk: Desk) -> Person? {
    count.store(count.load(ordering: .relaxed) + 1, ordering: .relaxed)
    return seats.withLock { $0.people[desk] }
  }

  func assign(_ desk: Desk, to person: Person) -> Bool {
    seats.withLock { seats in
      if let owner = seats.people[desk], owner != person { return false }
      if let old = seats.desks[person] { seats.people[old] = nil }
      seats.desks[person] = desk
      seats.people[desk] = person
      return true
    }
  }
}
