public import DefineTheGlobalActorSubject

@testable import DefineTheGlobalActor

private typealias Directory = DefineTheGlobalActorSubject::Subject.Directory

/// Hands the learner's data layer to the checks.
public func makeSubject() -> DefineTheGlobalActorSubject::Subject {
  DefineTheGlobalActorSubject::Subject(
    sharedActor: { () -> any Actor in DefineTheGlobalActor::DataLayer.shared },
    makeDirectory: {
      (work: @escaping DefineTheGlobalActorSubject::Subject.Work) async
        -> DefineTheGlobalActorSubject::Subject.Directory
      in
      let store: DefineTheGlobalActor::EmployeeStore = await DefineTheGlobalActor::EmployeeStore()
      let index: DefineTheGlobalActor::NameIndex = await DefineTheGlobalActor::NameIndex(work: work)
      return Directory(
        add: { (id: Int, name: String) async -> Void in
          await DefineTheGlobalActor::add(
            DefineTheGlobalActor::Employee(id: id, name: name), to: store, index)
        },
        ids: { (name: String) async -> [Int] in await index.ids(named: name).Swift::sorted() },
        names: { () async -> [Int: String] in
          await store.employees.mapValues { (employee: DefineTheGlobalActor::Employee) -> String in
            employee.name
          }
        }
      )
    }
  )
}
