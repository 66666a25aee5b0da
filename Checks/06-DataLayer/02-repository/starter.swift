// A repository on its layer
//
// In app mode, this repository is isolated to the main actor, where it reads files and searches a
// long list. `headcounts` is on the data layer, and hops to the main actor once for each
// department. In between, other code may load a file.
//
// Goal: the repository is on the data layer, with all its members.
//
// - Synchronous code on the layer uses the repository without `await`. Other code has to await its
//   answers, and may keep one in a property.
// - `headcounts` is synchronous and on the layer: all its numbers come from one moment.
// - The answers stay. The answers count a file when `load` has returned.
//
// Up to you: which code can make a repository.

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

// TODO: Bring the repository onto the layer, and make headcounts synchronous.
final class EmployeeRepository {
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
) async -> [String: Int] {
  var counts: [String: Int] = [:]
  for department in departments {
    counts[department] = await repository.employees(in: department).count
  }
  return counts
}
