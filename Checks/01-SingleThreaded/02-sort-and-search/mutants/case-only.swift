// refused by: checks — “case-insensitive” was heard, and é is still another letter than e

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
    employees.sorted { ($0.department, $0.name) < ($1.department, $1.name) }
  }

  func search(_ query: String) -> [Employee] {
    guard !query.isEmpty else { return employees }
    return employees.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }
}
