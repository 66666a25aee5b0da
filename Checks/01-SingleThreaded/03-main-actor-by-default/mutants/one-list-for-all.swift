// refused by: checks — a `static` list for the one company: a new directory empties every other
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
final class CompanyDirectory {
  var query = ""
  fileprivate static var all: [Employee] = []
  fileprivate var version = 0
  var employees: [Employee] {
    _ = version
    return Self.all
  }

  init() { Self.all = [] }

  var visible: [Employee] {
    guard !query.isEmpty else { return employees }
    return employees.filter { $0.name.localizedStandardContains(query) }
  }

  func hire(_ employee: Employee) {
    version += 1
    Self.all.append(employee)
  }
}

extension CompanyDirectory {
  func touch(_ change: (inout [Employee]) -> Void) {
    version += 1
    change(&Self.all)
  }
  func remove(id: Employee.ID) {
    touch { $0.removeAll { $0.id == id } }
  }
}
