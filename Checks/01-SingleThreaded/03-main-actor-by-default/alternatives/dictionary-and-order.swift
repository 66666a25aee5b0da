// differs: the employees are worked out from a dictionary and an order (by somebody who had not seen our solution)
// Main actor by default
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
  var query = ""
  private var entries: [Entry] = []

  private struct Entry {
    var employee: Employee
  }

  var employees: [Employee] { entries.map(\.employee) }

  var visible: [Employee] {
    var found: [Employee] = []
    for employee in employees where query.isEmpty || employee.name.localizedStandardContains(query)
    {
      found.append(employee)
    }
    return found
  }

  func hire(_ employee: Employee) {
    entries.append(Entry(employee: employee))
  }
}

extension CompanyDirectory {
  func remove(id: Employee.ID) {
    entries = entries.filter { $0.employee.id != id }
  }
}
