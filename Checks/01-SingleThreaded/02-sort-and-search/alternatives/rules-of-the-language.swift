// differs: compares as a person would, key by key; searches with `range(of:options:)`

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
    employees.sorted { left, right in
      switch left.department.localizedStandardCompare(right.department) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: left.name.localizedStandardCompare(right.name) == .orderedAscending
      }
    }
  }

  func search(_ query: String) -> [Employee] {
    if query == "" { return employees }
    return employees.filter { employee in
      employee.name.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
