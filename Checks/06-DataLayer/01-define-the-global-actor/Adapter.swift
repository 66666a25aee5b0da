public import DefineTheGlobalActorSubject

@testable import DefineTheGlobalActor

private typealias Directory = DefineTheGlobalActorSubject::Subject.Directory

// In app mode, `shared` of a struct is isolated to the main actor, which the awaits allow for.
@DefineTheGlobalActor::DataLayer
private func shared() async -> (shared: any Actor, isolation: (any Actor)?) {
  let isolation: (any Actor)? = #isolation
  return (await DefineTheGlobalActor::DataLayer.shared, isolation)
}

@DefineTheGlobalActor::DataLayer
private func addAndLook(
  _ employee: DefineTheGlobalActor::Employee, _ store: DefineTheGlobalActor::EmployeeStore,
  _ index: DefineTheGlobalActor::NameIndex
) -> (name: String?, isFound: Bool) {
  DefineTheGlobalActor::add(employee, to: store, index)
  return (
    store.employees[employee.id]?.name, index.ids(named: employee.name).contains(employee.id)
  )
}

/// Hands the learner's data layer to the checks.
public func makeSubject() -> DefineTheGlobalActorSubject::Subject {
  DefineTheGlobalActorSubject::Subject(
    sharedActor: { () -> any Actor in DefineTheGlobalActor::DataLayer.shared },
    sharedActorOffTheMainActor: { @concurrent () async -> any Actor in
      await DefineTheGlobalActor::DataLayer.shared
    },
    sharedActorOnTheLayer: {
      @concurrent () async -> (shared: any Actor, isolation: (any Actor)?) in await shared()
    },
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
        addAndLook: { (id: Int, name: String) async -> (name: String?, isFound: Bool) in
          await addAndLook(DefineTheGlobalActor::Employee(id: id, name: name), store, index)
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
