import Foundation
public import RepositorySubject

@testable import Repository

nonisolated private func lines(_ employees: [Repository::Employee]) -> [String] {
  employees.Swift::map { (employee: Repository::Employee) -> String in
    "\(employee.id) \(employee.name)"
  }
}

@DataLayer
private func loadAndLook(
  _ file: Data, _ department: String, _ repository: Repository::EmployeeRepository
) throws -> RepositorySubject::Subject.Found {
  try repository.load(file)
  return RepositorySubject::Subject.Found(
    count: repository.count, employees: lines(repository.employees(in: department)),
    headcount: Repository::headcounts(of: [department], in: repository)[department])
}

/// Hands the learner's repository to the checks.
public func makeSubject() -> RepositorySubject::Subject {
  RepositorySubject::Subject {
    () async -> RepositorySubject::Subject.Repository in
    let repository: Repository::EmployeeRepository = await Repository::EmployeeRepository()
    return RepositorySubject::Subject.Repository(
      load: { (file: Data) async throws -> Void in try await repository.load(file) },
      loadAndLook: {
        (file: Data, department: String) async throws -> RepositorySubject::Subject.Found in
        try await loadAndLook(file, department, repository)
      },
      count: { () async -> Int in await repository.count },
      employees: { (department: String) async -> [String] in
        lines(await repository.employees(in: department))
      },
      headcounts: { (departments: [String]) async -> [String: Int] in
        await Repository::headcounts(of: departments, in: repository)
      }
    )
  }
}
