// refused by: checks — the model gets the answer, and the repository does not keep it
// whole: the repository gets `fresh()`: it fetches and keeps nothing

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

  func fresh() async throws -> Answer { try await fetch() }
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
    defer { isLoading = false }
    do {
      let new = try await repository.fresh()
      (employees, revision) = (new.employees, new.revision)
      message = nil
    } catch {
      message = "The directory could not be loaded."
    }
  }
}
