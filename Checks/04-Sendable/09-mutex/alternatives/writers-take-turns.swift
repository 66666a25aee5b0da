// differs: who changes the plan holds one lock; who asks takes the plan that is finished

import Synchronization

// MARK: - Your turn

final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: Sendable {

  /// Who changes things holds `writing`; who reads takes the current plan, which is a value.
  private struct Plan: Sendable {
    var desks: [Person: Desk] = [:]
    var people: [Desk: Person] = [:]
  }
  private let writing = Mutex(())
  private let current = Mutex(Plan())
  private let asked = Mutex(0)
  var lookups: Int { asked.withLock { $0 } }
  private func plan() -> Plan {
    asked.withLock { $0 += 1 }
    return current.withLock { $0 }
  }
  func desk(of person: Person) -> Desk? { plan().desks[person] }
  func person(at desk: Desk) -> Person? { plan().people[desk] }
  func assign(_ desk: Desk, to person: Person) -> Bool {
    writing.withLock { _ in
      var plan = current.withLock { $0 }
      if let owner = plan.people[desk], owner != person { return false }
      if let old = plan.desks[person] { plan.people[old] = nil }
      plan.desks[person] = desk
      plan.people[desk] = person
      current.withLock { [plan] in $0 = plan }
      return true
    }
  }
}
