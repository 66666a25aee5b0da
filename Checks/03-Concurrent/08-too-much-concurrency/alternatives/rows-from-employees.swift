// differs: the model keeps the employees, and `rows` is worked out from them
// whole: `rows` is no longer stored, and `initials(of:)` is synchronous

import Observation

// MARK: - Given

struct Employee {
  let id: Int  // No two have the same.
  let name: String
}

struct Row {
  let name: String
  let initials: String
}

@Observable
final class DirectoryModel {
  // MARK: - Your turn

  var rows: [Row] {
    employees.map { Row(name: $0.name, initials: initials(of: $0.name)) }
  }
  private var employees: [Employee] = []

  func show(_ employees: [Employee]) {
    self.employees = employees
  }
}

// MARK: - Your turn

/// The first letters of the first and the last word, in upper case.
func initials(of name: String) -> String {
  let words = name.split(separator: " ")
  guard let first = words.first, let last = words.last else { return "?" }
  let letters = words.count == 1 ? first.prefix(1) : first.prefix(1) + last.prefix(1)
  return letters.uppercased()
}
