// The main actor by default
//
// This module is built with `-default-isolation MainActor`: its declarations are isolated to the
// main actor unless they say otherwise. The directory below says so all the same, seven times.
//
// Goal: `CompanyDirectory` does without `@MainActor`, and works as it did.
//
// - Other code cannot assign `employees`, as before.
// - Code that is not on the main actor still cannot read or change a directory.
// - `remove(id:)` removes every employee with that id.
//
// Up to you: whether such code can make an empty directory.

import Foundation
import Observation

// MARK: - Given

struct Employee: Equatable, Identifiable {
  let id: Int
  let name: String
}

// MARK: - Your turn

// TODO: Leave out everything that the module's settings already say.
@MainActor
@Observable
final class CompanyDirectory {
  @MainActor var query = ""
  @MainActor private(set) var employees: [Employee] = []

  @MainActor init() {}

  @MainActor var visible: [Employee] {
    guard !query.isEmpty else { return employees }
    return employees.filter { $0.name.localizedStandardContains(query) }
  }

  @MainActor func hire(_ employee: Employee) {
    employees.append(employee)
  }
}

@MainActor
extension CompanyDirectory {
  func remove(id: Employee.ID) {
    employees.removeAll { $0.id == id }
  }
}
