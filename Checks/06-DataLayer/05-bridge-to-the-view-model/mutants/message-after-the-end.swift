// refused by: checks — the spinner goes, the screen gets time to draw, and only then the message comes

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

  func load() async {
    isLoading = true
    do {
      let answer = try await newestRoster()
      (employees, revision, message) = (answer.employees, answer.revision, nil)
      isLoading = false
    } catch {
      isLoading = false
      await Task.yield()
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
