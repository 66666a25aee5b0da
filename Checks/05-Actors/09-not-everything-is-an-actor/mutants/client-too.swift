// refused by: gates — every class on the main actor: the client's work now waits for the screen
// whole: `DirectoryClient` becomes a class on the main actor

import Foundation
import Observation

// MARK: - Given

nonisolated struct Employee: Sendable, Identifiable {
  let id: Int
  let name: String
}

final class DirectoryClient {
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
  private(set) var employees: [Employee] = []
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
