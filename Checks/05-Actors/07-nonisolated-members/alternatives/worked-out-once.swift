// differs: the description is a constant too, made in the initializer

import Foundation

// MARK: - Your turn

actor Department: Identifiable, CustomStringConvertible {
  nonisolated let id: Int
  nonisolated let name: String
  nonisolated let description: String
  private var members: Set<String> = []

  init(id: Int, name: String) {
    self.id = id
    self.name = name
    description = "\(name) (no. \(id))"
  }

  var headcount: Int { members.count }

  func join(_ person: String) { members.insert(person) }

  func leave(_ person: String) { members.remove(person) }

  nonisolated func matches(_ query: String) -> Bool {
    query.isEmpty || name.localizedStandardContains(query)
  }
}
