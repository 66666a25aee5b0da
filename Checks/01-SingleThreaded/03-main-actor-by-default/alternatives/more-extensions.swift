// differs: methods stand in extensions, and the initializer takes the employees
// The main actor by default
//
// This module is built with `-default-isolation MainActor`: what is declared in it is isolated to
// the main actor unless it says otherwise. The directory below says so all the same, seven times.
//
// Goal: say nothing twice. `CompanyDirectory` gets along without `@MainActor`, works as it did, and
// is as well protected: code that is not on the main actor still cannot touch it.

import Foundation
import Observation

// MARK: - Given

struct Employee: Equatable, Identifiable {
  let id: Int
  let name: String
}

// MARK: - Your turn

@Observable
class CompanyDirectory {
  var query: String
  fileprivate(set) var employees: [Employee]

  init(employees: [Employee] = [], query: String = "") {
    self.employees = employees
    self.query = query
  }
}

// MARK: Reading

extension CompanyDirectory {
  var visible: [Employee] {
    if query.isEmpty { return employees }
    var found: [Employee] = []
    for employee in employees where employee.name.localizedStandardContains(query) {
      found.append(employee)
    }
    return found
  }
}

// MARK: Changing

extension CompanyDirectory {
  func hire(_ employee: Employee) {
    employees += [employee]
  }

  func remove(id: Employee.ID) {
    employees = employees.filter { $0.id != id }
  }
}
