// refused by: gates — nobody waits any more, and the main actor does the work whenever it asks

import Foundation
import Synchronization

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

nonisolated final class EmployeeRepository: Sendable {
  private let known = Mutex<[Int: Employee]>([:])

  var count: Int { known.withLock { $0.count } }

  func load(_ file: Data) throws {
    let employees = try JSONDecoder().decode([Employee].self, from: file)
    known.withLock { known in
      for employee in employees { known[employee.id] = employee }
    }
  }

  func employees(in department: String) -> [Employee] {
    known.withLock { $0 }.values.filter { $0.department == department }.sorted { $0.id < $1.id }
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
