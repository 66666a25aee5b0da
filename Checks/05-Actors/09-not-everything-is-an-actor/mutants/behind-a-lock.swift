// refused by: gates — an actor with a lock for the screen: every thread may change what is shown

import Foundation
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

actor DepartmentModel {
  private struct State {
    var employees: [Employee] = []
    var isLoading = false
    var message: String?
    var query = ""
  }

  private nonisolated let state = Mutex(State())
  private let client: DirectoryClient

  init(client: DirectoryClient) {
    self.client = client
  }

  nonisolated var employees: [Employee] { state.withLock { $0.employees } }
  nonisolated var isLoading: Bool { state.withLock { $0.isLoading } }
  nonisolated var message: String? { state.withLock { $0.message } }
  nonisolated var query: String {
    get { state.withLock { $0.query } }
    set { state.withLock { $0.query = newValue } }
  }

  nonisolated var visible: [Employee] {
    let (query, employees) = (query, employees)
    return query.isEmpty
      ? employees : employees.filter { $0.name.localizedStandardContains(query) }
  }

  func load(_ department: String) async {
    state.withLock { $0.isLoading = true }
    defer { state.withLock { $0.isLoading = false } }
    do {
      let employees = try await client.employees(in: department)
      state.withLock {
        $0.employees = employees
        $0.message = nil
      }
    } catch {
      state.withLock { $0.message = "\(department) could not be loaded." }
    }
  }
}
