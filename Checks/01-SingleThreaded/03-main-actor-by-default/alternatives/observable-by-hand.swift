// differs: the conformance to `Observable` is written out in place of the macro
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

final class CompanyDirectory: Observable {
  private let registrar = ObservationRegistrar()
  private var storedQuery = ""
  private var storedEmployees: [Employee] = []

  var query: String {
    get {
      registrar.access(self, keyPath: \.query)
      return storedQuery
    }
    set {
      registrar.withMutation(of: self, keyPath: \.query) { storedQuery = newValue }
    }
  }

  private(set) var employees: [Employee] {
    get {
      registrar.access(self, keyPath: \.employees)
      return storedEmployees
    }
    set {
      registrar.withMutation(of: self, keyPath: \.employees) { storedEmployees = newValue }
    }
  }

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
