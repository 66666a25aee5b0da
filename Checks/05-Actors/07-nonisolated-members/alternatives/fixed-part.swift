// differs: what never changes is a struct of its own, and the actor lends its members

import Foundation

// MARK: - Your turn

nonisolated struct DepartmentInfo: Sendable {
  let id: Int
  let name: String
}

actor Department {
  nonisolated let info: DepartmentInfo
  private var members: Set<String> = []

  nonisolated var id: Int { info.id }
  nonisolated var name: String { info.name }

  init(id: Int, name: String) {
    info = DepartmentInfo(id: id, name: name)
  }

  var headcount: Int { members.count }

  func join(_ person: String) { members.insert(person) }

  func leave(_ person: String) { members.remove(person) }

  nonisolated var description: String { "\(info.name) (no. \(info.id))" }

  nonisolated func matches(_ query: String) -> Bool {
    query.isEmpty || info.name.localizedStandardContains(query)
  }
}
