// refused by: checks — observed by hand, and half of it: the list hears of a hire, not of a removal
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
  private var stored: [Employee] = []

  init() {}

  var query: String {
    get { storedQuery }
    set { registrar.withMutation(of: self, keyPath: \.query) { storedQuery = newValue } }
  }
  var employees: [Employee] {
    registrar.access(self, keyPath: \.employees)
    return stored
  }
  var visible: [Employee] {
    registrar.access(self, keyPath: \.visible)
    registrar.access(self, keyPath: \.query)
    guard !storedQuery.isEmpty else { return stored }
    return stored.filter { $0.name.localizedStandardContains(storedQuery) }
  }
  func hire(_ employee: Employee) {
    registrar.withMutation(of: self, keyPath: \.visible) { stored.append(employee) }
  }
  func remove(id: Employee.ID) {
    registrar.withMutation(of: self, keyPath: \.employees) { stored.removeAll { $0.id == id } }
  }
}
