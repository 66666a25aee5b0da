// differs: an employee gives its own row, and the letters are picked as characters

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

  func show(_ employees: [Employee]) { rows = employees.map(\.row) }
}

extension Employee {
  var row: Row { Row(name: name, initials: initials(of: name)) }
}

func initials(of name: String) -> String {
  let words = name.split(separator: " ")
  let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
  return letters.isEmpty ? "?" : String(letters).uppercased()
}
