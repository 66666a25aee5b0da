// differs: the row works its initials out when it is asked
// whole: `Row` computes its `initials`, and `initials(of:)` is synchronous

import Observation

// MARK: - Given

struct Employee {
  let id: Int  // No two have the same.
  let name: String
}

struct Row {
  let name: String
  var initials: String { TooMuchConcurrency::initials(of: name) }
}

@Observable
final class DirectoryModel {
  private(set) var rows: [Row] = []

  // MARK: - Your turn

  func show(_ employees: [Employee]) {
    rows = employees.map { Row(name: $0.name) }
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
