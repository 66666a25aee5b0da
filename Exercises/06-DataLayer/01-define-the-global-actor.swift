// Define the global actor
//
// The store keeps the employees, and the index finds them by name. As two actors, they would need
// two awaits, and other code could see one changed and the other not. So both use `@DataLayer`. But
// `DataLayer` is an ordinary actor, and the compiler refuses.
//
// Goal: `DataLayer` is a global actor, and the file builds.
//
// - `DataLayer.shared` is always the same actor. `DataLayer` is that actor, or another type that
//   has one.
// - Code on the layer never runs on the main actor, and never overlaps other code on the layer.
//   There is no custom executor.
// - The given code stays. Code on the layer uses the given code without `await`; other code has to
//   await.

// MARK: - Given

nonisolated struct Employee: Sendable {
  let id: Int
  let name: String
}

@DataLayer
final class EmployeeStore {
  private(set) var employees: [Int: Employee] = [:]

  func save(_ employee: Employee) { employees[employee.id] = employee }
}

@DataLayer
final class NameIndex {
  private var ids: [String: Set<Int>] = [:]
  /// Hears how many units of work were done.
  private let work: @Sendable (Int) -> Void

  init(work: @escaping @Sendable (Int) -> Void) {
    self.work = work
  }

  func ids(named name: String) -> Set<Int> { ids[name.lowercased(), default: []] }

  func change(_ id: Int, from old: String?, to new: String) {
    work(new.count)
    if let old { ids[old.lowercased()]?.remove(id) }
    ids[new.lowercased(), default: []].insert(id)
  }
}

@DataLayer
func add(_ employee: Employee, to store: EmployeeStore, _ index: NameIndex) {
  let old = store.employees[employee.id]
  store.save(employee)
  index.change(employee.id, from: old?.name, to: employee.name)
}

// MARK: - Your turn

// TODO: Make this the actor behind the attribute.
actor DataLayer {}
