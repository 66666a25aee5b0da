// Sort and search
//
// The list shows the roster department by department, and people search it by name. Two employees of
// one department may have the same name. The list below shows those two in the wrong order. And
// whoever types “zoe” does not find Zoé.
//
// Goal: the list is in order, and a search for “zoe” finds Zoé.
// - `sorted()` puts the employees in the order of their departments, and those of a department in
//   the order of their names. `<` or the rules of a language: the order of strings is up to you.
//   Employees whom it does not tell apart stay in the order of the roster.
// - `search(_:)` gives all employees whose name contains the query anywhere, in the order of the
//   roster. Neither case nor diacritics (the marks on é and Å) matter, in the query as in the name.
//   Letters of other alphabets are other letters. Spaces at the ends of a query are up to you.
// - An empty query matches every employee.
// - Both functions stay synchronous.

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
