// differs: the class conforms to a protocol of the layer, which says where it belongs

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

@DataLayer protocol OnLayer {}

final class EmployeeRepository: OnLayer {
  private var known: [Int: Employee] = [:]

  var count: Int { known.count }

  /// Adds the employees of a file, or changes those that are known. A bad file changes nothing.
  func load(_ file: Data) throws {
    for employee in try JSONDecoder().decode([Employee].self, from: file) {
      known[employee.id] = employee
    }
  }

  func employees(in department: String) -> [Employee] {
    known.values.filter { $0.department == department }.sorted { $0.id < $1.id }
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
