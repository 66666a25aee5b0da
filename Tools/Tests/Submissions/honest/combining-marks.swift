// step: sort-and-search
// must get: passed
// A name in which letter and mark are two characters.

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

let café = "café"
let family = "👨‍👩‍👧‍👦"
