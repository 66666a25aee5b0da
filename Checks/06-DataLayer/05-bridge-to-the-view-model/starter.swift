// Bridge to the view model
//
// The repository is on the data layer, and the screen's model is on the main actor. `load()` works
// on the data layer, and hops to the main actor for each thing it has to show. The spinner comes
// late, the list is gone while the server thinks, and after an error it stays gone. In between, or
// in the end, the screen may show what the repository never had at any one moment.
//
// Goal: `load()` works on the main actor, and shows one moment of the repository.
//
// - The call sets `isLoading` before anything else happens; it is true until the load ends.
// - The load refreshes the repository. Then `employees` and `revision` change in one piece, to what
//   it has at one moment, though other screens may refresh it at any time.
// - If the refresh throws any error, both stay, and `message` is "The directory could not be
//   loaded."; a load that works sets it to nil. Cancellation changes nothing of this.
// - What a second load of a model does while one runs is up to you; it need not refresh.
// - The repository stays on the data layer; you may add to it. The model stays on the main actor.

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
