// refused by: checks — sorted into departments while moving: who changes department is in both

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
  private var departments: [String: [Int: Employee]] = [:]

  var count: Int { departments.values.reduce(0) { $0 + $1.count } }

  func load(_ file: Data) throws {
    for employee in try JSONDecoder().decode([Employee].self, from: file) {
      departments[employee.department, default: [:]][employee.id] = employee
    }
  }

  func employees(in department: String) -> [Employee] {
    departments[department, default: [:]].values.sorted { $0.id < $1.id }
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
