// refused by: checks — the marks are dropped along with every letter that is not ASCII, so “łu” is “u”

import Foundation

// MARK: - Given

struct Employee: Equatable, Identifiable {
  let id: Int
  let name: String
  let department: String
}

struct Roster {
  let employees: [Employee]

  // MARK: - Your turn

  func sorted() -> [Employee] {
    employees.sorted { ($0.department, $0.name) < ($1.department, $1.name) }
  }

  func search(_ query: String) -> [Employee] {
    guard !query.isEmpty else { return employees }
    return employees.filter { plain($0.name).contains(plain(query)) }
  }

  private func plain(_ text: String) -> String {
    let letters = text.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars
    return String(String.UnicodeScalarView(letters.filter(\.isASCII)))
  }
}
