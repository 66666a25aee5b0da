// differs: initials that were found once are remembered, in main-actor state

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
    rows = employees.map { employee in
      let letters = known[employee.name] ?? initials(of: employee.name)
      known[employee.name] = letters
      return Row(name: employee.name, initials: letters)
    }
  }

  @ObservationIgnored private var known: [String: String] = [:]
}

/// The first letters of the first and the last word, in upper case.
func initials(of name: String) -> String {
  let words = name.split(separator: " ")
  guard let first = words.first, let last = words.last else { return "?" }
  let letters = words.count == 1 ? first.prefix(1) : first.prefix(1) + last.prefix(1)
  return letters.uppercased()
}
