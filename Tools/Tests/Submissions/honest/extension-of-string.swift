// step: sort-and-search
// must get: passed
// Members of its own for a type of the library's.

import Foundation

struct Employee: Equatable, Identifiable {
  let id: Int
  let name: String
  let department: String
}

struct Roster {
  let employees: [Employee]

  func sorted() -> [Employee] {
    employees.sorted { $0.key < $1.key }
  }

  func search(_ query: String) -> [Employee] {
    guard !query.isEmpty else { return employees }
    return employees.filter { $0.name.localizedStandardContains(query) }
  }
}

extension Employee {
  nonisolated var key: [String] { [department, name] }
}
extension Array where Element == String {
  nonisolated static func < (first: [String], second: [String]) -> Bool {
    first.lexicographicallyPrecedes(second)
  }
}
extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
