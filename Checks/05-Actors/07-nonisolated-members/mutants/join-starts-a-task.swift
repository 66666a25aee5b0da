// refused by: gates — nobody waits for `join` any more, so nobody knows when it has happened

import Foundation

// MARK: - Your turn

actor Department {
  nonisolated let id: Int
  nonisolated let name: String
  private var members: Set<String> = []

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  var headcount: Int { members.count }

  nonisolated func join(_ person: String) { Task { await add(person) } }
  private func add(_ person: String) { members.insert(person) }

  func leave(_ person: String) { members.remove(person) }

  nonisolated var description: String { "\(name) (no. \(id))" }

  nonisolated func matches(_ query: String) -> Bool {
    query.isEmpty || name.localizedStandardContains(query)
  }
}
