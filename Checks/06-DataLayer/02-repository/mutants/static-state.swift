// refused by: checks — one layer, so one dictionary: all repositories have the same employees

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

@DataLayer
final class EmployeeRepository {
  private static var known: [Int: Employee] = [:]

  var count: Int { Self.known.count }

  /// Adds the employees of a file, or changes those that are known. A bad file changes nothing.
  func load(_ file: Data) throws {
    for employee in try JSONDecoder().decode([Employee].self, from: file) {
      Self.known[employee.id] = employee
    }
  }

  func employees(in department: String) -> [Employee] {
    Self.known.values.filter { $0.department == department }.sorted { $0.id < $1.id }
  }
}

@DataLayer
func headcounts(
  of departments: [String], in repository: EmployeeRepository
) -> [String: Int] {
  var counts: [String: Int] = [:]
  for department in departments {
    counts[department] = repository.employees(in: department).count
  }
  return counts
}
