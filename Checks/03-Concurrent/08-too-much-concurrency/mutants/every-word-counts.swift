// refused by: checks — written anew, and a letter of every word is taken

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
    rows = employees.map { Row(name: $0.name, initials: initials(of: $0.name)) }
  }
}

func initials(of name: String) -> String {
  let letters = name.split(separator: " ").map { $0.prefix(1) }.joined()
  return letters.isEmpty ? "?" : letters.uppercased()
}
