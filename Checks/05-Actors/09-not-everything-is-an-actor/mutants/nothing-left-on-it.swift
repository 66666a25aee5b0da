// refused by: checks — an actor with every member on the main actor: it protects nothing, and no view hears

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

actor DepartmentModel {
  @MainActor private(set) var employees: [Employee] = []
  @MainActor private(set) var isLoading = false
  @MainActor private(set) var message: String?
  @MainActor var query = ""
  private let client: DirectoryClient

  init(client: DirectoryClient) {
    self.client = client
  }

  @MainActor var visible: [Employee] {
    query.isEmpty ? employees : employees.filter { $0.name.localizedStandardContains(query) }
  }

  @MainActor func load(_ department: String) async {
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
