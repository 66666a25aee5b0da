// refused by: checks — one record after the other: a file that is bad at its end has changed something by then

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
  private var known: [Int: Employee] = [:]

  var count: Int { known.count }

  /// Adds the employees of a file, or changes those that are known. A bad file changes nothing.
  func load(_ file: Data) throws {
    let records = try JSONSerialization.jsonObject(with: file) as? [[String: Any]] ?? []
    for record in records {
      let data = try JSONSerialization.data(withJSONObject: record)
      let employee = try JSONDecoder().decode(Employee.self, from: data)
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
