// refused by: checks — the index may follow later, so `add` is quicker; in between, one is changed and the other not
// whole: `add` leaves the index to a task

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
  Task { index.change(employee.id, from: old?.name, to: employee.name) }
}

// MARK: - Your turn

@globalActor
actor DataLayer {
  static let shared = DataLayer()
}
