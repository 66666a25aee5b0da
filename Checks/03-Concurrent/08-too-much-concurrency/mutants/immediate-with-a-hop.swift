// refused by: checks — `Task.immediate` begins at once, and stops at the first hop

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

  func show(_ employees: [Employee]) {
    Task.immediate {
      var found: [Row] = []
      for employee in employees {
        found.append(Row(name: employee.name, initials: await initialsElsewhere(employee.name)))
      }
      rows = found
    }
  }
}

@concurrent
func initialsElsewhere(_ name: String) async -> String {
  initials(of: name)
}

/// The first letters of the first and the last word, in upper case.
nonisolated func initials(of name: String) -> String {
  let words = name.split(separator: " ")
  guard let first = words.first, let last = words.last else { return "?" }
  let letters = words.count == 1 ? first.prefix(1) : first.prefix(1) + last.prefix(1)
  return letters.uppercased()
}
