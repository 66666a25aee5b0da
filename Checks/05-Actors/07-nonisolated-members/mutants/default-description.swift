// refused by: checks — while it was being moved, the description got a new form

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

  func join(_ person: String) { members.insert(person) }

  func leave(_ person: String) { members.remove(person) }

  nonisolated var description: String { "\(id) \(name)" }

  nonisolated func matches(_ query: String) -> Bool {
    query.isEmpty || name.localizedStandardContains(query)
  }
}
