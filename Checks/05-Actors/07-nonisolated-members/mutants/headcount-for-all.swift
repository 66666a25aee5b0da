// refused by: gates — members behind a lock of their own: the actor has nothing left to protect

import Foundation
import Synchronization

// MARK: - Your turn

actor Department {
  nonisolated let id: Int
  nonisolated let name: String
  private nonisolated let members = Mutex<Set<String>>([])

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  nonisolated var headcount: Int { members.withLock { $0.count } }

  nonisolated func join(_ person: String) { members.withLock { _ = $0.insert(person) } }

  nonisolated func leave(_ person: String) { members.withLock { _ = $0.remove(person) } }

  nonisolated var description: String { "\(name) (no. \(id))" }

  nonisolated func matches(_ query: String) -> Bool {
    query.isEmpty || name.localizedStandardContains(query)
  }
}
