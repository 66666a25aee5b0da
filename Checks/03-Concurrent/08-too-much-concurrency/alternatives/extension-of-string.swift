// differs: the work moves to `String`; `initials(of:)` stays for those who call it

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
    rows = []
    for employee in employees {
      rows.append(Row(name: employee.name, initials: employee.name.initials))
    }
  }
}

func initials(of name: String) -> String { name.initials }

extension String {
  fileprivate var initials: String {
    let words = split(separator: " ")
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    return letters.isEmpty ? "?" : String(letters).uppercased()
  }
}
