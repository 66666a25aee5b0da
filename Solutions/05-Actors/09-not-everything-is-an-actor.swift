// Not everything is an actor
//
// Below, every class is an actor. The client serves several screens at once. The model serves one
// screen, which draws synchronously: it cannot await what it shows, and cannot set the query that a
// person types.
//
// Goal: the model fits its screen.
//
// - Synchronous code on the main actor reads all that the model shows and sets `query`. Other code
//   cannot.
// - Views are told of every change. Use `@Observable`, or write a conformance to `Observable`.
// - The model's behaviour stays. That includes a load that is cancelled, fails, or overlaps with
//   another.
// - The client stays as it is.
//
// Up to you: `isLoading` between the ends of two loads that overlap.

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

// In app mode a class without an annotation is on the main actor, where its screen is too: reading
// needs no `await`, and a wait for the client does not hold up the screen.
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
