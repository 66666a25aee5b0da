// Bridge to the view model
//
// `load()` works on the data layer, and hops to the main actor for each change. So the spinner is
// late, the list disappears, and the screen may mix two moments.
//
// Goal: `load()` works on the main actor, and shows one moment of the repository.
//
// - `isLoading` is true from the call's start to the load's end.
// - After a refresh, `employees` and `revision` change together, to the repository's at one moment,
//   even if other screens refresh it. `message` is nil.
// - If the refresh throws, also when cancelled, `employees` and `revision` stay, and `message` is
//   "The directory could not be loaded."
// - Repository and model keep their isolation.
//
// Up to you: overlapping loads.

import Observation

// MARK: - Given

@globalActor actor DataLayer {
  static let shared = DataLayer()
}

nonisolated struct Employee: Sendable, Identifiable {
  let id: Int
  let name: String
}

@DataLayer final class EmployeeRepository {
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
  @DataLayer
  private func newestRoster() async throws -> (employees: [Employee], revision: Int) {
    try await repository.refresh()
    return (repository.employees, repository.revision)
  }
}
