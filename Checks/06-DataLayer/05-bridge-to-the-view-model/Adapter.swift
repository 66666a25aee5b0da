public import BridgeToTheViewModelSubject

@testable import BridgeToTheViewModel

private typealias Subject = BridgeToTheViewModelSubject::Subject
private typealias Employee = BridgeToTheViewModel::Employee

@DataLayer private func roster(
  of repository: BridgeToTheViewModel::EmployeeRepository
) -> Subject.Roster {
  Subject.Roster(
    repository.revision,
    repository.employees.Swift::map { (employee: Employee) -> Int in employee.id },
    names: repository.employees.Swift::map { (employee: Employee) -> String in employee.name })
}

/// Hands the learner's model and its repository to the checks.
public func makeSubject() -> BridgeToTheViewModelSubject::Subject {
  BridgeToTheViewModelSubject::Subject {
    (fetch: @escaping BridgeToTheViewModelSubject::Subject.Fetch)
      -> BridgeToTheViewModelSubject::Subject.Repository in
    let repository: BridgeToTheViewModel::EmployeeRepository =
      BridgeToTheViewModel::EmployeeRepository(
        fetch: { () async throws -> (revision: Int, employees: [Employee]) in
          let roster: Subject.Roster = try await fetch()
          let employees: [Employee] = zip(roster.ids, roster.names).Swift::map {
            (id: Int, name: String) -> Employee in Employee(id: id, name: name)
          }
          return (revision: roster.revision, employees: employees)
        })
    return Subject.Repository(
      makeModel: { () -> Subject.Model in
        let model: BridgeToTheViewModel::DirectoryModel =
          BridgeToTheViewModel::DirectoryModel(repository: repository)
        return Subject.Model(
          shown: { () -> Subject.Roster in
            Subject.Roster(
              model.revision,
              model.employees.Swift::map { (employee: Employee) -> Int in employee.id },
              names: model.employees.Swift::map { (employee: Employee) -> String in employee.name })
          },
          isLoading: { () -> Bool in model.isLoading },
          message: { () -> String? in model.message },
          load: { () async -> Void in await model.load() }
        )
      },
      refresh: { () async throws -> Void in try await repository.refresh() },
      kept: { () async -> Subject.Roster in await roster(of: repository) }
    )
  }
}
