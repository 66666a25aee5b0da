// refused by: gates — `initials(of:)` is synchronous, and a task is still made for each name

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
    var found: [Int: String] = [:]
    await withTaskGroup(of: (Int, String).self) { group in
      for employee in employees {
        group.addTask { (employee.id, initials(of: employee.name)) }
      }
      for await (id, initials) in group {
        found[id] = initials
      }
    }
    rows = employees.map { Row(name: $0.name, initials: found[$0.id] ?? "?") }
  }
}

/// The first letters of the first and the last word, in upper case.
nonisolated func initials(of name: String) -> String {
  let words = name.split(separator: " ")
  guard let first = words.first, let last = words.last else { return "?" }
  let letters = words.count == 1 ? first.prefix(1) : first.prefix(1) + last.prefix(1)
  return letters.uppercased()
}
