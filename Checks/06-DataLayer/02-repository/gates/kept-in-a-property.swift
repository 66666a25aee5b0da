// must compile: other code awaits the repository's answers, and may keep one in a property
// mode: library
@testable import Repository

final class GateImporter: Sendable {
  private let repository: Repository::EmployeeRepository

  init(repository: Repository::EmployeeRepository) {
    self.repository = repository
  }

  func count() async -> Int { await repository.count }
}

@MainActor
final class GateScreen {
  private let repository: Repository::EmployeeRepository

  init(repository: Repository::EmployeeRepository) {
    self.repository = repository
  }

  func names() async -> [String] { await repository.employees(in: "Ships").map { $0.name } }
}
