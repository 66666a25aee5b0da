// refused by: gates — the decoding leaves the main actor, and the repository stays there

import Foundation

// MARK: - Given

@globalActor
actor DataLayer {
  static let shared = DataLayer()
}

nonisolated struct Employee: Decodable, Sendable {
  let id: Int
  let name: String
  let department: String
}

// MARK: - Your turn

final class EmployeeRepository {
  private var known: [Int: Employee] = [:]

  var count: Int { known.count }

  func load(_ file: Data) async throws {
    for employee in try await decode(file) { known[employee.id] = employee }
  }

  @concurrent
  private func decode(_ file: Data) async throws -> [Employee] {
    try JSONDecoder().decode([Employee].self, from: file)
  }

  func employees(in department: String) -> [Employee] {
    known.values.filter { $0.department == department }.sorted { $0.id < $1.id }
  }
}

@DataLayer
func headcounts(
  of departments: [String], in repository: EmployeeRepository
) async -> [String: Int] {
  var counts: [String: Int] = [:]
  for department in departments {
    counts[department] = await repository.employees(in: department).count
  }
  return counts
}
