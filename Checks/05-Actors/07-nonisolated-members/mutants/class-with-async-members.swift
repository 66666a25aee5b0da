// refused by: gates — all has to be awaited, and yet it is no actor: nothing of it takes turns

import Foundation
import Synchronization

// MARK: - Your turn

nonisolated final class Department: Sendable {
  let id: Int
  let name: String
  private let members = Mutex<Set<String>>([])

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  var headcount: Int { get async { members.withLock { $0.count } } }

  func join(_ person: String) async { members.withLock { _ = $0.insert(person) } }

  func leave(_ person: String) async { members.withLock { _ = $0.remove(person) } }

  var description: String { "\(name) (no. \(id))" }

  func matches(_ query: String) -> Bool {
    query.isEmpty || name.localizedStandardContains(query)
  }
}
