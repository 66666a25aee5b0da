// Sort and search
//
// The list shows the roster department by department, and people search it by name. Two employees of
// one department may have the same name. The list below shows those two in the wrong order. And
// whoever types “zoe” does not find Zoé.
//
// Goal: `sorted()` puts the employees in the order of their departments, and those of a department in
// the order of their names. Where both are the same, the order of the roster stays. `search(_:)` gives
// the employees whose name contains the query anywhere, in the order of the roster. Neither case nor
// diacritics (the marks on é and Å) matter, in the query as in the name. An empty query matches
// everybody. Both stay synchronous. Two things are up to you: whether strings are ordered by `<` or by
// the rules of a language, and what spaces at the ends of a query mean.

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

  // TODO: Keep namesakes in the order of the roster, and find Zoé for “zoe”.
  func sorted() -> [Employee] {
    employees.sorted { ($0.department, $0.name) <= ($1.department, $1.name) }
  }

  func search(_ query: String) -> [Employee] {
    employees.filter { $0.name.contains(query) }
  }
}
