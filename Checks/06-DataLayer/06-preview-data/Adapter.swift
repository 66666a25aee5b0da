public import PreviewDataSubject

@testable import PreviewData

private typealias Subject = PreviewDataSubject::Subject
private typealias Employee = PreviewData::Employee
private typealias Person = PreviewDataSubject::Subject.Person

nonisolated private func people(_ employees: [Employee]) -> [Person] {
  employees.Swift::map { (employee: Employee) -> Person in
    Person(employee.id, employee.name, manager: employee.manager)
  }
}

/// Hands the learner's samples, and those who use them, to the checks.
public func makeSubject() -> PreviewDataSubject::Subject {
  PreviewDataSubject::Subject(
    preview: { () async -> [Person] in people(await [Employee].preview) },
    title: { () async -> String in await PreviewData::Demo.title() },
    makeRepository: { () async -> Subject.Repository in
      let repository: PreviewData::EmployeeRepository = await PreviewData::EmployeeRepository()
      return Subject.Repository(
        employees: { () async -> [Person] in people(await repository.employees) },
        add: { (person: Person) async -> Void in
          await repository.add(
            Employee(id: person.id, name: person.name, manager: person.manager))
        },
        useSamples: { () async -> Void in await repository.useSamples() }
      )
    },
    makeModel: { () -> Subject.Model in
      let model: PreviewData::DirectoryModel = PreviewData::DirectoryModel()
      return Subject.Model(
        employees: { () -> [Person] in people(model.employees) },
        remove: { (id: Int) -> Void in model.remove(id) }
      )
    }
  )
}
