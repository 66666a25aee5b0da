// refused by: checks — the shorter name comes first, as if the names were sorted by their length

import Foundation

// MARK: - Given

struct Employee: Equatable, Identifiable {
  let id: Int
  let name: String
  let department: String
}

struct Roster {
  let employees: [Employee]

  // MARK: - Your turn

  func sorted() -> [Employee] {
    employees.sorted {
      ($0.department, $0.name.count, $0.name) < ($1.department, $1.name.count, $1.name)
    }
  }

  func search(_ query: String) -> [Employee] {
    guard !query.isEmpty else { return employees }
    return employees.filter { $0.name.localizedStandardContains(query) }
  }
}
