// refused by: policy — `nonisolated(unsafe)` where a `let` would have been true

import Foundation

// MARK: - Your turn

actor Department {
  nonisolated(unsafe) private(set) var id: Int
  nonisolated(unsafe) private(set) var name: String
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
    query.isEmpty || name.localizedStandardContains(query)
  }
}
