// differs: what is going on is one enum; the rest is worked out from it

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
  private enum Phase {
    case idle
    /// With the message of the load before, if that failed: it stays meanwhile.
    case loading(String?)
    case failed(String)
  }

  var query = ""
  private(set) var employees: [Employee] = []
  private var phase = Phase.idle
  private let client: DirectoryClient

  init(client: DirectoryClient) {
    self.client = client
  }

  var isLoading: Bool {
    if case .loading = phase { true } else { false }
  }

  var message: String? {
    switch phase {
    case .idle: nil
    case .loading(let message): message
    case .failed(let message): message
    }
  }

  var visible: [Employee] {
    employees.filter { query.isEmpty || $0.name.localizedStandardContains(query) }
  }

  func load(_ department: String) async {
    phase = .loading(message)
    do {
      employees = try await client.employees(in: department)
      phase = .idle
    } catch {
      phase = .failed("\(department) could not be loaded.")
    }
  }
}
