// refused by: gates — a description for the main actor alone: an export cannot use it

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

  nonisolated func matches(_ query: String) -> Bool {
    query.isEmpty || name.localizedStandardContains(query)
  }

  @MainActor var description: String { "\(name) (no. \(id))" }
}
