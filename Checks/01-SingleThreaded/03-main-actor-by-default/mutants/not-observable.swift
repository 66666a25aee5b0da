// refused by: checks — `@Observable` taken out with the rest: views no longer hear of changes
// whole: `import Observation` is taken out
// The main actor by default
//
// This module is built with `-default-isolation MainActor`: what is declared in it is isolated to
// the main actor unless it says otherwise. The directory below says so all the same, seven times.
//
// Goal: annotate nothing twice. `CompanyDirectory` gets along without `@MainActor`, works as it
// did, and is as well protected: code that is not on the main actor still cannot touch it.

import Foundation

// MARK: - Given

struct Employee: Equatable, Identifiable {
  let id: Int
  let name: String
}

// MARK: - Your turn

final class CompanyDirectory {
  var query = ""
  private(set) var employees: [Employee] = []

  init() {}

  var visible: [Employee] {
    guard !query.isEmpty else { return employees }
    return employees.filter { $0.name.localizedStandardContains(query) }
  }

  func hire(_ employee: Employee) {
    employees.append(employee)
  }
}

extension CompanyDirectory {
  func remove(id: Employee.ID) {
    employees.removeAll { $0.id == id }
  }
}
