// refused by: gates — no bridge is needed when everything is on the main actor, with all that the repository does
// whole: `EmployeeRepository` is isolated to the main actor

import Observation

// MARK: - Given

@globalActor actor DataLayer {
  static let shared = DataLayer()
}

nonisolated struct Employee: Sendable, Identifiable {
  let id: Int
  let name: String
}

final class EmployeeRepository {
  typealias Answer = (revision: Int, employees: [Employee])

  private(set) var employees: [Employee] = []
  private(set) var revision = 0
  private let fetch: @Sendable () async throws -> Answer

  nonisolated init(fetch: @escaping @Sendable () async throws -> Answer) {
    self.fetch = fetch
  }

  /// Asks the server, and keeps what it says. After an error all is as before.
  func refresh() async throws {
    (revision, employees) = try await fetch()
  }
}

@Observable final class DirectoryModel {
  private(set) var employees: [Employee] = []
  private(set) var revision = 0
  private(set) var isLoading = false
  private(set) var message: String?
  private let repository: EmployeeRepository

  init(repository: EmployeeRepository) { self.repository = repository }

  // MARK: - Your turn

  // On the main actor, like the class: what is set before the first `await` is set at once.
  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      let answer = try await newestRoster()
      // Nothing suspends from here on, so the screen sees both old values or both new ones.
      employees = answer.employees
      revision = answer.revision
      message = nil
    } catch {
      message = "The directory could not be loaded."
    }
  }

  // One visit to the data layer. Both values are read with no `await` in between, and cross as a copy.
  private func newestRoster() async throws -> (employees: [Employee], revision: Int) {
    try await repository.refresh()
    return (repository.employees, repository.revision)
  }
}
