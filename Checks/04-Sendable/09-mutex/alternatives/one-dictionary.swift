// differs: one dictionary only: who sits at a desk is found by looking through it

import Synchronization

// MARK: - Your turn

final class SeatingPlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>: Sendable {
  private let state = Mutex<(desks: [Person: Desk], lookups: Int)>(([:], 0))

  var lookups: Int { state.withLock(\.lookups) }

  func desk(of person: Person) -> Desk? {
    state.withLock { state in
      state.lookups += 1
      return state.desks[person]
    }
  }

  func person(at desk: Desk) -> Person? {
    state.withLock { state in
      state.lookups += 1
      return state.desks.first { $0.value == desk }?.key
    }
  }

  func assign(_ desk: Desk, to person: Person) -> Bool {
    state.withLock { state in
      let isTaken = state.desks.contains { $0.value == desk && $0.key != person }
      if !isTaken { state.desks[person] = desk }
      return !isTaken
    }
  }
}
