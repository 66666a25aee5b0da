// differs: a struct is the attribute, and the actor is a type inside it
// Define the global actor
//
// The store keeps the employees, and the index finds them by name. If each were an actor, whoever
// uses both would have to await twice, and between the two somebody else would find one changed and
// the other not. So both shall be on one actor, together with all code that says `@DataLayer`. What
// is below uses that attribute already, but `DataLayer` is an ordinary actor, so the compiler
// refuses.
//
// Goal: `DataLayer` is a global actor, and the file builds. `DataLayer.shared` is one and the same
// actor whenever it is asked for, as long as the program runs, and what says `@DataLayer` never
// runs on the main actor. The given code stays as it is: inside the layer nobody waits, and code
// outside it, on the main actor or on none, has to.

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

@globalActor
struct DataLayer {
  actor Worker {}

  static let shared = Worker()
}
