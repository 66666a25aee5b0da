// Too much concurrency
//
// Every row of the directory sends a name to another task to find its initials, and the screen
// waits for all of them. To find two letters is less work than the hop.
//
// Goal: the rows of the directory need no concurrency.
//
// - Synchronous main-actor code calls `initials(of:)`, which stays a free function, without
//   `await`. The same goes for `show(_:)`.
// - On the line after `show(_:)`, `rows` has one row for each employee, in order, and no others. A
//   row has the employee's name as it is.
// - Neither `show(_:)` nor `initials(of:)` starts a task.
// - The initials of each name are those that the starter finds.

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

  // TODO: Take out the concurrency, here and below.
  func show(_ employees: [Employee]) async {
    var found: [Int: String] = [:]
    await withTaskGroup(of: (Int, String).self) { group in
      for employee in employees {
        group.addTask { (employee.id, await initials(of: employee.name)) }
      }
      for await (id, initials) in group {
        found[id] = initials
      }
    }
    rows = employees.map { Row(name: $0.name, initials: found[$0.id] ?? "?") }
  }
}

// MARK: - Your turn

/// The first letters of the first and the last word, in upper case.
@concurrent
func initials(of name: String) async -> String {
  let words = name.split(separator: " ")
  guard let first = words.first, let last = words.last else { return "?" }
  let letters = words.count == 1 ? first.prefix(1) : first.prefix(1) + last.prefix(1)
  return letters.uppercased()
}
