// step: sort-and-search
// must get: passed
// Literals with a number sign in front.

import Foundation

struct Employee: Equatable, Identifiable {
  let id: Int
  let name: String
  let department: String
}

struct Roster {
  let employees: [Employee]

  func sorted() -> [Employee] {
    employees.sorted { ($0.department, $0.name) < ($1.department, $1.name) }
  }

  func search(_ query: String) -> [Employee] {
    guard !query.isEmpty else { return employees }
    return employees.filter { $0.name.localizedStandardContains(query) }
  }
}

let place = (#fileID, #line, #function, #column)
let adults = #Predicate<Int> { $0 > 18 }
