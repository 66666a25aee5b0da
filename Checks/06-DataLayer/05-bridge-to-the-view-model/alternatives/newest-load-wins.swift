// differs: a load that begins while another runs takes its place
// whole: the repository gets `fresh()`: it refreshes and returns the answer

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

  private var running: Task<EmployeeRepository.Answer, any Error>?

  func load() async {
    isLoading = true
    running?.cancel()
    let task = Task { try await repository.fresh() }
    running = task
    do {
      let new = try await task.value
      guard running == task else { return }
      (employees, revision, message) = (new.employees, new.revision, nil)
    } catch {
      guard running == task else { return }
      message = "The directory could not be loaded."
    }
    isLoading = false
  }
}
