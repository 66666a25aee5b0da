public import MainActorByDefaultSubject

@testable import MainActorByDefault

public func makeSubject() -> Subject {
  Subject(makeDirectory: { makeDirectory() })
}

@MainActor
private func makeDirectory() -> Subject.Directory {
  let directory: MainActorByDefault::CompanyDirectory = MainActorByDefault::CompanyDirectory()
  return Subject.Directory(
    employees: {
      directory.employees.map { (employee: MainActorByDefault::Employee) in employee.name }
    },
    visible: {
      directory.visible.map { (employee: MainActorByDefault::Employee) in employee.name }
    },
    setQuery: { (query: String) in directory.query = query },
    hire: { (id: Int, name: String) in
      directory.hire(MainActorByDefault::Employee(id: id, name: name))
    },
    remove: { (id: Int) in directory.remove(id: id) })
}
