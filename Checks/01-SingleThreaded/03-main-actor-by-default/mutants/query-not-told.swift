// refused by: checks — what is typed is kept unobserved: the list hears of it, the field does not
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
  private var search = ""
  @ObservationIgnored private var typed = ""
  var query: String {
    get { typed }
    set {
      typed = newValue
      search = newValue
    }
  }
  private(set) var employees: [Employee] = []

  init() {}

  var visible: [Employee] {
    guard !search.isEmpty else { return employees }
    return employees.filter { $0.name.localizedStandardContains(search) }
  }

  func hire(_ employee: Employee) {
    employees.append(employee)
  }
  func remove(id: Employee.ID) {
    employees.removeAll { $0.id == id }
  }
}
