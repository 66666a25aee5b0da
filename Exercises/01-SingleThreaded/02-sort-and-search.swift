// Sort and search
//
// The code below shows two employees with the same name and department in the wrong order. And a
// search for “zoe” does not find Zoé.
//
// Goal: the list is in order, and a search for “zoe” finds Zoé.
//
// - `sorted()` orders employees by department, then by name, by `<` or a language's rules.
//   Employees equal in both keep the roster's order.
// - `search(_:)` returns all employees whose name contains the query anywhere. They are in the
//   roster's order.
// - Neither case nor diacritics (the marks on é and Å) matter, in query and name. Letters of other
//   alphabets, and Þ, are different letters.
// - An empty query matches every employee.
// - Both functions stay synchronous.
//
// Up to you: spaces around a query.

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

  // TODO: Keep equal employees in the order of the roster, and find Zoé for “zoe”.
  func sorted() -> [Employee] {
    employees.sorted { ($0.department, $0.name) <= ($1.department, $1.name) }
  }

  func search(_ query: String) -> [Employee] {
    employees.filter { $0.name.contains(query) }
  }
}
