// differs: each employee is inserted before the first one who comes later; a search for a range

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
    var result: [Employee] = []
    for employee in employees {
      let index =
        result.firstIndex { ($0.department, $0.name) > (employee.department, employee.name) }
        ?? result.endIndex
      result.insert(employee, at: index)
    }
    return result
  }

  func search(_ query: String) -> [Employee] {
    employees.filter { employee in
      query.isEmpty
        || employee.name.range(
          of: query, options: [.caseInsensitive, .diacriticInsensitive], locale: .current) != nil
    }
  }
}
