// Define the global actor
//
// The store keeps the employees, and the index finds them by name. If each were an actor, code that
// uses both would have to await twice, and in between other code would find one changed and the
// other not. So both shall be on one actor, with all code that says `@DataLayer`. The code below has
// the attribute already, but `DataLayer` is an ordinary actor, so the compiler refuses.
//
// Goal: `DataLayer` is a global actor, and the file builds.
//
// - `DataLayer.shared` is one and the same actor, whenever and wherever it is asked for, as long as
//   the program runs. `DataLayer` is that actor, or another type that has one: both are right.
// - Code on the layer never runs on the main actor, and never overlaps other code on the layer. The
//   actor keeps the executor that every actor has; custom executors are refused in this step.
// - The given code stays as it is. Code on the layer uses it without `await`; main-actor and
//   nonisolated code has to await.

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

// The attribute needs one actor that all code agrees on. A `static let` is made once, on first use, and
// stays. It may be read from everywhere, because an actor is Sendable.
@globalActor
actor DataLayer {
  static let shared = DataLayer()
}
