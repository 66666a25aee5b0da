// must compile: code on the layer uses the given code without `await`
// mode: app
@testable import DefineTheGlobalActor

@DefineTheGlobalActor::DataLayer
func gateMoves(
  _ employee: DefineTheGlobalActor::Employee, _ store: DefineTheGlobalActor::EmployeeStore,
  _ index: DefineTheGlobalActor::NameIndex
) -> Bool {
  DefineTheGlobalActor::add(employee, to: store, index)
  return index.ids(named: employee.name).count <= store.employees.count
}
