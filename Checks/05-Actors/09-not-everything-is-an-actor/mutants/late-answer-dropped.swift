// refused by: checks — what is asked for last is what counts, so an answer that comes meanwhile is dropped
// Not everything is an actor
//
// Somebody heard that actors are safe, and made one of every class. The client serves several screens
// at once. The model serves one screen, which draws in one go: it cannot wait for what it shows, and
// it cannot set the query that a person types.
//
// Goal: the model fits its screen. Synchronous code on the main actor reads all that the model shows
// and sets `query`, no code elsewhere can, and views hear of every change (`@Observable`). What the
// model does stays as it is. So does the client, which is an actor for a reason.

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

@Observable
final class DepartmentModel {
  private(set) var employees: [Employee] = []
  private(set) var isLoading = false
  private(set) var message: String?
  var query = ""
  private let client: DirectoryClient
  private var latest = ""

  init(client: DirectoryClient) {
    self.client = client
  }

  var visible: [Employee] {
    query.isEmpty ? employees : employees.filter { $0.name.localizedStandardContains(query) }
  }

  func load(_ department: String) async {
    latest = department
    isLoading = true
    defer { isLoading = false }
    do {
      let answer = try await client.employees(in: department)
      guard department == latest else { return }
      employees = answer
      message = nil
    } catch {
      message = "\(department) could not be loaded."
    }
  }
}
