// refused by: gates — in this module all compiles: the description may read the name, another module may not

import Foundation

// MARK: - Your turn

actor Department {
  nonisolated let id: Int
  let name: String
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
