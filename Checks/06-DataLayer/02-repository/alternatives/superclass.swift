// differs: the superclass says where it belongs, and the repository is a class like its superclass
// A repository on its layer
//
// The repository reads files and searches a long list. It says nothing about where it belongs, so
// in app mode that is the main actor. `headcounts` is on the data layer, and leaves it for the main
// actor once for each department. Between two of them somebody may load a file.
//
// Goal: the repository belongs to the data layer, with all that it does. Synchronous code on the
// layer uses it without `await`. Code on the main actor or on none may hold it, and has to await
// what it asks. `headcounts` is synchronous, so that all its numbers are of one moment. What they
// answer stays as it is.

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

/// What is on the layer, for everything that keeps records there.
@DataLayer
class Records<Record: Sendable> {
  fileprivate var known: [Int: Record] = [:]

  var count: Int { known.count }
}

final class EmployeeRepository: Records<Employee> {
  func load(_ file: Data) throws {
    let employees = try JSONDecoder().decode([Employee].self, from: file)
    known.merge(employees.map { ($0.id, $0) }) { _, new in new }
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
