// differs: a struct holds what is shown and works out the rest; the class lends its members

import Foundation
import Observation

// MARK: - Given

nonisolated struct Employee: Sendable, Identifiable {
  let id: Int
  let name: String
}

actor DirectoryClient {
  private let fetch: @Sendable (_ department: String) async throws -> [Employee]
  private var kept: [String: [Employee]] = [:]

  init(fetch: @escaping @Sendable (_ department: String) async throws -> [Employee]) {
    self.fetch = fetch
  }

  func employees(in department: String) async throws -> [Employee] {
    if let known = kept[department] { return known }
    let employees = try await fetch(department)
    kept[department] = employees
    return employees
  }

  func forget(_ department: String) { kept[department] = nil }
}

// MARK: - Your turn

nonisolated struct DepartmentState: Sendable {
  var employees: [Employee] = []
  var isLoading = false
  var message: String?
  var query = ""
  var visible: [Employee] {
    query.isEmpty ? employees : employees.filter { $0.name.localizedStandardContains(query) }
  }
}

@Observable @dynamicMemberLookup
final class DepartmentModel {
  private var state = DepartmentState()
  private let client: DirectoryClient

  init(client: DirectoryClient) { self.client = client }

  subscript<Value>(dynamicMember path: KeyPath<DepartmentState, Value>) -> Value {
    state[keyPath: path]
  }

  var query: String {
    get { state.query }
    set { state.query = newValue }
  }

  func load(_ department: String) async {
    state.isLoading = true
    do {
      let employees = try await client.employees(in: department)
      (state.employees, state.message) = (employees, nil)
    } catch {
      state.message = "\(department) could not be loaded."
    }
    state.isLoading = false
  }
}
