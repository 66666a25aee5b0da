// Bridge to the view model
//
// The repository is on the data layer, and the screen's model is on the main actor. This `load()` does
// its work on the data layer and goes to the main actor for each thing it has to show. The spinner comes
// late, the list is gone while the server thinks, and after an error it stays gone. What is on the screen
// in between, or in the end, need not be what the repository had at any one moment.
//
// Goal: calling `load()` on the main actor sets `isLoading` before anything else happens, and it is true
// until the load ends. Each load refreshes the repository. Then `employees` and `revision` change in one
// piece. Both are from one and the same moment of the repository, though other screens may refresh it at
// any time. If the refresh fails, both stay as they were and `message` says "The directory could not be
// loaded."; a load that works takes the message away. What a second load of the model does while one runs
// is up to you. The repository stays on the data layer; you may add to it. The model stays a class on the
// main actor.

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

  // TODO: Load on the main actor, and bring over what belongs together in one piece.
  @DataLayer
  func load() async {
    await MainActor.run { isLoading = true }
    await MainActor.run { employees = [] }
    do {
      try await repository.refresh()
      for employee in repository.employees {
        await MainActor.run { employees.append(employee) }
      }
      let revision = repository.revision
      await MainActor.run { self.revision = revision }
    } catch {
      await MainActor.run { message = "The directory could not be loaded." }
    }
    await MainActor.run { isLoading = false }
  }
}
