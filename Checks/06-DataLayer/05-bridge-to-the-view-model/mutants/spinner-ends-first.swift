// refused by: checks — the answer is there, so the spinner goes, and then something else is awaited
// whole: the repository gets `fresh()` and an empty `updateBadge()`

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

  func updateBadge() {}

  func fresh() async throws -> Answer {
    try await refresh()
    return (revision, employees)
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

  func load() async {
    isLoading = true
    do {
      let new = try await repository.fresh()
      isLoading = false
      await repository.updateBadge()
      (employees, revision) = (new.employees, new.revision)
      message = nil
    } catch {
      isLoading = false
      message = "The directory could not be loaded."
    }
  }
}
