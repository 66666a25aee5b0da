// race: who reads takes another lock than who writes
import Foundation
import Synchronization

// MARK: - Your turn

final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: @unchecked Sendable
{
  private var desks: [Person: Desk] = [:]
  private var people: [Desk: Person] = [:]
  private let writing = Mutex(())
  private let reading = Mutex(0)

  var lookups: Int { reading.withLock(\.self) }

  func desk(of person: Person) -> Desk? {
    reading.withLock { count in
      count += 1
      return desks[person]
    }
  }

  func person(at desk: Desk) -> Person? {
    reading.withLock { count in
      count += 1
      return people[desk]
    }
  }

  func assign(_ desk: Desk, to person: Person) -> Bool {
    writing.withLock { _ in
      if let owner = people[desk], owner != person { return false }
      if let old = desks[person] { people[old] = nil }
      desks[person] = desk
      people[desk] = person
      return true
    }
  }
}
