// refused by: gates — `show(_:)` has a quick copy of its own, and `initials(of:)` still sends the work away

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
    rows = employees.map { Row(name: $0.name, initials: letters(of: $0.name)) }
  }
}

/// The first letters of the first and the last word, in upper case.
nonisolated private func letters(of name: String) -> String {
  let words = name.split(separator: " ")
  guard let first = words.first, let last = words.last else { return "?" }
  let letters = words.count == 1 ? first.prefix(1) : first.prefix(1) + last.prefix(1)
  return letters.uppercased()
}

@concurrent
func initials(of name: String) async -> String {
  letters(of: name)
}
