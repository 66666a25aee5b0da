// differs: by name, then by department: each sort keeps the order that the one before it made

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
    employees
      .sorted { $0.name < $1.name }
      .sorted { $0.department < $1.department }
  }

  func search(_ query: String) -> [Employee] {
    func plain(_ text: String) -> String {
      text.folding(options: .diacriticInsensitive, locale: .current).lowercased()
    }
    var found: [Employee] = []
    for employee in employees
    where query.isEmpty || plain(employee.name).contains(plain(query)) {
      found.append(employee)
    }
    return found
  }
}
