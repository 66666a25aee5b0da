// refused by: checks — what never changes is kept in a table by id: two departments may have the same

import Foundation
import Synchronization

// MARK: - Your turn

actor Department {
  private static let headcounts = Mutex<[Int: Int]>([:])
  nonisolated let id: Int
  nonisolated let name: String
  private var members: Set<String> = []

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  var headcount: Int { Self.headcounts.withLock { $0[id, default: 0] } }

  func join(_ person: String) {
    members.insert(person)
    publish()
  }

  func leave(_ person: String) {
    members.remove(person)
    publish()
  }

  private func publish() {
    Self.headcounts.withLock { $0[id] = members.count }
  }

  nonisolated var description: String { "\(name) (no. \(id))" }

  nonisolated func matches(_ query: String) -> Bool {
    query.isEmpty || name.localizedStandardContains(query)
  }
}
