// differs: the position in the roster settles ties; both sides of the search are folded

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
    employees.enumerated().sorted { left, right in
      (left.element.department, left.element.name, left.offset)
        < (right.element.department, right.element.name, right.offset)
    }.map(\.element)
  }

  func search(_ query: String) -> [Employee] {
    let wanted = folded(query)
    return employees.filter { wanted.isEmpty || folded($0.name).contains(wanted) }
  }

  private func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
