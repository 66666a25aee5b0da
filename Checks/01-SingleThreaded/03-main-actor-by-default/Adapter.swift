public import MainActorByDefaultSubject

@testable import MainActorByDefault

public func makeSubject() -> MainActorByDefaultSubject::Subject {
  MainActorByDefaultSubject::Subject(makeDirectory: { directoryForTheChecks() })
}

@MainActor
private func directoryForTheChecks() -> MainActorByDefaultSubject::Subject.Directory {
  let directory: MainActorByDefault::CompanyDirectory = MainActorByDefault::CompanyDirectory()
  return MainActorByDefaultSubject::Subject.Directory(
    employees: {
      directory.employees.Swift::map { (employee: MainActorByDefault::Employee) in employee.name }
    },
    visible: {
      directory.visible.Swift::map { (employee: MainActorByDefault::Employee) in employee.name }
    },
    query: { directory.query },
    setQuery: { (query: String) in directory.query = query },
    hire: { (id: Int, name: String) in
      directory.hire(MainActorByDefault::Employee(id: id, name: name))
    },
    remove: { (id: Int) in directory.remove(id: id) })
}
