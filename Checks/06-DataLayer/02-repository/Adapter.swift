import Foundation
public import RepositorySubject

@testable import Repository

/// Hands the learner's repository to the checks.
public func makeSubject() -> RepositorySubject::Subject {
  RepositorySubject::Subject {
    () async -> RepositorySubject::Subject.Repository in
    let repository: Repository::EmployeeRepository = await Repository::EmployeeRepository()
    return RepositorySubject::Subject.Repository(
      load: { (file: Data) async throws -> Void in try await repository.load(file) },
      count: { () async -> Int in await repository.count },
      employees: { (department: String) async -> [String] in
        await repository.employees(in: department).Swift::map {
          (employee: Repository::Employee) -> String in
          "\(employee.id) \(employee.name)"
        }
      },
      headcounts: { (departments: [String]) async -> [String: Int] in
        await Repository::headcounts(of: departments, in: repository)
      }
    )
  }
}
