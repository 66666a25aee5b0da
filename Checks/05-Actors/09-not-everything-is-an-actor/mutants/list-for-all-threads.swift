// refused by: gates — the list behind a lock: an export may read it while a screen draws another one

import Foundation
import Observation
import Synchronization

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

@Observable
final class DepartmentModel {
  nonisolated private let shown = Mutex<[Employee]>([])
  nonisolated private(set) var employees: [Employee] {
    get {
      access(keyPath: \.employees)
      return shown.withLock { $0 }
    }
    set { withMutation(keyPath: \.employees) { shown.withLock { $0 = newValue } } }
  }
  private(set) var isLoading = false
  private(set) var message: String?
  var query = ""
  private let client: DirectoryClient

  init(client: DirectoryClient) {
    self.client = client
  }

  var visible: [Employee] {
    query.isEmpty ? employees : employees.filter { $0.name.localizedStandardContains(query) }
  }

  func load(_ department: String) async {
    isLoading = true
    defer { isLoading = false }
    do {
      employees = try await client.employees(in: department)
      message = nil
    } catch {
      message = "\(department) could not be loaded."
    }
  }
}
