// differs: what is nonisolated stands in extensions; two conformances use it

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
}

nonisolated extension Department: Identifiable {}

nonisolated extension Department: CustomStringConvertible {
  var description: String { "\(name) (no. \(id))" }
}

nonisolated extension Department {
  func matches(_ query: String) -> Bool {
    query.isEmpty || name.localizedStandardContains(query)
  }
}
