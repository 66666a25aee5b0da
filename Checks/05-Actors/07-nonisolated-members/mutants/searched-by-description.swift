// refused by: checks — the description stands ready, so the search looks into it, and finds numbers

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

  nonisolated var description: String { "\(name) (no. \(id))" }

  nonisolated func matches(_ query: String) -> Bool {
    query.isEmpty || description.localizedStandardContains(query)
  }
}
