public import NotEverythingIsAnActorSubject

@testable import NotEverythingIsAnActor

private typealias Subject = NotEverythingIsAnActorSubject::Subject
private typealias Employee = NotEverythingIsAnActor::Employee
private typealias Person = NotEverythingIsAnActorSubject::Subject.Person

private func people(_ employees: [Employee]) -> [Person] {
  employees.Swift::map { (employee: Employee) -> Person in Person(employee.id, employee.name) }
}

/// Hands the learner's model and its client to the checks.
public func makeSubject() -> NotEverythingIsAnActorSubject::Subject {
  NotEverythingIsAnActorSubject::Subject {
    (fetch: @escaping NotEverythingIsAnActorSubject::Subject.Fetch)
      -> NotEverythingIsAnActorSubject::Subject.Client in
    let client: NotEverythingIsAnActor::DirectoryClient = NotEverythingIsAnActor::DirectoryClient(
      fetch: { (department: String) async throws -> [Employee] in
        try await fetch(department).Swift::map { (person: Person) -> Employee in
          Employee(id: person.id, name: person.name)
        }
      })
    return Subject.Client(
      makeModel: { () -> Subject.Model in
        let model: NotEverythingIsAnActor::DepartmentModel =
          NotEverythingIsAnActor::DepartmentModel(client: client)
        return Subject.Model(
          employees: { () -> [Person] in people(model.employees) },
          visible: { () -> [Person] in people(model.visible) },
          isLoading: { () -> Bool in model.isLoading },
          message: { () -> String? in model.message },
          query: { () -> String in model.query },
          setQuery: { (query: String) -> Void in model.query = query },
          load: { (department: String) async -> Void in await model.load(department) }
        )
      },
      forget: { (department: String) async -> Void in await client.forget(department) }
    )
  }
}
