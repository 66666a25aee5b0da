// step: sort-and-search
// must get: passed
// Sorts by key paths.

import Foundation

struct Employee: Equatable, Identifiable {
  let id: Int
  let name: String
  let department: String
}

struct Roster {
  let employees: [Employee]

  func sorted() -> [Employee] {
    employees.sorted(by: [\.department, \.name])
  }

  func search(_ query: String) -> [Employee] {
    guard !query.isEmpty else { return employees }
    return employees.filter { $0.name.localizedStandardContains(query) }
  }
}

extension [Employee] {
  func sorted(by paths: [KeyPath<Employee, String>]) -> [Employee] {
    sorted { one, two in
      for path in paths where one[keyPath: path] != two[keyPath: path] {
        return one[keyPath: path] < two[keyPath: path]
      }
      return false
    }
  }
}
