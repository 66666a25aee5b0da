// refused by: gates — no hop any more, and `async` is still there: every caller has to be async too

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
  private(set) var rows: [Row] = []

  // MARK: - Your turn

  func show(_ employees: [Employee]) async {
    var found: [Row] = []
    for employee in employees {
      found.append(Row(name: employee.name, initials: await initials(of: employee.name)))
    }
    rows = found
  }
}

/// The first letters of the first and the last word, in upper case.
func initials(of name: String) async -> String {
  let words = name.split(separator: " ")
  guard let first = words.first, let last = words.last else { return "?" }
  let letters = words.count == 1 ? first.prefix(1) : first.prefix(1) + last.prefix(1)
  return letters.uppercased()
}
