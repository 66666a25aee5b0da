// refused by: gates — the store and the index become actors, and code that uses both waits in between
// whole: the store and the index become actors, and `add` is asynchronous

// MARK: - Given

nonisolated struct Employee: Sendable {
  let id: Int
  let name: String
}

actor EmployeeStore {
  private(set) var employees: [Int: Employee] = [:]

  func save(_ employee: Employee) { employees[employee.id] = employee }
}

actor NameIndex {
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
func add(_ employee: Employee, to store: EmployeeStore, _ index: NameIndex) async {
  let old = await store.employees[employee.id]
  await store.save(employee)
  await index.change(employee.id, from: old?.name, to: employee.name)
}

// MARK: - Your turn

@globalActor
actor DataLayer {
  static let shared = DataLayer()
}
