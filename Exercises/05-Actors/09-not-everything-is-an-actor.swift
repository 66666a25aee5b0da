// Not everything is an actor
//
// Somebody heard that actors are safe, and made one of every class. The client serves several screens
// at once. The model serves one screen, which draws in one go: it cannot wait for what it shows, and
// it cannot set the query that a person types.
//
// Goal: the model fits its screen.
//
// - Synchronous code on the main actor reads all that the model shows and sets `query`. Code
//   elsewhere cannot.
// - Views hear of every change: with `@Observable`, or with a conformance to `Observable` written
//   by hand.
// - What the model does stays as it is, also when a load is cancelled, fails, or overlaps with
//   another one. Up to you: what `isLoading` says between the ends of two loads that overlap.
// - The client stays as it is. It is an actor for a reason.

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

// TODO: Make this what a screen can use.
actor DepartmentModel {
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
