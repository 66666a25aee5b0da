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

  // Everything happens on the main actor, before this returns.
  func show(_ employees: [Employee]) {
    rows = employees.map { Row(name: $0.name, initials: initials(of: $0.name)) }
  }
}

// MARK: - Your turn

/// The first letters of the first and the last word, in upper case.
func initials(of name: String) -> String {
  // Nothing in here waits, so it runs where it is called and is done when it returns.
  let words = name.split(separator: " ")
  guard let first = words.first, let last = words.last else { return "?" }
  let letters = words.count == 1 ? first.prefix(1) : first.prefix(1) + last.prefix(1)
  return letters.uppercased()
}
