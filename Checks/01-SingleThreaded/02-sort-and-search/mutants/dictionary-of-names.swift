// refused by: checks — a dictionary with the department and the name as key has one place for two namesakes

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
    var places: [String: Employee] = [:]
    for employee in employees { places["\(employee.department)\t\(employee.name)"] = employee }
    return places.sorted { $0.key < $1.key }.map(\.value)
  }

  func search(_ query: String) -> [Employee] {
    guard !query.isEmpty else { return employees }
    return employees.filter { $0.name.localizedStandardContains(query) }
  }
}
